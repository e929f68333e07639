import { addYears } from '@/shared/lib/dates'
import { formatNumber } from '@/shared/lib/money'
import { memoizeWeak } from '@/shared/lib/memoizeWeak'
import { EXCLUSIVITY_LIMIT, PEAK_SHARE_LIMIT, peakShare, yearFrac } from '../../engine'
import { suggestedWacc } from './formDefaults'
import { suggestedShare } from './exclusivityInput'
import { valueAt, type FieldPath } from '@/shared/form/fieldPath'
import type { IssueParams } from '@/shared/form/validation'
import { isExpansion, regionOf } from './formOptions'
import { isPastOutlay } from './outlays'
import { presetOf } from './priceEvents'
import { filledRegions } from './regions'
import { parseValidFields, type ValuationForm } from './valuationSchema'

export const WARNING_KEYS = [
  'growthHigh',
  'patentExpired',
  'exclusivityLong',
  'costsExceedSales',
  'shareHigh',
  'waccUnusual',
  'noProtection',
  'expansionExclusivity',
  'derivedShareHigh',
  'biomarkerUnconfirmed',
  'regionalExclusivity',
  'eventPast',
  'outlayPast',
  'declineReplaces',
  'royaltyTooHigh',
  'eventOfChina',
  'eventOfMedicare',
  'fraction',
] as const
type WarningKey = (typeof WARNING_KEYS)[number]

export interface Warning {
  path: FieldPath
  key: WarningKey
  params: IssueParams
}

/** Percent. */
const HIGH_GROWTH = 10
const HIGH_SHARE = PEAK_SHARE_LIMIT * 100
/** Percentages that spreadsheets write as fractions; below 1 % they are unusual. */
const PERCENTAGES: ReadonlySet<string> = new Set([
  'growth',
  'peakShare',
  'cogs',
  'sga',
  'tax',
  'wacc',
  'rndRate',
  'royalty',
  'probabilityOfApproval',
  'classPenetration',
  'genericDiscount',
  'dataExclusivityShare',
  'grossToNet',
  'filing',
  'lossLimit',
])

/** Paths of the percentages that are probably fractions, in the form, its regions and its other indications. */
const fractionPaths = (values: object, path: FieldPath = []): FieldPath[] =>
  Object.entries(values).flatMap(([name, value]: [string, unknown]) => {
    const of = [...path, Array.isArray(values) ? Number(name) : name]
    if (typeof value === 'object' && value !== null) return fractionPaths(value, of)
    const isFraction = typeof value === 'number' && value > 0 && value < 1
    return isFraction && PERCENTAGES.has(name) ? [of] : []
  })

/** Percentage points away from the suggestion for the stage. */
const UNUSUAL_WACC = 4
/** Years of exclusivity that a further indication of a marketed drug usually gets, if any. */
const EXPANSION_EXCLUSIVITY = 3

/** Peak share by order of entry, 0 to 1; null if the order is empty or the share cannot be computed. */
function derivedShare({ orderOfEntry, entrants, headToHeadOutcome }: Partial<ValuationForm>): number | null {
  if (orderOfEntry === undefined && entrants === undefined) return null
  const share = peakShare({ orderOfEntry, entrants, headToHead: headToHeadOutcome })
  return share.ok ? share.value : null
}

/** True when an event is before the base date, if that is known without a schedule. */
function isBeforeBaseDate(
  { when }: { when: number | string },
  { baseDate, launchDate }: Partial<ValuationForm>,
): boolean {
  const day = typeof when === 'string' ? when : launchDate && addYears(launchDate, when)
  return Boolean(day && baseDate && day < baseDate)
}

/**
 * Soft rules, shown next to their field and in the report; they never block. `launch` is the day of the lead's launch;
 * null while unknown.
 */
export function warnings(form: Partial<ValuationForm>, launch: string | null = null): Warning[] {
  const found: Warning[] = []
  const warn = (path: FieldPath, key: WarningKey, params: IssueParams = {}) =>
    found.push({ path, key, params })
  const others = (form.otherIndications ?? []).map((other, index) => ({
    ...other,
    path: ['otherIndications', index],
  }))

  for (const path of fractionPaths(form)) {
    const value = valueAt(form, path) as number
    warn(path, 'fraction', { value, percent: formatNumber(value * 100) })
  }

  const { decline } = form
  const lead = { ...form, ...(decline !== undefined && { growth: 0 }), path: [] }
  for (const { growth, peakShare, path } of [lead, ...others]) {
    if ((growth ?? 0) > HIGH_GROWTH) warn([...path, 'growth'], 'growthHigh', { limit: HIGH_GROWTH })
    if ((peakShare ?? 0) > HIGH_SHARE) warn([...path, 'peakShare'], 'shareHigh', { limit: HIGH_SHARE })
  }
  const derived = form.peakShare === undefined && form.newDrugType !== 'generic' ? derivedShare(form) : null
  if (derived !== null && derived > PEAK_SHARE_LIMIT)
    warn(['orderOfEntry'], 'derivedShareHigh', { limit: HIGH_SHARE, share: Math.round(derived * 100) })
  if (form.biomarker !== undefined && form.biomarkerSelected === undefined)
    warn(['biomarkerSelected'], 'biomarkerUnconfirmed')
  // Each region that a market is split into follows its own law.
  const isSingleMarket = form.targetMarket === 'global' && filledRegions(form.regions).length === 0
  const region = isSingleMarket ? regionOf(form.dataExclusivity) : null
  if (form.newDrugType === 'original' && region && form.patentStatus === 'none') {
    const share = form.dataExclusivityShare ?? suggestedShare(region)
    if (share < 100) warn(['dataExclusivityShare'], 'regionalExclusivity', { share })
  }
  if (form.patentExpiry && form.baseDate && form.patentExpiry < form.baseDate)
    warn(['patentExpiry'], 'patentExpired')
  if (form.patentExpiry && launch && yearFrac(launch, form.patentExpiry) > EXCLUSIVITY_LIMIT)
    warn(['patentExpiry'], 'exclusivityLong', { years: EXCLUSIVITY_LIMIT })
  if (form.cogs !== undefined && form.sga !== undefined && form.cogs + form.sga >= 100) {
    warn(['sga'], 'costsExceedSales', { sum: form.cogs + form.sga })
  } else if (form.royalty !== undefined && (form.cogs ?? 0) + (form.sga ?? 0) + form.royalty >= 100)
    warn(['royalty'], 'royaltyTooHigh')
  if (decline !== undefined) warn(['decline'], 'declineReplaces', { growth: form.growth ?? '' })
  if (form.wacc !== undefined && form.currentStage) {
    const suggested = suggestedWacc(form.currentStage)
    if (Math.abs(form.wacc - suggested) > UNUSUAL_WACC) warn(['wacc'], 'waccUnusual', { suggested })
  }
  if (form.newDrugType === 'original' && form.patentStatus === 'none' && form.dataExclusivity === 'none') {
    warn(['dataExclusivity'], 'noProtection')
  }
  for (const [index, event] of (form.priceEvents ?? []).entries()) {
    const of = (name: string) => ['priceEvents', index, name]
    if (isBeforeBaseDate(event, form)) warn(of('when'), 'eventPast')
    const region = presetOf(event.kind)?.region
    if (region === 'china' && form.targetMarket === 'global') warn(of('cut'), 'eventOfChina')
    if (region === 'us') warn(of('cut'), 'eventOfMedicare')
  }
  for (const [index, outlay] of (form.outlays ?? []).entries()) {
    if (form.baseDate && isPastOutlay(outlay, form.baseDate)) warn(['outlays', index, 'when'], 'outlayPast')
  }
  const isLongFor =
    form.dataExclusivity !== 'custom' || (form.dataExclusivityYears ?? 0) > EXPANSION_EXCLUSIVITY
  if (
    isExpansion(form.currentStage) &&
    form.dataExclusivity &&
    form.dataExclusivity !== 'none' &&
    isLongFor
  ) {
    warn(['dataExclusivity'], 'expansionExclusivity', { years: EXPANSION_EXCLUSIVITY })
  }
  return found
}

const foundOnce = memoizeWeak<object, Map<string | null, Warning[]>>(() => new Map())

/** Warnings about the values typed so far, computed once per values object and launch. */
export function warningsOnce(values: object, launch: string | null): Warning[] {
  const known = foundOnce(values)
  const found = known.get(launch) ?? warnings(parseValidFields(values), launch)
  known.set(launch, found)
  return found
}
