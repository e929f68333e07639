/** Office hours of support in Beijing, in minutes of the day, Monday to Friday. */
const SPANS = [
  [9 * 60, 12 * 60],
  [13 * 60 + 30, 18 * 60],
] as const

const BEIJING = 8 * 3_600_000

/** True during support hours. Public holidays are not known here. */
export function isSupportOpen(now: Date): boolean {
  const beijing = new Date(now.getTime() + BEIJING)
  const day = beijing.getUTCDay()
  const minute = beijing.getUTCHours() * 60 + beijing.getUTCMinutes()
  return day >= 1 && day <= 5 && SPANS.some(([from, to]) => minute >= from && minute < to)
}
