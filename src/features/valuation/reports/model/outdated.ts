import type { OutdatedReason } from '@/entities/report/reports.api'
import { SAME_RESULTS_SINCE } from '../../engine/method/tables'

/** Neither typed by the user nor taken over from what was typed. */
export const isDefault = ({ source }: { source: string }) => source !== 'user' && source !== 'lead'

interface Calculation {
  methodVersion: string
  tableVersion: string
  /** YYYY-MM-DD. */
  baseDate: string
  /** Whether a value of the default tables went into it; asked only when the tables have changed. */
  usesDefaults: () => boolean
}

interface Now {
  methodVersion: string
  tableVersion: string
  /** YYYY-MM-DD. */
  today: string
  /** The form was changed after the calculation, and not submitted. */
  isFormChanged?: boolean
}

/** `2.1` counts as `2`: a correction within a method leaves its results comparable. */
const major = (version: string) => Number(version.split('.')[0])

/** Whether another version of the method would give other results. */
const isOtherMethod = (then: string, now: string) =>
  !(major(then) >= Math.min(SAME_RESULTS_SINCE, major(now)) && major(then) <= major(now))

/** What a calculation's age counts from: of a base date that was asked for in the past, the day it was made. */
export const agesFrom = (
  { baseDate, pastBaseDate = false }: { baseDate: string; pastBaseDate?: boolean | undefined },
  day: string,
): string => (pastBaseDate && day > baseDate ? day : baseDate)

/** The last day on which a base date is not more than 12 months past; of a leap day the last of February. */
export function lastCurrentDay(baseDate: string): string {
  const nextYear = Number(baseDate.slice(0, 4)) + 1
  const day = baseDate.slice(5) === '02-29' ? '02-28' : baseDate.slice(5)
  return `${String(nextYear).padStart(4, '0')}-${day}`
}

/**
 * Why a calculation has to be repeated before it is passed on; null while it is current. Results stay readable,
 * download and deal split are blocked. Days are compared as text: YYYY-MM-DD sorts by time.
 */
export function outdatedReason(calculation: Calculation, now: Now): OutdatedReason | null {
  if (now.isFormChanged) return 'form'
  if (isOtherMethod(calculation.methodVersion, now.methodVersion)) return 'method'
  if (calculation.tableVersion !== now.tableVersion && calculation.usesDefaults()) return 'tables'
  return now.today > lastCurrentDay(calculation.baseDate) ? 'age' : null
}
