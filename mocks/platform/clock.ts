/** A point in time as the backend writes it: Beijing time without a zone. */
export const beijing = (time: Date): string =>
  new Date(time.getTime() + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')

/** The day it is where the backend stands. */
export const serverDay = (time = new Date()): string => beijing(time).slice(0, 10)
