import { failure, type EngineError } from './engineResult'
import {
  anything,
  between,
  objectError,
  listError,
  listOf,
  MAX_MONEY,
  number,
  oneOf,
  optional,
  text,
  type Rule,
  type Rules,
} from './inputRules'
import { HEAD_TO_HEAD, RETENTION } from './methodTables'
import { daysBetween, DISCOUNTING } from './time'
import {
  SALES_REGIONS,
  STAGES,
  UPTAKE_TYPES,
  type Indication,
  type ShareInput,
  type Valuation,
} from './valuationTypes'

const fraction = between(0, 1)
const money = between(0, MAX_MONEY)
/** Below a cent the number of patients behind a market is meaningless. */
const price = between(0.01, 1e12)
/** Years from the base date. */
const time = between(-200, 200)
/** Length in years. */
const years = between(0, 100)
const growthRate = number((x) => x > -1 && x <= 1)
const rank = between(1, 1000)
const taxRate = number((x) => x >= 0 && x < 1)
const size = number((x) => x > 0 && x <= MAX_MONEY)
const day: Rule = (value) =>
  typeof value === 'string' &&
  /^\d{4}-\d{2}-\d{2}$/.test(value) &&
  daysBetween(value, value) === 0 &&
  new Date(value).toISOString().startsWith(value)

const VALUATION = {
  baseDate: day,
  currency: text,
  discountRate: fraction,
  rndRate: optional(fraction),
  discounting: optional(oneOf(Object.keys(DISCOUNTING))),
  modalityClass: optional(oneOf(Object.keys(RETENTION))),
  taxRate: optional(taxRate),
  lossRelief: anything,
  workingCapitalPct: optional(fraction),
  spentToDate: optional(money),
  futureBudget: optional(money),
  expectedReturnMultiple: optional(between(0, 1e6)),
  indications: anything,
}

const INDICATION = {
  id: text,
  stages: anything,
  approvalProbability: optional(fraction),
  sharedStages: optional(listOf(oneOf(STAGES))),
  launchTime: optional(time),
  launchLag: optional(between(-100, 100)),
  launchCost: optional(money),
  outlays: anything,
  market: anything,
  overlapWithLead: optional(fraction),
  cogsPct: optional(fraction),
  sgaPct: optional(fraction),
  royaltyPct: optional(fraction),
  salesForce: anything,
  exclusivity: anything,
  regions: anything,
}

const RELIEF = { limit: optional(fraction), years: optional(years) }
const VALUATION_RELIEF = { ...RELIEF, opening: optional(money) }

const STAGE = { stage: oneOf(STAGES), start: time, duration: years, cost: money, pos: fraction }

const OUTLAY = {
  row: oneOf(['rnd', 'launch']),
  amount: money,
  from: optional(oneOf(['base', 'launch'])),
  at: time,
  duration: optional(years),
  committed: optional((value) => typeof value === 'boolean'),
}

const SALES_FORCE = { annualCost: money, lead: optional(years), growth: optional(growthRate) }

const SHARE = {
  peakShare: optional(fraction),
  orderOfEntry: optional(rank),
  entrants: optional(rank),
  classPenetration: optional(fraction),
  headToHead: optional(oneOf(Object.keys(HEAD_TO_HEAD))),
}

const MARKET = {
  ...SHARE,
  marketSize: size,
  growth: optional(growthRate),
  growthHorizon: optional(years),
  annualCostPerPatient: price,
  referenceAnnualCost: optional(price),
  priceGrowth: optional(growthRate),
  patientPool: number((x) => x > 0 && x <= 1),
  comboRevenueShare: optional(fraction),
  uptake: anything,
  currentSales: optional(money),
  priceEvents: anything,
}

const PRICE_EVENT = { at: time, factor: between(0, 10) }
/** Parameters of a curve have error codes of their own, see uptake.ts. */
const UPTAKE = {
  type: optional(oneOf(UPTAKE_TYPES)),
  peakYear: anything,
  k: anything,
  p: anything,
  q: anything,
  values: anything,
}

const EXCLUSIVITY = {
  patentExpiry: optional(time),
  dataExclusivityYears: optional(years),
  dataExclusivityShare: optional(fraction),
  retention: optional((value) => listOf(fraction)(value) && (value as unknown[]).length > 0),
  tailYears: optional(years),
}

const REGION = {
  region: oneOf(SALES_REGIONS),
  marketSize: size,
  growth: optional(growthRate),
  annualCostPerPatient: optional(price),
  referenceAnnualCost: optional(price),
  grossToNet: optional(fraction),
  priceGrowth: optional(growthRate),
  peakShare: optional(fraction),
  priceEvents: anything,
  filing: optional(fraction),
  launchLag: optional(years),
  exclusivity: anything,
  taxRate: optional(taxRate),
  lossRelief: anything,
  uptake: anything,
  cogsPct: optional(fraction),
  sgaPct: optional(fraction),
  royaltyPct: optional(fraction),
  salesForce: anything,
  discountRate: optional(fraction),
}

const isGiven = (value: unknown) => value !== null && value !== undefined

const optionalError = (name: string, rules: Rules, value: unknown) =>
  isGiven(value) ? objectError(name, rules, value) : null

function regionsError(regions: Indication['regions']): EngineError | null {
  const error = listError('regions', REGION, regions)
  if (error) return error
  for (const { priceEvents, exclusivity, lossRelief, uptake, salesForce } of regions ?? []) {
    const wrong =
      listError('priceEvents', PRICE_EVENT, priceEvents) ??
      optionalError('exclusivity', EXCLUSIVITY, exclusivity) ??
      optionalError('lossRelief', RELIEF, lossRelief) ??
      optionalError('uptake', UPTAKE, uptake) ??
      optionalError('salesForce', SALES_FORCE, salesForce)
    if (wrong) return wrong
  }
  return hasDuplicates((regions ?? []).map(({ region }) => region))
    ? failure('E_DUPLICATE', 'region').error
    : null
}

const hasDuplicates = (names: readonly string[]) => new Set(names).size < names.length

const orderError = ({ orderOfEntry, entrants }: ShareInput): EngineError | null =>
  (orderOfEntry ?? 1) > (entrants ?? Infinity) ? failure('E_RANGE', 'orderOfEntry').error : null

/** Errors of an indication from its numbers alone; nested inputs give the innermost name. */
function indicationError(input: Indication): EngineError | null {
  const error =
    objectError('indications', INDICATION, input) ??
    listError('stages', STAGE, input.stages) ??
    objectError('market', MARKET, input.market) ??
    orderError(input.market)
  if (error) return error
  const { market, exclusivity } = input
  return (
    optionalError('uptake', UPTAKE, market.uptake) ??
    listError('priceEvents', PRICE_EVENT, market.priceEvents) ??
    objectError('exclusivity', EXCLUSIVITY, exclusivity ?? {}) ??
    listError('outlays', OUTLAY, input.outlays) ??
    optionalError('salesForce', SALES_FORCE, input.salesForce) ??
    regionsError(input.regions)
  )
}

export const shareError = (input: ShareInput): EngineError | null =>
  objectError('market', SHARE, input) ?? orderError(input)

/**
 * Errors of an input of any shape that are found before anything is computed: E_SHAPE, E_INDICATIONS, E_RANGE,
 * E_DUPLICATE, E_REQUIRED, E_EXCLUSIVITY; null if it is valid.
 */
export function inputError(input: Valuation): EngineError | null {
  const error =
    objectError('', VALUATION, input) ?? optionalError('lossRelief', VALUATION_RELIEF, input.lossRelief)
  if (error) return error
  const { indications } = input
  if (!Array.isArray(indications)) return failure('E_SHAPE', 'indications').error
  if (indications.length < 1 || indications.length > 3) return failure('E_INDICATIONS').error
  for (const indication of indications) {
    const wrong = indicationError(indication)
    if (wrong) return wrong
  }
  if (hasDuplicates(indications.map(({ id }) => id))) return failure('E_DUPLICATE', 'id').error

  for (const { stages, launchTime, exclusivity } of indications) {
    if (!stages?.length && (launchTime ?? null) === null) return failure('E_REQUIRED', 'launchTime').error
    if ((exclusivity?.patentExpiry ?? exclusivity?.dataExclusivityYears ?? null) === null)
      return failure('E_EXCLUSIVITY').error
  }
  return null
}
