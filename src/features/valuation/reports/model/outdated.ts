import type { OutdatedReason } from '@/entities/report/reports.api'
import { SAME_RESULTS_SINCE } from '../../engine/method/methodTables'
import { regionOf } from '../../form/model/formOptions'
import { valuedIndicationsOf } from '../../form/model/valuedIndications'
import type { ValuationForm } from '../../form/model/valuationSchema'

/** True when a value was neither typed by the user nor taken over from a typed one. */
export const isDefault = ({ source }: { source: string }) => source !== 'user' && source !== 'lead'

interface Calculation {
  methodVersion: string
  tableVersion: string
  baseDate: string
  /** See {@link isChangedInVersion4}. */
  isChangedInVersion4: boolean
  /** True when it used values of the default tables; only called when the tables have changed. */
  usesDefaults: () => boolean
}

/**
 * True when version 4 gives another result: it spends a launch cost only while the asset is alive, and gives each region
 * the data exclusivity of its own law.
 */
export const isChangedInVersion4 = (form: ValuationForm): boolean =>
  form.launchCost !== undefined ||
  (regionOf(form.dataExclusivity) !== null &&
    valuedIndicationsOf(form).some(({ regions }) => regions !== undefined))

interface Now {
  methodVersion: string
  tableVersion: string
  today: string
  isFormChanged?: boolean
}

/** `2.1` counts as `2`: a correction within a method keeps its results comparable. */
const major = (version: string) => Number(version.split('.')[0])

function isOtherMethod({ methodVersion, isChangedInVersion4: isChanged }: Calculation, now: string): boolean {
  const since = isChanged ? SAME_RESULTS_SINCE.changedInVersion4 : SAME_RESULTS_SINCE.general
  const then = major(methodVersion)
  return !(then >= Math.min(since, major(now)) && then <= major(now))
}

/** Date from which a calculation ages: its base date, or the day of calculation if a past base date was requested. */
export const ageStart = (
  { baseDate, pastBaseDate = false }: { baseDate: string; pastBaseDate?: boolean | undefined },
  day: string,
): string => (pastBaseDate && day > baseDate ? day : baseDate)

/** Last day on which a base date is at most 12 months old; the last of February for a leap day. */
export function lastCurrentDay(baseDate: string): string {
  const nextYear = Number(baseDate.slice(0, 4)) + 1
  const day = baseDate.slice(5) === '02-29' ? '02-28' : baseDate.slice(5)
  return `${String(nextYear).padStart(4, '0')}-${day}`
}

/**
 * Returns why a calculation must be repeated before it is shared; null while it is current. Results stay readable, but
 * download and deal split are blocked. Days are compared as strings: YYYY-MM-DD sorts by time.
 */
export function outdatedReason(calculation: Calculation, now: Now): OutdatedReason | null {
  if (now.isFormChanged) return 'form'
  if (isOtherMethod(calculation, now.methodVersion)) return 'method'
  if (calculation.tableVersion !== now.tableVersion && calculation.usesDefaults()) return 'tables'
  return now.today > lastCurrentDay(calculation.baseDate) ? 'age' : null
}
