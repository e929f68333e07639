/** Ms between two checks, as specified. */
const CHECK_PERIOD = 500

/** Ms of the second clock. */
const SPARE_PERIOD = 250

/**
 * Calls `check` every 500 ms and more often where it can. Of the two clocks the second has no number by which a
 * page could stop it, and starts the first anew when that has stopped.
 */
export function startBeat(check: () => void): () => void {
  let ticked = performance.now()
  const tick = () => {
    ticked = performance.now()
    check()
  }
  let timer = setInterval(tick, CHECK_PERIOD)

  const spare = 'Animation' in window ? new Animation(new KeyframeEffect(null, null, SPARE_PERIOD)) : null
  if (spare) {
    spare.onfinish = () => {
      spare.play()
      if (performance.now() - ticked > 2 * CHECK_PERIOD) {
        clearInterval(timer)
        timer = setInterval(tick, CHECK_PERIOD)
      }
      check()
    }
    spare.play()
  }

  return () => {
    clearInterval(timer)
    if (!spare) return
    spare.onfinish = null
    spare.cancel()
  }
}
