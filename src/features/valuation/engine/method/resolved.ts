import { product } from './time'
import type { Discounting, PriceEvent, StageName, Uptake, Warning } from './types'

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
  /** Time at which the last exclusivity is lost, not before launch. */
  lossOfExclusivity: number
  /** The same where only the patent protects; earlier when data exclusivity outlasts it in one region alone. */
  lossElsewhere: number
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
  /** Part of sales protected between `lossElsewhere` and `lossOfExclusivity`. */
  dataExclusivityShare: number
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

type Launched = 'lossOfExclusivity' | 'lossElsewhere' | 'salesEnd'

/** The same indication launched at `launch`: exclusivity and the end of sales follow. */
export function launchedAt<T extends Omit<ResolvedIndication, Launched>>(it: T, launch: number) {
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
  it: Pick<ResolvedIndication, 'lossOfExclusivity' | 'lossElsewhere' | 'dataExclusivityShare'>,
): Protection[] {
  const { lossOfExclusivity: last, lossElsewhere: elsewhere, dataExclusivityShare: share } = it
  if (elsewhere === last) return [{ share: 1, loss: last }]
  return [
    { share, loss: last },
    { share: 1 - share, loss: elsewhere },
  ]
}

/** Probability that the lead is approved given that this indication is: its stages that are not shared here. */
export function leadApprovalGiven(lead: ResolvedIndication, indication: ResolvedIndication): number {
  const shared = new Set(indication.stages.filter(({ isShared }) => isShared).map(({ stage }) => stage))
  return product(lead.stages.filter(({ stage }) => !shared.has(stage)).map(({ pos }) => pos))
}
