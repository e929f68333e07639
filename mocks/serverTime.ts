/** A moment as the backend writes it: its own clock (UTC+8), no zone. */
export const beijing = (time: Date): string =>
  new Date(time.getTime() + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')
