import { storageName } from './storage'

/** Ms without activity in any tab until the session ends, and the lead time of the warning. */
export const IDLE_LIMIT_MS = 30 * 60_000
export const WARNING_LEAD_MS = 5 * 60_000
const BROADCAST_INTERVAL_MS = 5_000
/** Time for other tabs to answer before deciding without them. */
const ANSWER_TIMEOUT_MS = 300

const ACTIVITY = ['pointerdown', 'keydown', 'wheel'] as const

type ActivityMessage =
  /** Last activity of a tab, `age` ms ago. Durations, never times of day: clocks may be wrong. */
  { kind: 'active'; age: number } | { kind: 'ask' }

interface IdlenessOptions {
  limit?: number
  warningLead?: number
  /** Called with true before the end, and with false when there is activity again. */
  onWarned: (isWarned: boolean) => void
  onIdle: () => void
}

/**
 * Watches for inactivity across all tabs; returns a function that stops it. Each tab measures with its own monotonic
 * clock and learns of the others by messages. Before warning or ending anything it asks them, because a frozen tab has
 * missed messages.
 */
export function watchIdleness({
  limit = IDLE_LIMIT_MS,
  warningLead = WARNING_LEAD_MS,
  onWarned,
  onIdle,
}: IdlenessOptions): () => void {
  const channel = new BroadcastChannel(storageName('activity'))
  let lastActivity = performance.now()
  let lastBroadcast = Number.NEGATIVE_INFINITY
  let isWarned = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const age = () => performance.now() - lastActivity
  const send = (message: ActivityMessage) => channel.postMessage(message)

  function wait(ms: number, then: () => void) {
    clearTimeout(timer)
    timer = setTimeout(then, ms)
  }

  function warn(is: boolean) {
    if (is === isWarned) return
    isWarned = is
    onWarned(is)
  }

  function ask() {
    send({ kind: 'ask' })
    wait(ANSWER_TIMEOUT_MS, evaluate)
  }

  function evaluate() {
    const idle = age()
    if (idle >= limit) return onIdle()
    const isNear = idle >= limit - warningLead
    warn(isNear)
    wait((isNear ? limit : limit - warningLead) - idle, ask)
  }

  function recordActivity() {
    lastActivity = performance.now()
    if (lastActivity - lastBroadcast >= BROADCAST_INTERVAL_MS) {
      lastBroadcast = lastActivity
      send({ kind: 'active', age: 0 })
    }
    if (isWarned) evaluate()
  }

  /** A page that wakes up checks at once if its time is up. */
  const checkOnReturn = () => {
    if (!document.hidden && age() >= limit - warningLead) ask()
  }

  channel.addEventListener('message', ({ data: message }: MessageEvent<ActivityMessage>) => {
    if (message.kind === 'ask') return send({ kind: 'active', age: age() })
    lastActivity = Math.max(lastActivity, performance.now() - message.age)
    if (isWarned) evaluate()
  })
  for (const event of ACTIVITY) addEventListener(event, recordActivity, { capture: true, passive: true })
  document.addEventListener('visibilitychange', checkOnReturn)
  recordActivity()
  evaluate()

  return () => {
    clearTimeout(timer)
    channel.close()
    for (const event of ACTIVITY) removeEventListener(event, recordActivity, { capture: true })
    document.removeEventListener('visibilitychange', checkOnReturn)
  }
}
