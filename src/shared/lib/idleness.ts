import { storageName } from './storage'

/** Ms without activity in any tab after which the session ends, and before that end the user is warned. */
export const LIMIT = 30 * 60_000
export const WARNED_BEFORE = 5 * 60_000
/** Least ms between two words to the other tabs about activity here. */
const TOLD_EVERY = 5_000
/** Ms that the other tabs have for an answer before it is decided without them. */
const ANSWERED_WITHIN = 300

const ACTIVITY = ['pointerdown', 'keydown', 'wheel'] as const

type Word =
  /** The last activity of a tab is `age` ms ago. Durations, never times of day: clocks may be wrong. */
  { kind: 'active'; age: number } | { kind: 'ask' }

interface Watcher {
  /** Ms, as those of the session unless said. */
  limit?: number
  warnedBefore?: number
  /** Called with true when the end is near, with false when someone is there again. */
  onWarned: (isWarned: boolean) => void
  onOver: () => void
}

/**
 * Watches how long nobody has done anything, all tabs counted together; gives what to call to stop. Each tab
 * measures by its own monotonic clock and hears of the others by messages. Before it warns or ends anything it
 * asks them, because one that was frozen has heard nothing.
 */
export function watchIdleness({
  limit = LIMIT,
  warnedBefore = WARNED_BEFORE,
  onWarned,
  onOver,
}: Watcher): () => void {
  const channel = new BroadcastChannel(storageName('activity'))
  let last = performance.now()
  let told = Number.NEGATIVE_INFINITY
  let isWarned = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const age = () => performance.now() - last
  const say = (word: Word) => channel.postMessage(word)

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
    say({ kind: 'ask' })
    wait(ANSWERED_WITHIN, judge)
  }

  function judge() {
    const idle = age()
    if (idle >= limit) return onOver()
    const isNear = idle >= limit - warnedBefore
    warn(isNear)
    wait((isNear ? limit : limit - warnedBefore) - idle, ask)
  }

  function act() {
    last = performance.now()
    if (last - told >= TOLD_EVERY) {
      told = last
      say({ kind: 'active', age: 0 })
    }
    if (isWarned) judge()
  }

  /** A page that comes back from sleep looks at once whether its time is up. */
  const look = () => {
    if (!document.hidden && age() >= limit - warnedBefore) ask()
  }

  channel.addEventListener('message', ({ data: word }: MessageEvent<Word>) => {
    if (word.kind === 'ask') return say({ kind: 'active', age: age() })
    last = Math.max(last, performance.now() - word.age)
    if (isWarned) judge()
  })
  for (const event of ACTIVITY) addEventListener(event, act, { capture: true, passive: true })
  document.addEventListener('visibilitychange', look)
  act()
  judge()

  return () => {
    clearTimeout(timer)
    channel.close()
    for (const event of ACTIVITY) removeEventListener(event, act, { capture: true })
    document.removeEventListener('visibilitychange', look)
  }
}
