/** Ms between two checks, as specified. */
const CHECK_PERIOD = 500

/** A clock beside the page's own; none where workers are not to be had. */
function openPulse(): Worker | null {
  try {
    return new Worker(new URL('./pulse.ts', import.meta.url), { type: 'module' })
  } catch {
    return null
  }
}

/**
 * Calls `check` at least every 500 ms. A page can clear every timer of its own by number, so a worker keeps time as
 * well, where there is one, and starts the timer anew when it has stopped.
 */
export function startBeat(check: () => void): () => void {
  let ticked = performance.now()
  const tick = () => {
    ticked = performance.now()
    check()
  }
  let timer = setInterval(tick, CHECK_PERIOD)

  const pulse = openPulse()
  pulse?.addEventListener('message', () => {
    if (document.hidden) return
    if (performance.now() - ticked > 2 * CHECK_PERIOD) {
      clearInterval(timer)
      timer = setInterval(tick, CHECK_PERIOD)
      ticked = performance.now()
    }
    check()
  })

  return () => {
    clearInterval(timer)
    pulse?.terminate()
  }
}
