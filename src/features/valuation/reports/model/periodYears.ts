import dayjs from 'dayjs'
import { dayNumber } from '@/shared/lib/dates'

const yearOf = (day: string) => Number(day.slice(0, 4))

export const firstDay = (baseDate: string, period: number): string =>
  dayjs(baseDate).add(period, 'year').format('YYYY-MM-DD')

const isNewYear = (baseDate: string) => baseDate.endsWith('-01-01')

/** Calendar years that a period covers: `2027/28`, or `2027` if it is one. */
export function yearsOfPeriod(baseDate: string, period: number): string {
  const year = yearOf(baseDate) + period
  return isNewYear(baseDate) ? String(year) : `${year}/${String((year + 1) % 100).padStart(2, '0')}`
}

/** Calendar years that the periods touch, in ascending order. */
export function calendarYears(baseDate: string, periods: number): number[] {
  const count = periods === 0 || isNewYear(baseDate) ? periods : periods + 1
  return Array.from({ length: count }, (_, index) => yearOf(baseDate) + index)
}

/**
 * Converts one amount per period to one per calendar year. Each is split by the days of its period before and after New
 * Year, so that the sum stays the same.
 */
export function byCalendarYear(amounts: readonly number[], baseDate: string): number[] {
  const sums = calendarYears(baseDate, amounts.length).map(() => 0)
  for (const [period, amount] of amounts.entries()) {
    const [from, to] = [firstDay(baseDate, period), firstDay(baseDate, period + 1)].map(dayNumber)
    const newYear = dayNumber(`${yearOf(baseDate) + period + 1}-01-01`)
    const before = (amount * (newYear - from!)) / (to! - from!)
    sums[period]! += before
    if (period + 1 < sums.length) sums[period + 1]! += amount - before
  }
  return sums
}
