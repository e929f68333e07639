import type { Language } from '@/shared/lib/language'
import { formatNumber, formatPercent } from '@/shared/lib/money'
import type { TFunction } from '@/shared/i18n'
import {
  AREAS,
  CROSS_CHECKS,
  DRIVERS,
  SOURCES,
  type Driver,
  type DriverRange,
} from '../../engine/method/methodTables'
import { STAGES } from '../../engine/method/valuationTypes'
import { isSuccessBelow, successShortfall } from '../../engine/method/valuationWarnings'
import {
  CURRENT_STAGES,
  DISCOUNTINGS,
  HEAD_TO_HEAD_OUTCOMES,
  MODALITIES,
  UPTAKE_TYPES,
} from '../../form/model/formOptions'
import { outlayFromName, outlayText } from '../../form/model/outlays'
import { eventFromName } from '../../form/model/priceEvents'
import { regionFromName } from '../../form/model/regions'
import { regionName } from '../../form/model/regionTexts'
import { priceEventName, priceEventTime } from '../../form/model/priceEventTexts'
import { presentValuesOf } from './presentValues'
import type { IndicationResult, ReportContent } from './reportContent'

/** Looks up a name sent by the server in a fixed list; callers show unknown names as received. */
export const findKnown = <T extends string>(list: readonly T[], name: string): T | undefined =>
  list.find((it) => it === name)
export const keysOf = <T extends object>(table: T) => Object.keys(table) as (keyof T & string)[]

export function stageName(t: TFunction, stage: string): string {
  const found = findKnown(CURRENT_STAGES, stage)
  return found ? t(`valuationForm:stage.${found}`) : stage
}

export function modalityName(t: TFunction, modality: string): string {
  const found = findKnown(MODALITIES, modality)
  return found ? t(`valuationForm:modality.${found}`) : modality
}

export function areaName(t: TFunction, area: string): string {
  const found = findKnown(keysOf(AREAS), area)
  return found ? t(`valuation:area.${found}`) : area
}

const SCENARIOS = ['pessimistic', 'base', 'optimistic'] as const

export function scenarioName(t: TFunction, name: string): string {
  const found = findKnown(SCENARIOS, name)
  return found ? t(`valuation:scenario.${found}`) : name
}

/** Drivers that are shifted by years; the other shifted ones are rates. */
export const YEAR_DRIVERS: ReadonlySet<Driver> = new Set(['launchDelay', 'loe', 'peakYear'])

/** Market size, price or peak share of a region, which move the value equally. */
const LEVEL = 'level'

interface DriverParts {
  /** Null when the driver moves everywhere. */
  region: string | null
  driver: string
  range: string
}

/** `×0.7 – ×1.5`, `−3 – +2 pp`, `−1 – +4 y`. */
function ownRange(t: TFunction, driver: Driver, { low, high }: DriverRange): string {
  if (DRIVERS[driver].how === 'multiply')
    return t('valuation:range.factors', { low: formatNumber(low), high: formatNumber(high) })
  const scale = YEAR_DRIVERS.has(driver) ? 1 : 100
  const ends = { low: formatNumber(low * scale), high: formatNumber(high * scale) }
  return YEAR_DRIVERS.has(driver) ? t('valuation:range.yearsTo', ends) : t('valuation:range.pointsTo', ends)
}

/** `key` is a driver, or a driver in a single region: `us:price`. */
function driverParts(t: TFunction, key: string, own?: DriverRange): DriverParts | null {
  const [region, ofRegion] = key.split(':') as [string, string?]
  if (ofRegion !== undefined) {
    const parts = driverParts(t, ofRegion === LEVEL ? 'price' : ofRegion, own)
    const name = ofRegion === LEVEL ? { driver: t('valuation:driver.level') } : {}
    return parts && { ...parts, ...name, region: regionName(t, region) }
  }
  const driver = findKnown(keysOf(DRIVERS), key)
  if (!driver) return null
  const { how, high } = DRIVERS[driver]
  const range = own
    ? ownRange(t, driver, own)
    : how === 'multiply'
      ? t('valuation:range.percent', { value: Math.round((high - 1) * 100) })
      : YEAR_DRIVERS.has(driver)
        ? t('valuation:range.years', { value: high })
        : t('valuation:range.points', { value: Math.round(high * 100) })
  return { region: null, driver: t(`valuation:driver.${driver}`), range }
}

/** Driver with its range, the method's or the user's own: `Price (±20%)`. */
export function driverName(t: TFunction, key: string, own?: DriverRange): string {
  const parts = driverParts(t, key, own)
  if (!parts) return key
  const { region, driver, range } = parts
  const name = t('valuation:driver.withRange', { driver, range })
  return region === null ? name : `${region} · ${name}`
}

/** Driver on two lines for an axis, which has no room for the range next to a region. */
export function driverLines(t: TFunction, key: string, own?: DriverRange): string {
  const parts = driverParts(t, key, own)
  if (!parts) return key
  const { region, driver, range } = parts
  return region === null ? `${driver}\n${range}` : `${region}\n${driver}`
}

const FIELDS = [
  'annualCostPerPatient',
  'baseDate',
  'biomarkerSelected',
  'classPenetration',
  'compliance',
  'cogs',
  'comboRevenueShare',
  'currentSales',
  'dataExclusivityShare',
  'dataExclusivityYears',
  'diagnosed',
  'discounting',
  'eligible',
  'entrants',
  'expectedReturn',
  'futureBudget',
  'genericCount',
  'genericDiscount',
  'growth',
  'growthHorizon',
  'headToHeadOutcome',
  'inLine',
  'launchCost',
  'launchDate',
  'launchLag',
  'lossLimit',
  'lossYears',
  'marketSize',
  'openingLoss',
  'orderOfEntry',
  'overlapWithLead',
  'patentExpiry',
  'patientPool',
  'peakShare',
  'peakYear',
  'population',
  'priceGrowth',
  'probabilityOfApproval',
  'rate',
  'referenceAnnualCost',
  'retention',
  'rndRate',
  'royalty',
  'salesForceCost',
  'salesForceGrowth',
  'salesForceLead',
  'sga',
  'sharedStages',
  'spend',
  'stageCost',
  'stageDuration',
  'stagePos',
  'tailYears',
  'tax',
  'tenderCut',
  'treated',
  'treatmentMonths',
  'uptake',
  'uptakeByYear',
  'wacc',
  'workingCapital',
] as const

export function fieldName(t: TFunction, field: string): string {
  const event = eventFromName(field)
  if (event) return `${priceEventName(t, event)} · ${priceEventTime(t, event.kind, event.when)}`
  const outlay = outlayFromName(field)
  if (outlay) return outlayText(t, outlay)
  const own = regionFromName(field)
  if (own) return `${regionName(t, own.region)} · ${t(`valuationForm:field.${own.field}`)}`
  const found = findKnown(FIELDS, field)
  return found ? t(`valuationForm:field.${found}`) : field
}

const isRate = (field: string) => field === 'rndRate' || regionFromName(field)?.field === 'wacc'

/** Sentence on the rows that are discounted at rates of their own; empty if one rate applies to all. */
export function ownRatesText(t: TFunction, { assumptions }: Pick<ReportContent, 'assumptions'>): string {
  const rates = assumptions.flatMap(({ field, value }) =>
    isRate(field) && typeof value === 'number' ? `${fieldName(t, field)} ${formatPercent(value, 2)}` : [],
  )
  const names = [...new Set(rates)].join(t('valuation:listGap'))
  return names && t('valuation:ledger.ownRates', { rates: names })
}

/** Label of a value that was chosen from a list, or of a list of stages; other texts are returned unchanged. */
export function choiceName(t: TFunction, value: string): string {
  const discounting = findKnown(DISCOUNTINGS, value)
  if (discounting) return t(`valuationForm:discounting.${discounting}`)
  const uptake = findKnown(UPTAKE_TYPES, value)
  if (uptake) return t(`valuationForm:uptake.${uptake}`)
  const answer = findKnown(['yes', 'no'], value)
  if (answer) return t(`valuation:${answer}`)
  const outcome = findKnown(HEAD_TO_HEAD_OUTCOMES, value)
  if (outcome) return t(`valuationForm:headToHead.${outcome}`)
  return value
    .split(', ')
    .map((part) => stageName(t, part))
    .join(value.includes(', ') ? t('valuation:listGap') : '')
}

export function sourceName(t: TFunction, source: string): string {
  if (source === 'user') return t('valuation:source.user')
  const found = source === 'lead' ? source : findKnown(keysOf(SOURCES), source)
  return found ? t(`valuationForm:source.${found}`) : source
}

const WARNINGS = [
  'W_GROWTH',
  'W_MARGIN',
  'W_EXCLUSIVITY',
  'W_PATENT',
  'W_PEAK_SHARE',
  'W_REGIONAL',
  'W_REGIONS',
  'W_BUDGET',
  'W_IRR',
  'W_SUCCESS',
] as const

type ComputedCases = Pick<ReportContent, 'summary' | 'expected' | 'success' | 'discountFactors'>

/**
 * Reason why the success case is worth less than the risk-adjusted value; empty if it is not, or if no row explains it.
 */
export function successShortfallText(t: TFunction, content: ComputedCases): string {
  if (!isSuccessBelow(content.summary)) return ''
  const [success, expected] = [presentValuesOf(content, 'success'), presentValuesOf(content, 'expected')]
  const cause = successShortfall((row) => success[row] - expected[row])
  if (cause === 'margin') return t('valuation:successShortfall.margin')
  if (cause.length === 0) return ''
  const rows = cause.map((row) => t(`valuation:ledger.${row}`)).join(t('valuation:listGap'))
  return t('valuation:successShortfall.rows', { rows })
}

export function successNote(t: TFunction, content: ComputedCases): string {
  const cause = successShortfallText(t, content)
  return cause ? t('valuation:kpi.npvSuccessBelow', { cause }) : t('valuation:kpi.npvSuccessNote')
}

export function warningText(t: TFunction, code: string, content: ComputedCases): string {
  const found = findKnown(WARNINGS, code)
  if (!found) return code
  const text = t(`valuation:warning.${found}`)
  const cause = found === 'W_SUCCESS' ? successShortfallText(t, content) : ''
  return cause ? t('valuation:warningCause', { text, cause }) : text
}

const EVENTS = ['approval', 'launch', 'sales'] as const

export function eventName(t: TFunction, event: string): string {
  const found = findKnown(EVENTS, event)
  if (found) return t(`valuation:event.${found}`)
  const [edge, stage = ''] = event.split(':')
  return edge === 'start' || edge === 'end'
    ? t(`valuation:event.${edge}`, { stage: stageName(t, stage) })
    : event
}

export const scopeName = (t: TFunction, scope: (typeof CROSS_CHECKS)[number]['scope']): string =>
  t(`valuation:scope.${scope}`)

export const indicationName = (
  { nameZh, nameEn }: Pick<IndicationResult, 'nameZh' | 'nameEn'>,
  language: Language,
) => (language === 'zh' ? nameZh || nameEn : nameEn || nameZh)

export function indicationNameOf({ indications }: ReportContent, id: string, language: Language): string {
  const found = indications.find((it) => it.id === id)
  return found ? indicationName(found, language) : id
}

/** Stages still ahead of any indication, in the order of development. */
export function stagesOf({ indications }: ReportContent): string[] {
  const present = new Set(indications.flatMap(({ stages }) => stages.map(({ stage }) => stage)))
  return [
    ...STAGES.filter((stage) => present.has(stage)),
    ...[...present].filter((stage) => !findKnown(STAGES, stage)),
  ]
}
