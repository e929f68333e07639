/**
 * Runs a step for each of many things, a few at once, in order. After `signal` has aborted, or once a step says to
 * stop, no other is begun; those under way are waited for.
 */
export async function inTurns<T>(
  things: readonly T[],
  step: (thing: T) => Promise<'next' | 'stop'>,
  { atOnce, signal }: { atOnce: number; signal: AbortSignal },
): Promise<void> {
  let next = 0
  let isStopped = false
  const work = async () => {
    while (next < things.length && !isStopped && !signal.aborted) {
      const thing = things[next++]!
      if ((await step(thing)) === 'stop') isStopped = true
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
}
