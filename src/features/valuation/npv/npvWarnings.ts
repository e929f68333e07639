import { memoizeWeak } from '@/shared/lib/memoizeWeak'
import type { FieldPath } from '@/shared/form/fieldPath'
import type { IssueParams } from '@/shared/form/validation'
import { EXCLUSIVITY_LIMIT } from '../engine'
import { visibleFields } from './visibleFields'
import { suggestedWacc } from './npvDefaults'
import { checkNpv } from './npvBody'
import { npvValuation } from './npvValuation'
import { parseValidFields, type NpvForm } from './npvSchema'

export const NPV_WARNINGS = [
  'growthHigh',
  'shareHigh',
  'costsExceedSales',
  'waccUnusual',
  'exclusivityLost',
  'exclusivityLong',
  'salesUnused',
] as const

export interface NpvWarning {
  path: FieldPath
  key: (typeof NPV_WARNINGS)[number]
  params: IssueParams
}

/** Percent. */
const HIGH_GROWTH = 10
const HIGH_SHARE = 50
/** Percentage points away from the suggestion. */
const UNUSUAL_WACC = 4

const yearsLater = (day: string, years: number) => `${Number(day.slice(0, 4)) + years}${day.slice(4)}`

/** Soft rules, shown next to their field; they never block. `completeForm` is the input once it is complete. */
export function npvWarnings(form: Partial<NpvForm>, completeForm: NpvForm | null): NpvWarning[] {
  const found: NpvWarning[] = []
  const warn = (path: FieldPath, key: NpvWarning['key'], params: IssueParams = {}) =>
    found.push({ path, key, params })

  const { growth = 0, peakShare = 0, cogs, sga, wacc, baseDate, launchDate, lossOfExclusivity } = form
  if (growth > HIGH_GROWTH) warn(['growth'], 'growthHigh', { limit: HIGH_GROWTH })
  if (peakShare > HIGH_SHARE) warn(['peakShare'], 'shareHigh', { limit: HIGH_SHARE })
  if (cogs !== undefined && sga !== undefined && cogs + sga >= 100)
    warn(['sga'], 'costsExceedSales', { sum: cogs + sga })
  if (wacc !== undefined && baseDate && launchDate) {
    const suggested = suggestedWacc(visibleFields(form).probability ? 'upcoming' : 'listed')
    if (Math.abs(wacc - suggested) > UNUSUAL_WACC) warn(['wacc'], 'waccUnusual', { suggested })
  }
  if (baseDate && lossOfExclusivity && lossOfExclusivity <= baseDate)
    warn(['lossOfExclusivity'], 'exclusivityLost')
  if (launchDate && lossOfExclusivity && lossOfExclusivity > yearsLater(launchDate, EXCLUSIVITY_LIMIT))
    warn(['lossOfExclusivity'], 'exclusivityLong', { years: EXCLUSIVITY_LIMIT })
  if (completeForm) {
    for (const year of npvValuation(completeForm).unused) warn(['sales', year], 'salesUnused')
  }
  return found
}

export const warningsOnce = memoizeWeak((values: object): NpvWarning[] =>
  npvWarnings(parseValidFields(values), checkNpv(values).body),
)
