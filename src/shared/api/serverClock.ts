/** Milliseconds that the server's clock is ahead of the local one. */
let clockOffset = 0

/** Updates the offset from the `Date` header of an answer; ignores anything else. */
export function noteServerTime(date: unknown) {
  const time = typeof date === 'string' ? Date.parse(date) : Number.NaN
  if (!Number.isNaN(time)) clockOffset = time - Date.now()
}

/** Current time of the server in ms, precise to the second; local time before the first answer. */
export const serverNow = (): number => Date.now() + clockOffset
