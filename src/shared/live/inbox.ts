/** Texts that wait at most; what comes beyond is dropped. */
const LIMIT = 5_000
/** Ms of work before the page gets its turn. */
const SLICE = 5

/**
 * Takes in texts as fast as they come and handles them in slices, so that a flood leaves the page usable.
 * `onDropped` is called after one that was more than it can hold.
 */
export function createInbox(handle: (text: string) => void, onDropped: () => void) {
  let waiting: string[] = []
  let hasDropped = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const plan = () => {
    timer ??= setTimeout(work)
  }

  function work() {
    timer = undefined
    const slice = waiting
    const end = performance.now() + SLICE
    let done = 0
    for (const text of slice) {
      if (performance.now() >= end) break
      handle(text)
      done++
      if (slice !== waiting) return // cleared meanwhile
    }
    waiting = slice.slice(done)
    if (waiting.length > 0) return plan()
    if (hasDropped) {
      hasDropped = false
      onDropped()
    }
  }

  return {
    put(text: string) {
      if (waiting.length < LIMIT) waiting.push(text)
      else hasDropped = true
      plan()
    },
    clear() {
      clearTimeout(timer)
      timer = undefined
      waiting = []
      hasDropped = false
    },
  }
}
