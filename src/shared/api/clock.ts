/** Ms that the server's clock is ahead of this machine's. */
let ahead = 0

/** Takes note of the `Date` header of an answer; anything else leaves the clock as it is. */
export function noteServerTime(date: unknown) {
  const time = typeof date === 'string' ? Date.parse(date) : Number.NaN
  if (!Number.isNaN(time)) ahead = time - Date.now()
}

/** Now by the server's clock, in ms, to the second; by this machine's before the first answer. */
export const serverNow = (): number => Date.now() + ahead
