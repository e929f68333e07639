import { discountFactors } from '../method/discounting'
import {
  approvalTime,
  marginOf,
  type Resolved,
  type ResolvedIndication,
  type ResolvedMarket,
  type ResolvedRelief,
} from '../method/resolved'
import { UNCERTAIN, type Distributions, type Uncertain } from '../method/tables'
import { SALES_REGIONS, STAGES } from '../method/types'
import { failure, success, type Outcome } from '../method/outcome'
import { mixtureOf, type Dependence, type Mixture } from './dependence'
import { draw, PACKED, pack } from './distribution'
import { UNIT } from './random'
import { RATE_SLICES, ratesOf } from './rates'

/** A market of an indication as numbers; times in years, money in units of the run. */
export interface MarketProgram {
  /** Place of the region among all; behind the last for the whole market. */
  place: number
  approvalShare: number
  launch: number
  /** -Infinity without a patent, as without data exclusivity. */
  patentExpiry: number
  dataExclusivityYears: number
  dataExclusivityShare: number
  tailYears: number
  /** Sales per year at full uptake without growth and peak share, in money. */
  level: number
  peakShare: number
  growth: number
  growthHorizon: number
  retention: Float64Array
  eventTimes: Float64Array
  /** Price factor from the event of the same position on. */
  eventFactors: Float64Array
  /** Present value, per unit of level, of selling all through period k, before growth of the market. */
  baseWeights: Float64Array
  /** Prefix sums of the same with the growth of the base case, one longer. */
  weightSums: Float64Array
  /** Working capital that a listed product brings along, per unit sold in period 0, before growth. */
  firstYearWeight: number
  /** Null where tax is a part of each sale, which the weights hold already. */
  tax: TaxProgram | null
}

/** Tax of a market in which losses give relief: it depends on the whole path. */
export interface TaxProgram {
  rate: number
  margin: number
  relief: ResolvedRelief
  /** Growth of the price to the middle of each period. */
  prices: Float64Array
}

/** An indication as numbers; times in years, money in units of the run. */
export interface IndicationProgram {
  /** Position of each stage in the canonical order, by which shared stages find the lead's outcome. */
  stageIds: Int32Array
  start: Float64Array
  end: Float64Array
  cost: Float64Array
  pos: Float64Array
  /** Values of each stage's success rate, one stage after the other; null where the rates are certain. */
  rates: Float64Array | null
  /** 1 for a stage whose outcome is the lead's. */
  shared: Uint8Array
  approval: number
  launch: number
  launchCost: number
  curve: Float64Array
  overlap: number
  markets: MarketProgram[]
  /** Without a review ahead a region that may refuse takes a number of its own. */
  drawsRegions: boolean
  /** Losses give relief in any of its markets: tax then follows from the path's own costs. */
  isRelieved: boolean
}

/** Place of the whole market among the regions. */
export const WHOLE = SALES_REGIONS.length

/** What a path needs, in typed arrays: can be posted to a worker. */
export interface Program {
  discount: Float64Array
  /** Prefix sums of `discount`, one longer: their linear interpolation is the integral of D. */
  discountSums: Float64Array
  /** Distributions in draw order, packed. */
  distributions: Float64Array
  /** Place of each uncertain input's uniform number among those of an indication; -1 without distribution. */
  offsets: Int32Array
  /** Uniform numbers an indication takes before those of its stages. */
  drawnInputs: number
  /** Where the uniform numbers of the inputs of each indication lie, in draw order. */
  places: Int32Array
  /** How those inputs move together; null where each moves by itself. */
  mixture: Mixture | null
  /** Where the uniform numbers of uncertain success rates begin, one for each stage of the canonical order. */
  ratesAt: number
  /** Uniform numbers one path takes. */
  draws: number
  /** Steps in the life of a market at most. */
  pieces: number
  indications: IndicationProgram[]
}

/** What a path may draw besides the distributions. */
export interface Chance {
  /** How uncertain inputs move together. */
  dependence?: Dependence | null
  /** Programmes behind each success rate, by indication and stage; null or absent for a rate that is certain. */
  programmes?: Programmes | null
}
export type Programmes = readonly (readonly (number | null)[])[]

/** Programmes behind a rate. */
export const PROGRAMMES_RANGE = { min: 2, max: 100_000 }

/** Whether paths can be drawn so. */
export function checkChance(
  r: Resolved,
  distributions: Distributions,
  { dependence, programmes }: Chance,
): Outcome<null> {
  const mixture = dependence ? mixtureOf(distributions, r.indications.length, dependence) : success(null)
  if (!mixture.ok) return mixture
  const { min, max } = PROGRAMMES_RANGE
  const isKnown = (count: number | null) => count === null || (count >= min && count <= max)
  return programmes?.flat().every(isKnown) === false ? failure('E_RANGE', 'programmes') : success(null)
}

/** Periods beyond this are past any meaning; a distribution without bound must not ask for an endless table. */
const LONGEST_TABLE = 100_000

/** The largest value a path can draw; `neutral` without distribution. */
const highest = (distributions: Distributions, key: Uncertain, neutral: number) => {
  const distribution = distributions[key]
  return distribution ? draw(distribution, 1 - UNIT / 2) : neutral
}

/** Periods after which no path has a cost or a sale. */
function tableLength(r: Resolved, distributions: Distributions): number {
  const stretch = Math.max(0, highest(distributions, 'duration', 1))
  const delay = highest(distributions, 'launchDelay', 0)
  const ends = r.indications.flatMap((it) => {
    const approval = approvalTime(it)
    return it.markets.map((market) => {
      const launch =
        market.launch > 0
          ? Math.max(approval * stretch + market.launch - approval + delay, approval * stretch)
          : market.launch
      const protectedUntil = Math.max(
        launch,
        market.patentExpiry ?? launch,
        launch + (market.dataExclusivityYears ?? 0),
      )
      return protectedUntil + market.tailYears
    })
  })
  const last = Math.max(0, ...ends)
  return last < LONGEST_TABLE ? Math.ceil(last) + 2 : LONGEST_TABLE
}

/** W_n = Σ over k < n; one longer than the values. */
export function prefixSums(values: ArrayLike<number>): Float64Array {
  const sums = new Float64Array(values.length + 1)
  for (let k = 0; k < values.length; k += 1) sums[k + 1] = sums[k]! + values[k]!
  return sums
}

function compileMarket(
  r: Resolved,
  it: ResolvedIndication,
  market: ResolvedMarket,
  discount: Float64Array,
): MarketProgram {
  const margin = marginOf(it)
  const { relief, taxRate, growth, growthHorizon, region } = market
  const net = relief ? margin : margin - taxRate * Math.max(0, margin)
  const prices = Float64Array.from(
    { length: discount.length - 1 },
    (_, k) => (1 + market.priceGrowth) ** (k + 0.5),
  )
  const baseWeights = prices.map((price, k) => {
    const workingCapital = r.workingCapitalPct * (discount[k]! - discount[k + 1]!)
    return price * (net * discount[k]! - workingCapital)
  })
  const events = market.priceEvents.toSorted((a, b) => a.at - b.at)
  let factor = 1
  return {
    place: region === null ? WHOLE : SALES_REGIONS.indexOf(region),
    approvalShare: market.approvalShare,
    launch: market.launch,
    patentExpiry: market.patentExpiry ?? -Infinity,
    dataExclusivityYears: market.dataExclusivityYears ?? -Infinity,
    dataExclusivityShare: market.dataExclusivityShare,
    tailYears: market.tailYears,
    level:
      (market.marketSize / market.referencePrice) *
      market.patientPool *
      it.comboRevenueShare *
      market.price *
      it.scale,
    peakShare: market.peakShare,
    growth,
    growthHorizon,
    retention: Float64Array.from(market.retention),
    eventTimes: Float64Array.from(events, ({ at }) => at),
    eventFactors: Float64Array.from(events, (event) => (factor *= event.factor)),
    baseWeights,
    weightSums: prefixSums(
      baseWeights.map((weight, k) => weight * (1 + growth) ** Math.min(k + 0.5, growthHorizon)),
    ),
    firstYearWeight: r.workingCapitalPct * discount[0]! * (1 + market.priceGrowth) ** 0.5,
    tax: relief && { rate: taxRate, margin, relief, prices },
  }
}

const compileIndication = (
  r: Resolved,
  it: ResolvedIndication,
  discount: Float64Array,
  programmes: readonly (number | null)[] | null,
): IndicationProgram => ({
  stageIds: Int32Array.from(it.stages, ({ stage }) => STAGES.indexOf(stage)),
  start: Float64Array.from(it.stages, ({ start }) => Math.max(start, 0)),
  end: Float64Array.from(it.stages, ({ end }) => end),
  cost: Float64Array.from(it.stages, ({ cost }) => cost),
  pos: Float64Array.from(it.stages, ({ pos }) => pos),
  rates: programmes && ratesOfStages(it, programmes),
  shared: Uint8Array.from(it.stages, ({ isShared }) => (isShared ? 1 : 0)),
  approval: approvalTime(it),
  launch: it.launch,
  launchCost: it.launchCost,
  curve: Float64Array.from(it.curve),
  overlap: it.overlapWithLead,
  markets: it.markets.map((market) => compileMarket(r, it, market, discount)),
  drawsRegions: drawsRegions(it),
  isRelieved: it.markets.some(({ relief }) => relief),
})

function ratesOfStages({ stages }: ResolvedIndication, programmes: readonly (number | null)[]): Float64Array {
  const rates = new Float64Array(stages.length * RATE_SLICES)
  stages.forEach(({ pos }, i) => rates.set(ratesOf(pos, programmes[i] ?? null), i * RATE_SLICES))
  return rates
}

const drawsRegions = ({ stages, markets }: ResolvedIndication) =>
  stages.every(({ stage }) => stage !== 'applying') && markets.some(({ approvalShare }) => approvalShare < 1)

/**
 * Prepares a valuation for simulation; null or missing distributions leave their input as it is. What
 * `checkChance` refuses counts as not given.
 */
export function compile(r: Resolved, distributions: Distributions = {}, chance: Chance = {}): Program {
  const length = tableLength(r, distributions)
  const discount = Float64Array.from(discountFactors(r.discountRate, r.discounting, length + 1))
  const packed = Float64Array.from(UNCERTAIN.flatMap((key) => pack(distributions[key])))
  let drawnInputs = 0
  const offsets = Int32Array.from(UNCERTAIN, (_, i) => (packed[i * PACKED] === 0 ? -1 : drawnInputs++))
  const places: number[] = []
  let ratesAt = 0
  for (const it of r.indications) {
    for (let offset = 0; offset < drawnInputs; offset += 1) places.push(ratesAt + offset)
    const own = it.stages.filter(({ isShared }) => !isShared)
    ratesAt += drawnInputs + own.length + (drawsRegions(it) ? 1 : 0)
  }
  const { dependence, programmes } = checkChance(r, distributions, chance).ok ? chance : {}
  const mixture = dependence ? mixtureOf(distributions, r.indications.length, dependence) : null
  return {
    discount,
    discountSums: prefixSums(discount),
    distributions: packed,
    offsets,
    drawnInputs,
    places: Int32Array.from(places),
    mixture: mixture?.ok ? mixture.value : null,
    ratesAt,
    draws: ratesAt + (programmes ? STAGES.length : 0),
    pieces: Math.max(
      ...r.indications.flatMap(({ curve, markets }) =>
        markets.map(({ retention, priceEvents }) => curve.length + retention.length + priceEvents.length + 3),
      ),
    ),
    indications: r.indications.map((it, i) =>
      compileIndication(r, it, discount, programmes ? (programmes[i] ?? []) : null),
    ),
  }
}
