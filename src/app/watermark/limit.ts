/** Returns a function that is true when it was called more than `most` times within the last `window` ms. */
export function limit(most: number, window: number) {
  const times: number[] = []
  let count = 0
  return (now: number): boolean => {
    const slot = count++ % most
    const before = times[slot] // time of the call `most` calls ago
    times[slot] = now
    return before !== undefined && now - before < window
  }
}
