import { product } from './time'
import type { Discounting, PriceEvent, StageName, Uptake } from './types'
import type { Warning } from './warnings'

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

/** An indication with every default filled in. */
export interface ResolvedIndication {
  id: string
  stages: ResolvedStage[]
  /** Time of launch. */
  launch: number
  launchCost: number
  /** Time at which exclusivity is lost, not before launch. */
  lossOfExclusivity: number
  /** Time after which nothing is sold. */
  salesEnd: number
  marketSize: number
  growth: number
  growthHorizon: number
  /** Yearly cost per patient at t = 0. */
  price: number
  /** Yearly cost per treated patient that turns the market size into a number of patients. */
  referencePrice: number
  priceGrowth: number
  patientPool: number
  peakShare: number
  comboRevenueShare: number
  uptake: Uptake
  /** Uptake by sales year, the last value lasting. */
  curve: number[]
  priceEvents: PriceEvent[]
  /** Calibration to reported sales; fixed on the base case. */
  scale: number
  overlapWithLead: number
  cogsPct: number
  sgaPct: number
  royaltyPct: number
  patentExpiry: number | null
  dataExclusivityYears: number | null
  retention: number[]
  tailYears: number
}

/** A valid input with every default filled in: what all calculations start from. */
export interface Resolved {
  discountRate: number
  discounting: Discounting
  taxRate: number
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

/** The same indication launched at `launch`: exclusivity and the end of sales follow. */
export function launchedAt<T extends Omit<ResolvedIndication, 'lossOfExclusivity' | 'salesEnd'>>(
  it: T,
  launch: number,
) {
  const protections = [
    ...(it.patentExpiry === null ? [] : [it.patentExpiry]),
    ...(it.dataExclusivityYears === null ? [] : [launch + it.dataExclusivityYears]),
  ]
  const lossOfExclusivity = Math.max(launch, ...protections)
  return { ...it, launch, lossOfExclusivity, salesEnd: lossOfExclusivity + it.tailYears }
}

/** Probability that the lead is approved given that this indication is: its stages that are not shared here. */
export function leadApprovalGiven(lead: ResolvedIndication, indication: ResolvedIndication): number {
  const shared = new Set(indication.stages.filter(({ isShared }) => isShared).map(({ stage }) => stage))
  return product(lead.stages.filter(({ stage }) => !shared.has(stage)).map(({ pos }) => pos))
}
