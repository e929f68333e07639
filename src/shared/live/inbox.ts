const MAX_QUEUED = 5_000
const SLICE_MS = 5

/**
 * Queues messages and handles them in slices, so that a flood leaves the page responsive. `onDropped` is called after
 * an overflow.
 */
export function createInbox(handle: (text: string) => void, onDropped: () => void) {
  let queue: string[] = []
  let hasDropped = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const schedule = () => {
    timer ??= setTimeout(work)
  }

  function work() {
    timer = undefined
    const slice = queue
    const end = performance.now() + SLICE_MS
    let done = 0
    for (const text of slice) {
      if (performance.now() >= end) break
      handle(text)
      done++
      if (slice !== queue) return // cleared meanwhile
    }
    queue = slice.slice(done)
    if (queue.length > 0) return schedule()
    if (hasDropped) {
      hasDropped = false
      onDropped()
    }
  }

  return {
    put(text: string) {
      if (queue.length < MAX_QUEUED) queue.push(text)
      else hasDropped = true
      schedule()
    },
    clear() {
      clearTimeout(timer)
      timer = undefined
      queue = []
      hasDropped = false
    },
  }
}
