import dayjs from 'dayjs'

const WEEK = 7
const FORM = 'YYYY-MM-DD'

/** The days of a month (`2026-11`) by weeks from Monday on, with those of its neighbours that fill them. */
export function weeksOf(month: string): string[][] {
  const first = dayjs(`${month}-01`)
  const start = first.subtract((first.day() + WEEK - 1) % WEEK, 'day')
  const count = Math.ceil((first.diff(start, 'day') + first.daysInMonth()) / WEEK)
  return Array.from({ length: count }, (_, week) =>
    Array.from({ length: WEEK }, (_, day) => start.add(week * WEEK + day, 'day').format(FORM)),
  )
}

/** Where each key leads from a day of the calendar; undefined for any other key. */
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
  if (Object.hasOwn(days, key)) return at.add(days[key]!, 'day').format(FORM)
  if (key === 'PageUp') return at.subtract(1, 'month').format(FORM)
  if (key === 'PageDown') return at.add(1, 'month').format(FORM)
  return undefined
}

/** The month so many after another. */
export const monthAfter = (month: string, by: number): string =>
  dayjs(`${month}-01`).add(by, 'month').format('YYYY-MM')

/** Things by the day that they are on, in their order. */
export function byDay<T>(things: readonly T[], dayOf: (thing: T) => string | null): Map<string, T[]> {
  const days = new Map<string, T[]>()
  for (const thing of things) {
    const day = dayOf(thing)
    if (day === null) continue
    days.set(day, [...(days.get(day) ?? []), thing])
  }
  return days
}
