/**
 * Input and vocabulary of the valuation engine.
 *
 * Money is in plain units of one currency per run, percentages are fractions, times are years from the base
 * date (t = 0, may be negative). `null` and `undefined` both mean absent.
 */

export const STAGES = ['preclinical', 'phase1', 'phase2', 'phase3', 'applying'] as const
export type StageName = (typeof STAGES)[number]

type Maybe<T> = T | null | undefined

export type Discounting = 'mid' | 'end' | 'start'
export type ModalityClass = 'small_molecule' | 'biologic'
export type HeadToHead = 'none' | 'superior' | 'noninferior' | 'inferior'

export const UPTAKE_TYPES = ['empirical', 'linear', 'logistic', 'bass', 'custom'] as const

export interface Stage {
  stage: StageName
  /** Years from the base date; only the current (first) stage may have started before 0. */
  start: number
  duration: number
  /** Total cost of the stage in money, including the part already spent. */
  cost: number
  /** Probability of success of this stage, 0..1. */
  pos: number
}

export interface Uptake {
  /** Default empirical. */
  type?: Maybe<(typeof UPTAKE_TYPES)[number]>
  /** 1 to 20, default 6; a custom curve has its own length. */
  peakYear?: Maybe<number>
  /** Steepness of the logistic curve, default 8 / peakYear. */
  k?: Maybe<number>
  /** Bass coefficients of innovation and imitation. */
  p?: Maybe<number>
  q?: Maybe<number>
  /** The custom curve: 1 to 20 numbers in [0, 1], the last one 1. */
  values?: Maybe<number[]>
}

export interface PriceEvent {
  /** Years from the base date. */
  at: number
  factor: number
}

/** Inputs of the share of patients at the peak; a given `peakShare` replaces the order of entry. */
export interface ShareInput {
  peakShare?: Maybe<number>
  orderOfEntry?: Maybe<number>
  entrants?: Maybe<number>
  classPenetration?: Maybe<number>
  headToHead?: Maybe<HeadToHead>
}

export interface Market extends ShareInput {
  /** Money per year at t = 0. */
  marketSize: number
  growth?: Maybe<number>
  growthHorizon?: Maybe<number>
  annualCostPerPatient: number
  referenceAnnualCost?: Maybe<number>
  priceGrowth?: Maybe<number>
  patientPool: number
  comboRevenueShare?: Maybe<number>
  uptake?: Maybe<Uptake>
  /** Sales of the trailing year; calibrates the model of a listed product. */
  currentSales?: Maybe<number>
  priceEvents?: Maybe<PriceEvent[]>
}

export interface Exclusivity {
  /** Years from the base date. */
  patentExpiry?: Maybe<number>
  /** Years from launch. */
  dataExclusivityYears?: Maybe<number>
  /**
   * Part of sales that data exclusivity still protects after the patent, because it is the law of one region. Default
   * 1.
   */
  dataExclusivityShare?: Maybe<number>
  /** Share of sales retained in each year after loss of exclusivity; the last value repeats. */
  retention?: Maybe<number[]>
  tailYears?: Maybe<number>
}

/** Regions in which an asset may be sold on separate terms; `rest` is the rest of the world. */
export const SALES_REGIONS = ['us', 'eu', 'china', 'japan', 'rest'] as const
export type RegionName = (typeof SALES_REGIONS)[number]

export interface LossRelief {
  /** Part of a year's profit that losses may cover, 0..1; default 1. */
  limit?: Maybe<number>
  /** Years for which a loss may be carried forward; absent means without limit. */
  years?: Maybe<number>
}

/** A cost of an indication with dates of its own, in money. */
export interface Outlay {
  /** Row of the ledger. */
  row: 'rnd' | 'launch'
  amount: number
  /** `at` counts in years from the base date (default), or from the launch. */
  from?: Maybe<'base' | 'launch'>
  at: number
  /** Years over which it accrues evenly; 0, the default, means at once. */
  duration?: Maybe<number>
  /** Paid even after a failure. */
  committed?: Maybe<boolean>
}

/** Cost of selling in a market, independent of its sales, until exclusivity is lost. */
export interface SalesForce {
  /** Money per year at t = 0. */
  annualCost: number
  /** Years before the launch from which it is paid; default 1. */
  lead?: Maybe<number>
  /** Yearly growth of the cost; default 0. */
  growth?: Maybe<number>
}

/** Terms of a region; absent ones are those of the indication. */
export interface RegionInput {
  region: RegionName
  /** Money per year at t = 0, in the money of `annualCostPerPatient`. */
  marketSize: number
  growth?: Maybe<number>
  annualCostPerPatient?: Maybe<number>
  referenceAnnualCost?: Maybe<number>
  /** Part of the price lost to rebates, 0 to 1. */
  grossToNet?: Maybe<number>
  priceGrowth?: Maybe<number>
  peakShare?: Maybe<number>
  priceEvents?: Maybe<PriceEvent[]>
  /** Probability that the filing is approved here, 0 to 1. */
  filing?: Maybe<number>
  /** Years from the launch of the indication to that in this region. */
  launchLag?: Maybe<number>
  /** A patent or data exclusivity given here replaces both of the indication's. */
  exclusivity?: Maybe<Exclusivity>
  taxRate?: Maybe<number>
  lossRelief?: Maybe<LossRelief>
  uptake?: Maybe<Uptake>
  cogsPct?: Maybe<number>
  sgaPct?: Maybe<number>
  royaltyPct?: Maybe<number>
  salesForce?: Maybe<SalesForce>
  discountRate?: Maybe<number>
}

export interface Indication {
  id: string
  /** Current stage and every later one, in canonical order; empty for a listed product. */
  stages: Stage[]
  approvalProbability?: Maybe<number>
  /** Stages that are the same event as the lead's (indications 2 and 3 only). */
  sharedStages?: Maybe<StageName[]>
  launchTime?: Maybe<number>
  launchLag?: Maybe<number>
  launchCost?: Maybe<number>
  outlays?: Maybe<Outlay[]>
  market: Market
  /** Part of this indication's patients that the lead already counts, 0 to 1. */
  overlapWithLead?: Maybe<number>
  cogsPct?: Maybe<number>
  sgaPct?: Maybe<number>
  royaltyPct?: Maybe<number>
  salesForce?: Maybe<SalesForce>
  exclusivity: Exclusivity
  /** Breaks the market down into regions, each at most once; their markets replace `market.marketSize`. */
  regions?: Maybe<RegionInput[]>
}

export interface Valuation {
  /** YYYY-MM-DD; only printed, the engine never reads a clock or a calendar. */
  baseDate: string
  currency: string
  discountRate: number
  /** Discount rate of R&D; default `discountRate`. */
  rndRate?: Maybe<number>
  discounting?: Maybe<Discounting>
  modalityClass?: Maybe<ModalityClass>
  taxRate?: Maybe<number>
  /** Absent means that losses give no relief. `opening` is the loss before the base date, money. */
  lossRelief?: Maybe<LossRelief & { opening?: Maybe<number> }>
  workingCapitalPct?: Maybe<number>
  spentToDate?: Maybe<number>
  futureBudget?: Maybe<number>
  expectedReturnMultiple?: Maybe<number>
  /** At least one, at most three; the first is the lead. */
  indications: Indication[]
}

export type WarningCode =
  | 'W_GROWTH'
  | 'W_MARGIN'
  | 'W_EXCLUSIVITY'
  | 'W_PATENT'
  | 'W_PEAK_SHARE'
  | 'W_REGIONAL'
  | 'W_REGIONS'
  | 'W_BUDGET'
  | 'W_IRR'
  | 'W_SUCCESS'

/** Never blocks; `indication` is the id of the indication concerned, if any. */
export interface Warning {
  code: WarningCode
  indication?: string
}
