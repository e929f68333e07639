/** Upper limits of the first and of every delay; the random delay is at least half of it. */
const FIRST_DELAY_MS = 2_000
const MAX_DELAY_MS = 60_000

/**
 * Ms until the next try to connect after `failures` in a row: 1 to 2 s at first, then twice as long each time, up to 60
 * s; random, so that not all clients reconnect at once after an outage.
 */
export function reconnectDelay(failures: number, random = Math.random()): number {
  const max = Math.min(FIRST_DELAY_MS * 2 ** failures, MAX_DELAY_MS)
  return max / 2 + (max / 2) * random
}
