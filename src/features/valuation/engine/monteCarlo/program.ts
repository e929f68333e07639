import { discountFactors } from '../method/discounting'
import { forceCost, outlayDates, outlaysOf } from '../method/instalments'
import {
  approvalTime,
  marginOf,
  type Resolved,
  type ResolvedIndication,
  type ResolvedMarket,
  type ResolvedRelief,
} from '../method/resolved'
import { UNCERTAIN_INPUTS, type Distributions, type UncertainInput } from '../method/methodTables'
import { SALES_REGIONS, STAGES } from '../method/valuationTypes'
import { failure, success, type EngineResult } from '../method/engineResult'
import { mixtureOf, type Dependence, type Mixture } from './dependence'
import { draw, PACKED_LENGTH, pack } from './distribution'
import { UNIT } from './random'
import { RATE_SLICES, ratesOf } from './betaRates'

/** Market of an indication as numbers; times in years, money in units of the run. */
export interface MarketProgram {
  /** Index of the region; {@link FULL_MARKET} for the whole market. */
  regionIndex: number
  approvalShare: number
  launch: number
  /** -Infinity without a patent, and below without data exclusivity. */
  patentExpiry: number
  dataExclusivityYears: number
  dataExclusivityShare: number
  tailYears: number
  /** Sales per year at full uptake without growth and peak share, in money. */
  level: number
  peakShare: number
  growth: number
  growthHorizon: number
  curve: Float64Array
  retention: Float64Array
  eventTimes: Float64Array
  /** Price factor from the event with the same index on. */
  eventFactors: Float64Array
  /** Present value, per unit of level, of selling throughout period k, before growth of the market. */
  baseWeights: Float64Array
  /** Prefix sums of these weights with the growth of the base case; one element longer. */
  weightSums: Float64Array
  /** Working capital that a listed product already has, per unit sold in period 0, before growth. */
  firstYearWeight: number
  /** Discount factors of the market. */
  discount: Float64Array
  force: ForceProgram | null
  /** Null if tax is a part of each sale, and so of the weights. */
  tax: TaxProgram | null
}

/** Sales force of a market, money. */
export interface ForceProgram {
  /** Years before the launch. */
  lead: number
  /** Cost per period. */
  costs: Float64Array
  /** Prefix sums of the discounted costs, one element longer. */
  sums: Float64Array
}

/** Tax of a market that depends on the whole path: losses give relief, or a sales force is deducted. */
export interface TaxProgram {
  rate: number
  margin: number
  relief: ResolvedRelief | null
  /** Growth of the price until the middle of each period. */
  prices: Float64Array
}

/** Outlay as numbers; times in years, money in units of the run. */
export interface OutlayProgram {
  isRnd: boolean
  /** Times count from the launch instead of the base date. */
  isFromLaunch: boolean
  at: number
  duration: number
  amount: number
  isCommitted: boolean
}

/** Indication as numbers; times in years, money in units of the run. */
export interface IndicationProgram {
  /** Canonical index of each stage, by which shared stages find the lead's result. */
  stageIds: Int32Array
  start: Float64Array
  end: Float64Array
  cost: Float64Array
  pos: Float64Array
  /** Values of each stage's success rate, one stage after the other; null if the rates are certain. */
  rates: Float64Array | null
  /** 1 for a stage whose result is the lead's. */
  shared: Uint8Array
  approval: number
  launch: number
  /** Outlays, including the launch cost. */
  outlays: OutlayProgram[]
  /** True when a path that fails may have paid more than for its stages. */
  paysAhead: boolean
  overlap: number
  markets: MarketProgram[]
  /** True when a region that may refuse needs its own number, because no review is ahead. */
  drawsRegions: boolean
  /** Losses give relief in any of its markets: tax then follows from the path's own costs. */
  isRelieved: boolean
}

export const FULL_MARKET = SALES_REGIONS.length

/** Everything that a path needs, in typed arrays: can be posted to a worker. */
export interface Program {
  discount: Float64Array
  /** Prefix sums of `discount`, one element longer: their linear interpolation is the integral of D. */
  discountSums: Float64Array
  /** Same for R&D. */
  rndDiscount: Float64Array
  rndDiscountSums: Float64Array
  distributions: Float64Array
  /** Offset of each uncertain input's uniform number among those of an indication; -1 without a distribution. */
  offsets: Int32Array
  /** Number of uniform numbers of an indication before those of its stages. */
  drawnInputs: number
  /** Indices of the uniform numbers of each indication's inputs, in draw order. */
  places: Int32Array
  /** Correlation of those inputs; null if all are independent. */
  mixture: Mixture | null
  /** Index of the first uniform number of the uncertain success rates, one for each stage of the canonical order. */
  ratesAt: number
  draws: number
  pieces: number
  indications: IndicationProgram[]
}

export interface Chance {
  dependence?: Dependence | null
  /**
   * Number of programmes behind each success rate, by indication and stage; null or absent for a rate that is certain.
   */
  programmes?: Programmes | null
}
export type Programmes = readonly (readonly (number | null)[])[]

export const PROGRAMMES_RANGE = { min: 2, max: 100_000 }

/** Checks that paths can be drawn with these options. Returns E_CORRELATION or E_RANGE if not. */
export function checkChance(
  r: Resolved,
  distributions: Distributions,
  { dependence, programmes }: Chance,
): EngineResult<null> {
  const mixture = dependence ? mixtureOf(distributions, r.indications.length, dependence) : success(null)
  if (!mixture.ok) return mixture
  const { min, max } = PROGRAMMES_RANGE
  const isKnown = (count: number | null) => count === null || (count >= min && count <= max)
  return programmes?.flat().every(isKnown) === false ? failure('E_RANGE', 'programmes') : success(null)
}

/** Limit for a distribution without bound, which must not ask for an endless table; later periods are meaningless. */
const MAX_TABLE_LENGTH = 100_000

/** Largest value that a path can draw; `neutral` without a distribution. */
const maxDraw = (distributions: Distributions, key: UncertainInput, neutral: number) => {
  const distribution = distributions[key]
  return distribution ? draw(distribution, 1 - UNIT / 2) : neutral
}

function tableLength(r: Resolved, distributions: Distributions): number {
  const durationFactor = Math.max(0, maxDraw(distributions, 'duration', 1))
  const delay = maxDraw(distributions, 'launchDelay', 0)
  const ends = r.indications.flatMap((it) => {
    const approval = approvalTime(it)
    const latest = (launch: number) =>
      launch > 0
        ? Math.max(approval * durationFactor + launch - approval + delay, approval * durationFactor)
        : launch
    const sold = it.markets.map((market) => {
      const launch = latest(market.launch)
      const protectedUntil = Math.max(
        launch,
        market.patentExpiry ?? launch,
        launch + (market.dataExclusivityYears ?? 0),
      )
      return protectedUntil + market.tailYears
    })
    const paid = it.outlays.map((outlay) => outlayDates({ launch: latest(it.launch) }, outlay).end)
    return [...sold, ...paid]
  })
  const last = Math.max(0, ...ends)
  return last < MAX_TABLE_LENGTH ? Math.ceil(last) + 2 : MAX_TABLE_LENGTH
}

/** W_n = Σ over k < n; one element longer than the values. */
export function prefixSums(values: ArrayLike<number>): Float64Array {
  const sums = new Float64Array(values.length + 1)
  for (let k = 0; k < values.length; k += 1) sums[k + 1] = sums[k]! + values[k]!
  return sums
}

function compileForce(market: ResolvedMarket, discount: Float64Array): ForceProgram | null {
  const { salesForce } = market
  if (!salesForce) return null
  const costs = Float64Array.from({ length: discount.length - 1 }, (_, k) => forceCost(market, k))
  return { lead: salesForce.lead, costs, sums: prefixSums(costs.map((cost, k) => cost * discount[k]!)) }
}

function compileMarket(
  r: Resolved,
  it: ResolvedIndication,
  market: ResolvedMarket,
  length: number,
): MarketProgram {
  const margin = marginOf(market)
  const { relief, taxRate, growth, growthHorizon, region } = market
  const discount = Float64Array.from(discountFactors(market.discountRate, r.discounting, length))
  const force = compileForce(market, discount)
  const isTaxedByPath = relief !== null || (force !== null && taxRate > 0)
  const net = isTaxedByPath ? margin : margin - taxRate * Math.max(0, margin)
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
    regionIndex: region === null ? FULL_MARKET : SALES_REGIONS.indexOf(region),
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
    curve: Float64Array.from(market.curve),
    retention: Float64Array.from(market.retention),
    eventTimes: Float64Array.from(events, ({ at }) => at),
    eventFactors: Float64Array.from(events, (event) => (factor *= event.factor)),
    baseWeights,
    weightSums: prefixSums(
      baseWeights.map((weight, k) => weight * (1 + growth) ** Math.min(k + 0.5, growthHorizon)),
    ),
    firstYearWeight: r.workingCapitalPct * discount[0]! * (1 + market.priceGrowth) ** 0.5,
    discount,
    force,
    tax: isTaxedByPath ? { rate: taxRate, margin, relief, prices } : null,
  }
}

const compileIndication = (
  r: Resolved,
  it: ResolvedIndication,
  length: number,
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
  outlays: outlaysOf(it).map(({ row, from, at, duration, amount, committed }) => ({
    isRnd: row === 'rnd',
    isFromLaunch: from === 'launch',
    at,
    duration,
    amount,
    isCommitted: committed,
  })),
  paysAhead: outlaysOf(it).length > 0 || it.markets.some(({ salesForce }) => salesForce),
  overlap: it.overlapWithLead,
  markets: it.markets.map((market) => compileMarket(r, it, market, length)),
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
 * Compiles a valuation for simulation; null or missing distributions leave their input as it is. Options that
 * `checkChance` rejects are ignored.
 */
export function compile(r: Resolved, distributions: Distributions = {}, chance: Chance = {}): Program {
  const length = tableLength(r, distributions)
  const discount = Float64Array.from(discountFactors(r.discountRate, r.discounting, length + 1))
  const rndDiscount = Float64Array.from(discountFactors(r.rndRate, r.discounting, length + 1))
  const packed = Float64Array.from(UNCERTAIN_INPUTS.flatMap((key) => pack(distributions[key])))
  let drawnInputs = 0
  const offsets = Int32Array.from(UNCERTAIN_INPUTS, (_, i) =>
    packed[i * PACKED_LENGTH] === 0 ? -1 : drawnInputs++,
  )
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
    rndDiscount,
    rndDiscountSums: prefixSums(rndDiscount),
    distributions: packed,
    offsets,
    drawnInputs,
    places: Int32Array.from(places),
    mixture: mixture?.ok ? mixture.value : null,
    ratesAt,
    draws: ratesAt + (programmes ? STAGES.length : 0),
    pieces: Math.max(
      ...r.indications.flatMap(({ markets }) =>
        markets.map(
          ({ curve, retention, priceEvents }) => curve.length + retention.length + priceEvents.length + 3,
        ),
      ),
    ),
    indications: r.indications.map((it, i) =>
      compileIndication(r, it, discount.length, programmes ? (programmes[i] ?? []) : null),
    ),
  }
}
