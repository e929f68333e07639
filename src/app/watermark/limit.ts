/** Counts what happens: true when it happened more than `most` times within the last `window` ms. */
export function limit(most: number, window: number) {
  let times: number[] = []
  return (now: number): boolean => {
    times = [...times.filter((time) => now - time < window), now].slice(-most - 1)
    return times.length > most
  }
}
