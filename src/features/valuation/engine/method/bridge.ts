import { presentValue } from './discounting'
import { ledgerOf } from './ledger'
import { success, type Outcome } from './outcome'
import { resolve } from './resolve'
import { yearFrac } from './time'
import type { Exclusivity, Indication, RegionInput, Stage, Valuation } from './types'

/**
 * Groups of inputs in the order in which a bridge changes them: the drivers of the method, section 12, then what
 * no driver covers. `launchDelay` holds all timing and which stages there are, `calibration` the sales of the
 * trailing year.
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
  /** More than one where only all of them together make a valuation that can be computed. */
  groups: readonly BridgeGroup[]
  /** Change of the rNPV. */
  amount: number
}

/** Why one valuation is worth more than another: the steps add up to `to - from`. */
export interface Bridge {
  from: number
  to: number
  /** Every group in its order, those without effect included. */
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

/** Changes the stages that remain in both; `gone` is what becomes of one that the later valuation has behind it. */
const changeStages = (
  from: Indication,
  to: Indication,
  change: (stage: Stage, later: Stage) => Stage,
  gone: Partial<Stage>,
): Indication => ({
  ...from,
  stages: from.stages.map((stage) => {
    const later = to.stages.find((each) => each.stage === stage.stage)
    return later ? change(stage, later) : { ...stage, ...gone }
  }),
})

type Change = (from: Indication, to: Indication) => Indication

/** What each group changes in an indication that both valuations have. */
const CHANGES: Partial<Record<BridgeGroup, Change>> = {
  peakShare: pickOfMarket('peakShare', 'orderOfEntry', 'entrants', 'classPenetration'),
  price: pickOfMarket('annualCostPerPatient', 'referenceAnnualCost', 'priceGrowth', 'priceEvents'),
  marketSize: pickOfMarket('marketSize'),
  growth: pickOfMarket('growth', 'growthHorizon'),
  patientPool: (from, to) => pickOfMarket('patientPool')(pick('overlapWithLead')(from, to), to),
  cogsPct: pick('cogsPct', 'royaltyPct'),
  sgaPct: pick('sgaPct'),
  // A stage that has ended is paid for and was a success.
  rndCost: (from, to) =>
    changeStages(pick('launchCost')(from, to), to, (stage, { cost }) => ({ ...stage, cost }), { cost: 0 }),
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

/** What each group changes in the valuation as a whole. */
const GENERAL: Partial<Record<BridgeGroup, readonly (keyof Valuation)[]>> = {
  discountRate: ['discountRate', 'discounting'],
  tax: ['taxRate', 'lossRelief', 'workingCapitalPct'],
  loe: ['modalityClass'],
  baseDate: ['baseDate'],
}

const shifted = (time: number | null | undefined, years: number) =>
  (time ?? null) === null ? time : time! + years

const laterEvents = (events: RegionInput['priceEvents'], years: number) =>
  events?.map((event) => ({ ...event, at: event.at + years }))

const laterPatent = (exclusivity: Exclusivity, years: number): Exclusivity => ({
  ...exclusivity,
  patentExpiry: shifted(exclusivity.patentExpiry, years),
})

/** The same calendar days, counted from a base date so many years earlier. */
const countedFrom = (it: Indication, years: number): Indication => ({
  ...it,
  stages: it.stages.map((stage) => ({ ...stage, start: stage.start + years })),
  launchTime: shifted(it.launchTime, years),
  exclusivity: laterPatent(it.exclusivity, years),
  market: { ...it.market, priceEvents: laterEvents(it.market.priceEvents, years) },
  regions: it.regions?.map((region) => ({
    ...region,
    priceEvents: laterEvents(region.priceEvents, years),
    exclusivity: region.exclusivity && laterPatent(region.exclusivity, years),
  })),
})

/** The times of an indication as another one has them. */
const withTimesOf = (
  it: Indication,
  { stages, launchTime, exclusivity, market, regions }: Indication,
): Indication => ({
  ...it,
  stages,
  launchTime,
  exclusivity,
  market: { ...it.market, priceEvents: market.priceEvents },
  regions,
})

/** The valuation with one group of inputs as in `to`; times count from the base date of `from` until that changes. */
function changeGroup(valuation: Valuation, to: Valuation, group: BridgeGroup): Valuation {
  const years = yearFrac(valuation.baseDate, to.baseDate)
  const later = years === 0 ? to.indications : to.indications.map((it) => countedFrom(it, years))
  const general = Object.fromEntries((GENERAL[group] ?? []).map((name) => [name, to[name]]))
  const changed = { ...valuation, ...general }
  if (group === 'indications') {
    const kept = (id: string) => valuation.indications.find((it) => it.id === id)
    return { ...changed, indications: later.map((it) => kept(it.id) ?? it) }
  }
  const change = group === 'baseDate' ? withTimesOf : CHANGES[group]
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

/** Every amount in another currency. */
export function inCurrency(valuation: Valuation, currency: string, rate: number): Valuation {
  if (currency === valuation.currency) return valuation
  const convert = <T extends number | null | undefined>(amount: T) =>
    (typeof amount === 'number' ? amount * rate : amount) as T
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
      regions: it.regions?.map((region) => ({
        ...region,
        marketSize: region.marketSize * rate,
        annualCostPerPatient: convert(region.annualCostPerPatient),
        referenceAnnualCost: convert(region.referenceAnnualCost),
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

function rnpvOf(valuation: Valuation): Outcome<number> {
  const resolved = resolve(valuation)
  if (!resolved.ok) return resolved
  const { expected, discount } = ledgerOf(resolved.value)
  return success(presentValue(expected.cashFlow, discount))
}

/**
 * Explains the way from one rNPV to another, changing one group of inputs at a time; both in one currency, `from`
 * best the earlier one. Each step is the difference of two valuations, so nothing is left over. Groups that only
 * together can be computed (a stage's new dates and its sharing, say) are one step. Fails when either end does.
 */
export function bridge(from: Valuation, to: Valuation): Outcome<Bridge> {
  const start = rnpvOf(from)
  if (!start.ok) return start
  const end = rnpvOf(to)
  if (!end.ok) return end

  const steps: BridgeStep[] = []
  let current = from
  let level = start.value
  let waiting: BridgeGroup[] = []
  for (const group of BRIDGE_GROUPS) {
    const before = JSON.stringify(current)
    current = changeGroup(current, to, group)
    waiting = [...waiting, group]
    // Most groups are as they were: they need no calculation.
    const isSame = waiting.length === 1 && JSON.stringify(current) === before
    const next = isSame ? success(level) : rnpvOf(current)
    if (!next.ok) continue
    steps.push({ groups: waiting, amount: next.value - level })
    level = next.value
    waiting = []
  }
  return success({ from: start.value, to: end.value, steps })
}
