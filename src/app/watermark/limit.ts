/** Counts what happens: true when it happened more than `most` times within the last `window` ms. */
export function limit(most: number, window: number) {
  const times: number[] = []
  let count = 0
  return (now: number): boolean => {
    const slot = count++ % most
    const before = times[slot] // when it happened `most` times ago
    times[slot] = now
    return before !== undefined && now - before < window
  }
}
