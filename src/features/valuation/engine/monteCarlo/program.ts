import { discountFactors } from '../method/discounting'
import { approvalTime, marginOf, type Resolved, type ResolvedIndication } from '../method/resolved'
import { UNCERTAIN, type Distributions, type Uncertain } from '../method/tables'
import { STAGES } from '../method/types'
import { draw, PACKED, pack } from './distribution'
import { UNIT } from './random'

/** An indication as numbers; times in years, money in units of the run. */
export interface IndicationProgram {
  /** Position of each stage in the canonical order, by which shared stages find the lead's outcome. */
  stageIds: Int32Array
  start: Float64Array
  end: Float64Array
  cost: Float64Array
  pos: Float64Array
  /** 1 for a stage whose outcome is the lead's. */
  shared: Uint8Array
  approval: number
  launch: number
  launchCost: number
  patentExpiry: number
  /** -Infinity without data exclusivity. */
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
  /** Price factor from the event of the same position on. */
  eventFactors: Float64Array
  overlap: number
  /** Present value, per unit of level, of selling all through period k, before growth of the market. */
  baseWeights: Float64Array
  /** Prefix sums of the same with the growth of the base case, one longer. */
  weightSums: Float64Array
  /** Working capital that a listed product brings along, per unit sold in period 0, before growth. */
  firstYearWeight: number
}

/** What a path needs, in typed arrays: can be posted to a worker. */
export interface Program {
  discount: Float64Array
  /** Prefix sums of `discount`, one longer: their linear interpolation is the integral of D. */
  discountSums: Float64Array
  /** Distributions in draw order, packed. */
  distributions: Float64Array
  /** Uniform numbers one path takes. */
  draws: number
  indications: IndicationProgram[]
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
  const ends = r.indications.map((it) => {
    const approval = approvalTime(it)
    const launch =
      it.launch > 0
        ? Math.max(approval * stretch + it.launch - approval + delay, approval * stretch)
        : it.launch
    const protectedUntil = Math.max(
      launch,
      it.patentExpiry ?? launch,
      launch + (it.dataExclusivityYears ?? 0),
    )
    return protectedUntil + it.tailYears
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

function compileIndication(r: Resolved, it: ResolvedIndication, discount: Float64Array): IndicationProgram {
  const margin = marginOf(it)
  const net = margin - r.taxRate * Math.max(0, margin)
  const periods = discount.length - 1
  const baseWeights = Float64Array.from({ length: periods }, (_, k) => {
    const workingCapital = r.workingCapitalPct * (discount[k]! - discount[k + 1]!)
    return (1 + it.priceGrowth) ** (k + 0.5) * (net * discount[k]! - workingCapital)
  })
  const events = it.priceEvents.toSorted((a, b) => a.at - b.at)
  let factor = 1
  return {
    stageIds: Int32Array.from(it.stages, ({ stage }) => STAGES.indexOf(stage)),
    start: Float64Array.from(it.stages, ({ start }) => Math.max(start, 0)),
    end: Float64Array.from(it.stages, ({ end }) => end),
    cost: Float64Array.from(it.stages, ({ cost }) => cost),
    pos: Float64Array.from(it.stages, ({ pos }) => pos),
    shared: Uint8Array.from(it.stages, ({ isShared }) => (isShared ? 1 : 0)),
    approval: approvalTime(it),
    launch: it.launch,
    launchCost: it.launchCost,
    patentExpiry: it.patentExpiry ?? -Infinity,
    dataExclusivityYears: it.dataExclusivityYears ?? -Infinity,
    dataExclusivityShare: it.dataExclusivityShare,
    tailYears: it.tailYears,
    level: (it.marketSize / it.referencePrice) * it.patientPool * it.comboRevenueShare * it.price * it.scale,
    peakShare: it.peakShare,
    growth: it.growth,
    growthHorizon: it.growthHorizon,
    curve: Float64Array.from(it.curve),
    retention: Float64Array.from(it.retention),
    eventTimes: Float64Array.from(events, ({ at }) => at),
    eventFactors: Float64Array.from(events, (event) => (factor *= event.factor)),
    overlap: it.overlapWithLead,
    baseWeights,
    weightSums: prefixSums(
      baseWeights.map((weight, k) => weight * (1 + it.growth) ** Math.min(k + 0.5, it.growthHorizon)),
    ),
    firstYearWeight: r.workingCapitalPct * discount[0]! * (1 + it.priceGrowth) ** 0.5,
  }
}

/** Prepares a valuation for simulation; null or missing distributions leave their input as it is. */
export function compile(r: Resolved, distributions: Distributions = {}): Program {
  const length = tableLength(r, distributions)
  const discount = Float64Array.from(discountFactors(r.discountRate, r.discounting, length + 1))
  const packed = Float64Array.from(UNCERTAIN.flatMap((key) => pack(distributions[key])))
  const drawn = UNCERTAIN.filter((_, i) => packed[i * PACKED] !== 0).length
  const own = r.indications.flatMap(({ stages }) => stages.filter(({ isShared }) => !isShared))
  return {
    discount,
    discountSums: prefixSums(discount),
    distributions: packed,
    draws: r.indications.length * drawn + own.length,
    indications: r.indications.map((it) => compileIndication(r, it, discount)),
  }
}
