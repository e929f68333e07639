import { product } from './time'
import type { Discounting, PriceEvent, RegionName, StageName, Uptake, Warning } from './types'

/** A stage with its final timing and probability. */
export interface ResolvedStage {
  stage: StageName
  start: number
  end: number
  /** Remaining cost carried by this indication; 0 for a shared stage. */
  cost: number
  pos: number
  /** The same event as the lead's stage. */
  isShared: boolean
}

/** One market of an indication, with every default filled in: the whole one, or that of a region. */
export interface ResolvedMarket {
  /** Null for the whole market. */
  region: RegionName | null
  /** Probability that this market approves once one does. */
  approvalShare: number
  /** Time of launch. */
  launch: number
  /** Time at which the last exclusivity is lost, not before launch. */
  lossOfExclusivity: number
  /** The same where only the patent protects; earlier when data exclusivity outlasts it in one region alone. */
  lossElsewhere: number
  /** Time after which nothing is sold. */
  salesEnd: number
  marketSize: number
  growth: number
  growthHorizon: number
  /** Yearly cost per patient at t = 0, after rebates. */
  price: number
  /** Yearly cost per treated patient that turns the market size into a number of patients. */
  referencePrice: number
  priceGrowth: number
  patientPool: number
  peakShare: number
  priceEvents: PriceEvent[]
  patentExpiry: number | null
  dataExclusivityYears: number | null
  /** Part of sales protected between `lossElsewhere` and `lossOfExclusivity`. */
  dataExclusivityShare: number
  retention: number[]
  tailYears: number
  taxRate: number
  /** Null where losses give no relief. */
  relief: ResolvedRelief | null
}

/** Losses that one market's profits may be set against; fixed on the base case. */
export interface ResolvedRelief {
  limit: number
  /** Infinity without end. */
  years: number
  /** Part of the indication's development and launch costs that is deducted here, 0..1. */
  costShare: number
  /** Lost before the base date, money. */
  opening: number
}

/** An indication with every default filled in. */
export interface ResolvedIndication {
  id: string
  stages: ResolvedStage[]
  /** Time of launch; regions follow it by their lags. */
  launch: number
  launchCost: number
  comboRevenueShare: number
  uptake: Uptake
  /** Uptake by sales year, the last value lasting. */
  curve: number[]
  /** Calibration to reported sales; fixed on the base case. */
  scale: number
  overlapWithLead: number
  cogsPct: number
  sgaPct: number
  royaltyPct: number
  /** One, or one for each region. */
  markets: ResolvedMarket[]
}

/** A valid input with every default filled in: what all calculations start from. */
export interface Resolved {
  discountRate: number
  discounting: Discounting
  workingCapitalPct: number
  spentToDate: number | null
  futureBudget: number | null
  expectedReturnMultiple: number | null
  indications: ResolvedIndication[]
  /** What the input itself gives reason to warn of. */
  warnings: Warning[]
}

/** End of the last stage, 0 when there is none. */
export const approvalTime = ({ stages }: Pick<ResolvedIndication, 'stages'>): number =>
  stages.at(-1)?.end ?? 0

/** Likelihood of approval, 0..1. */
export const loaOf = ({ stages }: Pick<ResolvedIndication, 'stages'>): number =>
  product(stages.map(({ pos }) => pos))

/** Margin of sales before tax; negative when costs exceed sales. */
export const marginOf = ({ cogsPct, sgaPct, royaltyPct }: ResolvedIndication): number =>
  1 - cogsPct - sgaPct - royaltyPct

/** Time at which the last of an indication's markets loses its last exclusivity. */
export const lossOf = ({ markets }: Pick<ResolvedIndication, 'markets'>): number =>
  Math.max(...markets.map(({ lossOfExclusivity }) => lossOfExclusivity))

/** The same where only patents protect; null where it is one time. */
export function lossElsewhereOf({ markets }: Pick<ResolvedIndication, 'markets'>): number | null {
  const last = Math.max(...markets.map(({ lossElsewhere }) => lossElsewhere))
  return last < lossOf({ markets }) ? last : null
}

/** Time after which an indication sells nothing anywhere. */
export const salesEndOf = ({ markets }: Pick<ResolvedIndication, 'markets'>): number =>
  Math.max(...markets.map(({ salesEnd }) => salesEnd))

/** Probability that a market of the indication is reached, 0..1. */
export const reachOfMarket = (it: ResolvedIndication, { approvalShare }: ResolvedMarket): number =>
  loaOf(it) * approvalShare

type Launched = 'launch' | 'lossOfExclusivity' | 'lossElsewhere' | 'salesEnd'

/** The same market launched at `launch`: exclusivity and the end of sales follow. */
export function launchedAt<T extends Omit<ResolvedMarket, Launched>>(it: T, launch: number) {
  const patent = Math.max(launch, it.patentExpiry ?? launch)
  const lossOfExclusivity = Math.max(patent, launch + (it.dataExclusivityYears ?? 0))
  const lossElsewhere = it.dataExclusivityShare < 1 ? patent : lossOfExclusivity
  return { ...it, launch, lossOfExclusivity, lossElsewhere, salesEnd: lossOfExclusivity + it.tailYears }
}

/** A part of sales and the time at which it loses its protection. */
export interface Protection {
  share: number
  loss: number
}

/** The parts of sales by their protection: one, or two where data exclusivity outlasts the patent in one region. */
export function protectionsOf(
  it: Pick<ResolvedMarket, 'lossOfExclusivity' | 'lossElsewhere' | 'dataExclusivityShare'>,
): Protection[] {
  const { lossOfExclusivity: last, lossElsewhere: elsewhere, dataExclusivityShare: share } = it
  if (elsewhere === last) return [{ share: 1, loss: last }]
  return [
    { share, loss: last },
    { share: 1 - share, loss: elsewhere },
  ]
}

/** The lead where another indication meets it: its years on the market, [from, to), and its probability. */
export interface LeadMarket {
  from: number
  to: number
  /** Probability that the lead is approved there once it is anywhere. */
  approvalShare: number
}

/**
 * The lead's market in which patients of `region` are counted already: that of the region, or the whole one; all of
 * them together where the other indication is not broken into regions. Null where the lead is not sold.
 */
export function leadMarketIn(lead: ResolvedIndication, region: RegionName | null): LeadMarket | null {
  const [first] = lead.markets
  const isWhole = first?.region === null || region === null
  const met = isWhole ? lead.markets : lead.markets.filter((market) => market.region === region)
  if (met.length === 0) return null
  return {
    from: Math.min(...met.map(({ launch }) => launch)),
    to: Math.max(...met.map(({ salesEnd }) => salesEnd)),
    approvalShare: Math.max(...met.map(({ approvalShare }) => approvalShare)),
  }
}

/** Probability that the lead is approved in a market given that this indication is approved in its own. */
export function leadApprovalGiven(
  lead: ResolvedIndication,
  indication: ResolvedIndication,
  own: ResolvedMarket,
  { approvalShare }: LeadMarket,
): number {
  const shared = new Set(indication.stages.filter(({ isShared }) => isShared).map(({ stage }) => stage))
  const stages = product(lead.stages.filter(({ stage }) => !shared.has(stage)).map(({ pos }) => pos))
  // Of one and the same review, the likelier approval holds wherever the less likely one does.
  const isOneReview = shared.has('applying')
  return stages * (isOneReview ? Math.min(1, approvalShare / own.approvalShare) : approvalShare)
}
