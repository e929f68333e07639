import { failure, type EngineError } from './outcome'
import { HEAD_TO_HEAD, RETENTION } from './tables'
import { DISCOUNTING } from './time'
import { STAGES, UPTAKE_TYPES, type Indication, type ShareInput, type Valuation } from './types'

type Rule = (value: unknown) => boolean

const number =
  (test: (x: number) => boolean): Rule =>
  (value) =>
    typeof value === 'number' && Number.isFinite(value) && test(value)
const optional =
  (rule: Rule): Rule =>
  (value) =>
    value === null || value === undefined || rule(value)
const oneOf =
  (names: readonly string[]): Rule =>
  (value) =>
    names.some((name) => name === value)
const listOf =
  (rule: Rule): Rule =>
  (value) =>
    Array.isArray(value) && value.every(rule)

const finite = number(() => true)
const fraction = number((x) => x >= 0 && x <= 1)
const positive = number((x) => x > 0)
const notNegative = number((x) => x >= 0)

const VALUATION = {
  discountRate: fraction,
  discounting: optional(oneOf(Object.keys(DISCOUNTING))),
  modalityClass: optional(oneOf(Object.keys(RETENTION))),
  taxRate: optional(number((x) => x >= 0 && x < 1)),
  workingCapitalPct: optional(fraction),
  spentToDate: optional(finite),
  futureBudget: optional(finite),
  expectedReturnMultiple: optional(finite),
}

const INDICATION = {
  approvalProbability: optional(fraction),
  sharedStages: optional(listOf(oneOf(STAGES))),
  launchTime: optional(finite),
  launchLag: optional(finite),
  launchCost: optional(notNegative),
  overlapWithLead: optional(fraction),
  cogsPct: optional(fraction),
  sgaPct: optional(fraction),
  royaltyPct: optional(fraction),
}

const STAGE = {
  stage: oneOf(STAGES),
  start: finite,
  duration: notNegative,
  cost: notNegative,
  pos: fraction,
}

const SHARE = {
  peakShare: optional(notNegative),
  orderOfEntry: optional(number((x) => x >= 1)),
  entrants: optional(number((x) => x >= 1)),
  classPenetration: optional(notNegative),
  headToHead: optional(oneOf(Object.keys(HEAD_TO_HEAD))),
}

const MARKET = {
  ...SHARE,
  marketSize: positive,
  growth: optional(number((x) => x > -1 && x <= 1)),
  growthHorizon: optional(finite),
  annualCostPerPatient: positive,
  referenceAnnualCost: optional(positive),
  priceGrowth: optional(number((x) => x > -1)),
  patientPool: number((x) => x > 0 && x <= 1),
  comboRevenueShare: optional(notNegative),
  currentSales: optional(notNegative),
}

const PRICE_EVENT = { at: finite, factor: notNegative }
const UPTAKE = { type: optional(oneOf(UPTAKE_TYPES)) }

const EXCLUSIVITY = {
  patentExpiry: optional(finite),
  dataExclusivityYears: optional(finite),
  retention: optional((value) => Array.isArray(value) && value.length > 0 && value.every(notNegative)),
  tailYears: optional(notNegative),
}

/** Name of the first input that breaks its rule; of nested inputs the innermost name. */
const broken = (rules: Record<string, Rule>, input: object): string | undefined => {
  const given = new Map<string, unknown>(Object.entries(input))
  return Object.entries(rules).find(([field, rule]) => !rule(given.get(field)))?.[0]
}

const brokenShare = (input: ShareInput) =>
  broken(SHARE, input) ??
  ((input.orderOfEntry ?? 1) > (input.entrants ?? Infinity) ? 'orderOfEntry' : undefined)

const brokenIndication = ({ market, stages, exclusivity, ...indication }: Indication): string | undefined =>
  broken(INDICATION, indication) ??
  (stages ?? []).map((stage) => broken(STAGE, stage)).find(Boolean) ??
  broken(MARKET, market) ??
  brokenShare(market) ??
  (market.uptake ? broken(UPTAKE, market.uptake) : undefined) ??
  (market.priceEvents ?? []).map((event) => broken(PRICE_EVENT, event)).find(Boolean) ??
  broken(EXCLUSIVITY, exclusivity ?? {})

/** E_RANGE for a market whose share cannot be computed, else null. */
export function shareFault(input: ShareInput): EngineError | null {
  const field = brokenShare(input)
  return field === undefined ? null : failure('E_RANGE', field).error
}

/**
 * What can be said about an input from its numbers alone: E_INDICATIONS, E_RANGE, E_REQUIRED, E_EXCLUSIVITY; null
 * when all is well. Numbers of which the method gives no range need only be finite and leave the formulas defined.
 */
export function inputFault(input: Valuation): EngineError | null {
  const { indications } = input
  if (!Array.isArray(indications) || indications.length < 1 || indications.length > 3)
    return failure('E_INDICATIONS').error

  const field = broken(VALUATION, input) ?? indications.map(brokenIndication).find(Boolean)
  if (field !== undefined) return failure('E_RANGE', field).error

  for (const { stages, launchTime, exclusivity } of indications) {
    if (!stages?.length && (launchTime ?? null) === null) return failure('E_REQUIRED', 'launchTime').error
    if ((exclusivity?.patentExpiry ?? exclusivity?.dataExclusivityYears ?? null) === null)
      return failure('E_EXCLUSIVITY').error
  }
  return null
}
