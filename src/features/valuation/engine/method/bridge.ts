import { ledgerOf } from './ledger'
import { success, type EngineResult } from './engineResult'
import { resolve } from './resolve'
import { yearFrac } from './time'
import type { Exclusivity, Indication, RegionInput, Stage, Valuation } from './valuationTypes'

/**
 * Groups of inputs in the order in which a bridge changes them: the drivers of the method (section 12), then the inputs
 * without a driver. `launchDelay` covers all timing and the set of stages, `calibration` the sales of the trailing
 * year.
 */
export const BRIDGE_GROUPS = [
  'discountRate',
  'peakShare',
  'price',
  'marketSize',
  'growth',
  'patientPool',
  'cogsPct',
  'sgaPct',
  'rndCost',
  'pos',
  'launchDelay',
  'loe',
  'peakYear',
  'tax',
  'indications',
  'partners',
  'regions',
  'baseDate',
  'calibration',
] as const
export type BridgeGroup = (typeof BRIDGE_GROUPS)[number]

export interface BridgeStep {
  /** Several if only all of them together give a valuation that can be computed. */
  groups: readonly BridgeGroup[]
  amount: number
}

/** Explains the difference between two valuations: the steps add up to `to - from`. */
export interface Bridge {
  from: number
  to: number
  /** All groups in their order, including those without effect. */
  steps: BridgeStep[]
}

const pick =
  (...names: (keyof Indication)[]) =>
  (from: Indication, to: Indication): Indication => ({
    ...from,
    ...Object.fromEntries(names.map((name) => [name, to[name]])),
  })

const pickOfMarket =
  (...names: (keyof Indication['market'])[]) =>
  (from: Indication, to: Indication): Indication => ({
    ...from,
    market: { ...from.market, ...Object.fromEntries(names.map((name) => [name, to.market[name]])) },
  })

/** Changes the stages that both have; `completed` is applied to a stage that the later valuation no longer has. */
const changeStages = (
  from: Indication,
  to: Indication,
  change: (stage: Stage, later: Stage) => Stage,
  completed: Partial<Stage>,
): Indication => ({
  ...from,
  stages: from.stages.map((stage) => {
    const later = to.stages.find((each) => each.stage === stage.stage)
    return later ? change(stage, later) : { ...stage, ...completed }
  }),
})

type Change = (from: Indication, to: Indication) => Indication

const INDICATION_CHANGES: Partial<Record<BridgeGroup, Change>> = {
  peakShare: pickOfMarket('peakShare', 'orderOfEntry', 'entrants', 'classPenetration'),
  price: pickOfMarket('annualCostPerPatient', 'referenceAnnualCost', 'priceGrowth', 'priceEvents'),
  marketSize: pickOfMarket('marketSize'),
  growth: pickOfMarket('growth', 'growthHorizon'),
  patientPool: (from, to) => pickOfMarket('patientPool')(pick('overlapWithLead')(from, to), to),
  cogsPct: pick('cogsPct', 'royaltyPct'),
  sgaPct: pick('sgaPct', 'salesForce'),
  // A completed stage is paid for and was a success.
  rndCost: (from, to) =>
    changeStages(pick('launchCost', 'outlays')(from, to), to, (stage, { cost }) => ({ ...stage, cost }), {
      cost: 0,
    }),
  pos: (from, to) =>
    changeStages(pick('approvalProbability')(from, to), to, (stage, { pos }) => ({ ...stage, pos }), {
      pos: 1,
    }),
  launchDelay: pick('stages', 'sharedStages', 'launchTime', 'launchLag'),
  loe: pick('exclusivity'),
  peakYear: pickOfMarket('uptake'),
  partners: pickOfMarket('headToHead', 'comboRevenueShare'),
  regions: pick('regions'),
  calibration: pickOfMarket('currentSales'),
}

const VALUATION_FIELDS: Partial<Record<BridgeGroup, readonly (keyof Valuation)[]>> = {
  discountRate: ['discountRate', 'rndRate', 'discounting'],
  tax: ['taxRate', 'lossRelief', 'workingCapitalPct'],
  loe: ['modalityClass'],
  baseDate: ['baseDate'],
}

const shiftTime = (time: number | null | undefined, years: number) =>
  (time ?? null) === null ? time : time! + years

const shiftEvents = (events: RegionInput['priceEvents'], years: number) =>
  events?.map((event) => ({ ...event, at: event.at + years }))

const shiftPatent = (exclusivity: Exclusivity, years: number): Exclusivity => ({
  ...exclusivity,
  patentExpiry: shiftTime(exclusivity.patentExpiry, years),
})

/** Keeps the calendar dates when times count from a base date `years` earlier. */
const shiftDates = (it: Indication, years: number): Indication => ({
  ...it,
  stages: it.stages.map((stage) => ({ ...stage, start: stage.start + years })),
  launchTime: shiftTime(it.launchTime, years),
  outlays: it.outlays?.map((outlay) =>
    outlay.from === 'launch' ? outlay : { ...outlay, at: outlay.at + years },
  ),
  exclusivity: shiftPatent(it.exclusivity, years),
  market: { ...it.market, priceEvents: shiftEvents(it.market.priceEvents, years) },
  regions: it.regions?.map((region) => ({
    ...region,
    priceEvents: shiftEvents(region.priceEvents, years),
    exclusivity: region.exclusivity && shiftPatent(region.exclusivity, years),
  })),
})

const withTimesOf = (
  it: Indication,
  { stages, launchTime, outlays, exclusivity, market, regions }: Indication,
): Indication => ({
  ...it,
  stages,
  outlays,
  launchTime,
  exclusivity,
  market: { ...it.market, priceEvents: market.priceEvents },
  regions,
})

/**
 * Returns the valuation with one group of inputs as in `to`; times count from the base date of `from` until that group
 * changes.
 */
function changeGroup(valuation: Valuation, to: Valuation, group: BridgeGroup): Valuation {
  const years = yearFrac(valuation.baseDate, to.baseDate)
  const later = years === 0 ? to.indications : to.indications.map((it) => shiftDates(it, years))
  const general = Object.fromEntries((VALUATION_FIELDS[group] ?? []).map((name) => [name, to[name]]))
  const changed = { ...valuation, ...general }
  if (group === 'indications') {
    const existing = (id: string) => valuation.indications.find((it) => it.id === id)
    return { ...changed, indications: later.map((it) => existing(it.id) ?? it) }
  }
  const change = group === 'baseDate' ? withTimesOf : INDICATION_CHANGES[group]
  if (!change) return changed
  const target = group === 'baseDate' ? to.indications : later
  return {
    ...changed,
    indications: valuation.indications.map((it) => {
      const match = target.find(({ id }) => id === it.id)
      return match ? change(it, match) : it
    }),
  }
}

/** Converts all amounts to another currency; `rate` is in units of it. */
export function toCurrency(valuation: Valuation, currency: string, rate: number): Valuation {
  if (currency === valuation.currency) return valuation
  const convert = <T extends number | null | undefined>(amount: T) =>
    (typeof amount === 'number' ? amount * rate : amount) as T
  const convertForce = (force: Indication['salesForce']) =>
    force && { ...force, annualCost: force.annualCost * rate }
  return {
    ...valuation,
    currency,
    spentToDate: convert(valuation.spentToDate),
    futureBudget: convert(valuation.futureBudget),
    lossRelief: valuation.lossRelief && {
      ...valuation.lossRelief,
      opening: convert(valuation.lossRelief.opening),
    },
    indications: valuation.indications.map((it) => ({
      ...it,
      stages: it.stages.map((stage) => ({ ...stage, cost: stage.cost * rate })),
      launchCost: convert(it.launchCost),
      outlays: it.outlays?.map((outlay) => ({ ...outlay, amount: outlay.amount * rate })),
      salesForce: convertForce(it.salesForce),
      regions: it.regions?.map((region) => ({
        ...region,
        marketSize: region.marketSize * rate,
        annualCostPerPatient: convert(region.annualCostPerPatient),
        referenceAnnualCost: convert(region.referenceAnnualCost),
        salesForce: convertForce(region.salesForce),
      })),
      market: {
        ...it.market,
        marketSize: it.market.marketSize * rate,
        annualCostPerPatient: it.market.annualCostPerPatient * rate,
        referenceAnnualCost: convert(it.market.referenceAnnualCost),
        currentSales: convert(it.market.currentSales),
      },
    })),
  }
}

function rnpvOf(valuation: Valuation): EngineResult<number> {
  const resolved = resolve(valuation)
  if (!resolved.ok) return resolved
  return success(ledgerOf(resolved.value).present.expected.cashFlow)
}

/**
 * Explains the difference between two rNPVs by changing one group of inputs at a time; both in one currency, `from`
 * preferably the earlier one. Each step is the difference of two valuations, so there is no remainder. Groups that can
 * only be computed together (e.g. a stage's new dates and its sharing) form one step. Fails if either end does.
 */
export function bridge(from: Valuation, to: Valuation): EngineResult<Bridge> {
  const start = rnpvOf(from)
  if (!start.ok) return start
  const end = rnpvOf(to)
  if (!end.ok) return end

  const steps: BridgeStep[] = []
  let current = from
  let rnpv = start.value
  let pending: BridgeGroup[] = []
  for (const group of BRIDGE_GROUPS) {
    const before = JSON.stringify(current)
    current = changeGroup(current, to, group)
    pending = [...pending, group]
    const isSame = pending.length === 1 && JSON.stringify(current) === before
    const next = isSame ? success(rnpv) : rnpvOf(current)
    if (!next.ok) continue
    steps.push({ groups: pending, amount: next.value - rnpv })
    rnpv = next.value
    pending = []
  }
  return success({ from: start.value, to: end.value, steps })
}
