import { natives } from './natives'
import pulseAddress from './pulse?worker&url'

/** Ms between two checks, as specified. */
const CHECK_PERIOD = 500

/** A clock outside the page's own timers; null where workers are unavailable. */
function openPulse(): Worker | null {
  try {
    return natives.Worker
      ? new natives.Worker(pulseAddress, { __proto__: null, type: 'module' } as WorkerOptions)
      : null
  } catch {
    return null
  }
}

/**
 * Calls `check` at least every 500 ms. A script can clear all timers of the page by number, so a worker, where
 * available, also keeps time and restarts a timer that has stopped.
 */
export function startBeat(check: () => void): () => void {
  let ticked = natives.now()
  const tick = () => {
    ticked = natives.now()
    check()
  }
  let timer = natives.setInterval(tick, CHECK_PERIOD)

  const pulse = openPulse()
  if (pulse) {
    natives.listenTo(pulse, 'message', () => {
      if (natives.isHidden()) return
      if (natives.now() - ticked > 2 * CHECK_PERIOD) {
        natives.clearInterval(timer)
        timer = natives.setInterval(tick, CHECK_PERIOD)
        ticked = natives.now()
      }
      check()
    })
  }

  return () => {
    natives.clearInterval(timer)
    if (pulse) natives.terminate?.(pulse)
  }
}
