import dayjs from 'dayjs'

const WEEK = 7
const DAY_FORMAT = 'YYYY-MM-DD'

/** Days of a month (`2026-11`) by week, starting on Monday; days of the neighbouring months complete the weeks. */
export function weeksOf(month: string): string[][] {
  const first = dayjs(`${month}-01`)
  const start = first.subtract((first.day() + WEEK - 1) % WEEK, 'day')
  const count = Math.ceil((first.diff(start, 'day') + first.daysInMonth()) / WEEK)
  return Array.from({ length: count }, (_, week) =>
    Array.from({ length: WEEK }, (_, day) => start.add(week * WEEK + day, 'day').format(DAY_FORMAT)),
  )
}

/** Returns the day that a navigation key leads to; undefined for any other key. */
export function dayAfterKey(key: string, day: string): string | undefined {
  const at = dayjs(day)
  const weekday = (at.day() + WEEK - 1) % WEEK
  const days: Readonly<Record<string, number>> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -WEEK,
    ArrowDown: WEEK,
    Home: -weekday,
    End: WEEK - 1 - weekday,
  }
  if (Object.hasOwn(days, key)) return at.add(days[key]!, 'day').format(DAY_FORMAT)
  if (key === 'PageUp') return at.subtract(1, 'month').format(DAY_FORMAT)
  if (key === 'PageDown') return at.add(1, 'month').format(DAY_FORMAT)
  return undefined
}

export const monthAfter = (month: string, by: number): string =>
  dayjs(`${month}-01`).add(by, 'month').format('YYYY-MM')

/** Groups items by day, in their order; items without a day are left out. */
export function groupByDay<T>(items: readonly T[], dayOf: (item: T) => string | null): Map<string, T[]> {
  const days = new Map<string, T[]>()
  for (const item of items) {
    const day = dayOf(item)
    if (day === null) continue
    days.set(day, [...(days.get(day) ?? []), item])
  }
  return days
}
