/** Ms that the first pause ends by, and the longest one; both are halved at most. */
const FIRST = 2_000
const LONGEST = 60_000

/**
 * Ms to wait before the next try to connect after `failures` in a row: 1 to 2 s at first, then twice as long each
 * time, up to 60 s; random, so that after an outage not everyone comes back at the same moment.
 */
export function pauseAfter(failures: number, random = Math.random()): number {
  const most = Math.min(FIRST * 2 ** failures, LONGEST)
  return most / 2 + (most / 2) * random
}
