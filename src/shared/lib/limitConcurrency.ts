/**
 * Runs a task for each item in order, a few at a time. After `signal` has aborted, or once a task returns `stop`, no
 * further one starts; those in flight are awaited.
 */
export async function limitConcurrency<T>(
  items: readonly T[],
  run: (item: T) => Promise<'next' | 'stop'>,
  { concurrency, signal }: { concurrency: number; signal: AbortSignal },
): Promise<void> {
  let next = 0
  let isStopped = false
  const work = async () => {
    while (next < items.length && !isStopped && !signal.aborted) {
      const item = items[next++]!
      if ((await run(item)) === 'stop') isStopped = true
    }
  }
  await Promise.all(Array.from({ length: concurrency }, work))
}
