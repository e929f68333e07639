/** Minutes of the day in Beijing between which support answers, Monday to Friday. */
const SPANS = [
  [9 * 60, 12 * 60],
  [13 * 60 + 30, 18 * 60],
] as const

const BEIJING = 8 * 3_600_000

/** Whether support answers at this moment. Public holidays are not known here. */
export function isSupportOpen(now: Date): boolean {
  const there = new Date(now.getTime() + BEIJING)
  const day = there.getUTCDay()
  const minute = there.getUTCHours() * 60 + there.getUTCMinutes()
  return day >= 1 && day <= 5 && SPANS.some(([from, to]) => minute >= from && minute < to)
}
