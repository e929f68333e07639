import { product } from './time'
import type {
  Discounting,
  Outlay,
  PriceEvent,
  RegionName,
  SalesForce,
  StageName,
  Uptake,
  Warning,
} from './valuationTypes'

export interface ResolvedStage {
  stage: StageName
  start: number
  end: number
  /** Remaining cost borne by this indication; 0 for a shared stage. */
  cost: number
  pos: number
  /** True when it is the same event as the lead's stage. */
  isShared: boolean
}

type Filled<T> = { [Key in keyof T]-?: NonNullable<T[Key]> }

/** Market of an indication with all defaults filled in: the whole market, or that of a region. */
export interface ResolvedMarket {
  /** Null for the whole market. */
  region: RegionName | null
  /** Probability that this market approves, given that any does. */
  approvalShare: number
  launch: number
  /** Time at which the last exclusivity is lost, not before launch. */
  lossOfExclusivity: number
  /** Same where only the patent protects; earlier if data exclusivity outlasts it in one region alone. */
  lossElsewhere: number
  salesEnd: number
  marketSize: number
  growth: number
  growthHorizon: number
  /** Yearly cost per patient at t = 0, after rebates. */
  price: number
  /** Yearly cost per treated patient that converts the market size into a number of patients. */
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
  uptake: Uptake
  /** Uptake by sales year; the last value repeats. */
  curve: number[]
  cogsPct: number
  sgaPct: number
  royaltyPct: number
  salesForce: Filled<SalesForce> | null
  discountRate: number
  taxRate: number
  /** Null if losses give no tax relief. */
  relief: ResolvedRelief | null
}

/** Losses that can be deducted from one market's profits; fixed in the base case. */
export interface ResolvedRelief {
  limit: number
  /** Infinity without limit. */
  years: number
  /** Part of the indication's development and launch costs that is deducted here, 0 to 1. */
  costShare: number
  /** Losses before the base date, money. */
  opening: number
}

export interface ResolvedIndication {
  id: string
  stages: ResolvedStage[]
  /** Time of launch; regions follow it with their lags. */
  launch: number
  launchCost: number
  outlays: Filled<Outlay>[]
  comboRevenueShare: number
  /** Calibration to reported sales; fixed in the base case. */
  scale: number
  overlapWithLead: number
  markets: ResolvedMarket[]
}

/** Valid input with all defaults filled in, from which all calculations start. */
export interface Resolved {
  /** Rate of everything but the rows of the markets and R&D. */
  discountRate: number
  rndRate: number
  discounting: Discounting
  workingCapitalPct: number
  spentToDate: number | null
  futureBudget: number | null
  expectedReturnMultiple: number | null
  indications: ResolvedIndication[]
  warnings: Warning[]
}

/** End of the last stage; 0 without stages. */
export const approvalTime = ({ stages }: Pick<ResolvedIndication, 'stages'>): number =>
  stages.at(-1)?.end ?? 0

/** Likelihood of approval, 0..1. */
export const loaOf = ({ stages }: Pick<ResolvedIndication, 'stages'>): number =>
  product(stages.map(({ pos }) => pos))

/** Probability that any market of the indication is reached, 0..1. */
export const approvalOf = (it: ResolvedIndication): number =>
  loaOf(it) * Math.max(...it.markets.map(({ approvalShare }) => approvalShare))

/** Margin of sales before tax and sales force; negative when costs exceed sales. */
export const marginOf = ({ cogsPct, sgaPct, royaltyPct }: ResolvedMarket): number =>
  1 - cogsPct - sgaPct - royaltyPct

/** Time at which the last of an indication's markets loses its last exclusivity. */
export const lossOf = ({ markets }: Pick<ResolvedIndication, 'markets'>): number =>
  Math.max(...markets.map(({ lossOfExclusivity }) => lossOfExclusivity))

/** Same where only patents protect; null if it equals {@link lossOf}. */
export function lossElsewhereOf({ markets }: Pick<ResolvedIndication, 'markets'>): number | null {
  const last = Math.max(...markets.map(({ lossElsewhere }) => lossElsewhere))
  return last < lossOf({ markets }) ? last : null
}

export const salesEndOf = ({ markets }: Pick<ResolvedIndication, 'markets'>): number =>
  Math.max(...markets.map(({ salesEnd }) => salesEnd))

/** Probability that a market of the indication is reached, 0..1. */
export const reachOfMarket = (it: ResolvedIndication, { approvalShare }: ResolvedMarket): number =>
  loaOf(it) * approvalShare

type LaunchKey = 'launch' | 'lossOfExclusivity' | 'lossElsewhere' | 'salesEnd'

/** Sets the launch of a market, from which the exclusivity and the end of sales follow. */
export function withLaunch<T extends Omit<ResolvedMarket, LaunchKey>>(it: T, launch: number) {
  const patent = Math.max(launch, it.patentExpiry ?? launch)
  const lossOfExclusivity = Math.max(patent, launch + (it.dataExclusivityYears ?? 0))
  const lossElsewhere = it.dataExclusivityShare < 1 ? patent : lossOfExclusivity
  return { ...it, launch, lossOfExclusivity, lossElsewhere, salesEnd: lossOfExclusivity + it.tailYears }
}

export interface Protection {
  share: number
  loss: number
}

/** Parts of sales by their protection: one, or two if data exclusivity outlasts the patent in one region. */
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

/** The lead in a market of another indication: its years on the market, [from, to), and its probability. */
export interface LeadMarket {
  from: number
  to: number
  /** Probability that the lead is approved there, given that it is approved anywhere. */
  approvalShare: number
}

/**
 * Market of the lead that already counts the patients of `region`: that of the region, or the whole market; all of them
 * together if the other indication is not broken down into regions. Null if the lead is not sold there.
 */
export function leadMarketIn(lead: ResolvedIndication, region: RegionName | null): LeadMarket | null {
  const [first] = lead.markets
  const coversAll = first?.region === null || region === null
  const overlapping = coversAll ? lead.markets : lead.markets.filter((market) => market.region === region)
  if (overlapping.length === 0) return null
  return {
    from: Math.min(...overlapping.map(({ launch }) => launch)),
    to: Math.max(...overlapping.map(({ salesEnd }) => salesEnd)),
    approvalShare: Math.max(...overlapping.map(({ approvalShare }) => approvalShare)),
  }
}

/** Probability that the lead is approved in a market, given that this indication is approved in its own. */
export function leadApprovalGiven(
  lead: ResolvedIndication,
  indication: ResolvedIndication,
  own: ResolvedMarket,
  { approvalShare }: LeadMarket,
): number {
  const shared = new Set(indication.stages.filter(({ isShared }) => isShared).map(({ stage }) => stage))
  const stages = product(lead.stages.filter(({ stage }) => !shared.has(stage)).map(({ pos }) => pos))
  // Within a single review, the likelier approval holds wherever the less likely one does.
  const isOneReview = shared.has('applying')
  return stages * (isOneReview ? Math.min(1, approvalShare / own.approvalShare) : approvalShare)
}
