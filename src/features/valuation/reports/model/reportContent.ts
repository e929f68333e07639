import * as z from 'zod/mini'
import { numberOrNull, orNull } from '@/shared/api/wireDefaults'
import { listOf } from '@/shared/api/lists'
import { Assumption } from '@/entities/report/assumption'

/**
 * Content of a computed report: the sections of the method, section 16, as numbers. Money is in plain units of the
 * report's currency, shares are fractions, times are years from the base date.
 */

const numbers = z.array(z.number())

/** In the order of the waterfall. */
export const LEDGER_ROWS = ['sales', 'cogs', 'sga', 'royalty', 'tax', 'nwc', 'rnd', 'launch'] as const
export type LedgerRow = (typeof LEDGER_ROWS)[number]

/** Numbers per period; `cf` is the remaining cash flow. */
const Ledger = z.object({
  sales: numbers,
  cogs: numbers,
  sga: numbers,
  royalty: numbers,
  tax: numbers,
  nwc: numbers,
  rnd: numbers,
  launch: numbers,
  cf: numbers,
  /** Present values of the rows; missing in older reports, where one rate applies to all of them. */
  pv: z.nullish(z.record(z.enum([...LEDGER_ROWS, 'cf']), z.number())),
  /** Cash flow discounted cell by cell; missing in older reports. */
  discounted: z.nullish(numbers),
})
export type Ledger = z.infer<typeof Ledger>

const StageRow = z.object({
  stage: z.string(),
  start: z.number(),
  duration: z.number(),
  /** Remaining cost, money, not risk-adjusted. */
  cost: z.number(),
  pos: z.number(),
  /** Probability that the stage starts. */
  reach: z.number(),
})

const IndicationResult = z.object({
  id: z.string(),
  nameEn: z.string(),
  nameZh: z.string(),
  area: z.string(),
  stages: listOf(StageRow),
  loa: z.number(),
  launch: z.number(),
  /** Loss of exclusivity. */
  loe: z.number(),
  /**
   * Loss of exclusivity in regions whose data exclusivity does not outlast the patent; missing when it is the same
   * everywhere.
   */
  loeElsewhere: numberOrNull,
  salesEnd: z.number(),
  rnpv: z.number(),
  breakEvenPrice: numberOrNull,
  salesExpected: numbers,
  salesSuccess: numbers,
  /** Revenue per treated patient, by period; missing when regions have their own, and in older reports. */
  prices: z.nullish(numbers),
})
export type IndicationResult = z.infer<typeof IndicationResult>

/** Result of a region; only for indications that are divided into regions. */
const RegionResult = z.object({
  indication: z.string(),
  region: z.string(),
  loa: z.number(),
  launch: z.number(),
  loe: z.number(),
  pvSales: z.number(),
  /** Sales less costs, tax and working capital. */
  pvContribution: z.number(),
  /** In the success case. */
  peakSales: z.number(),
  salesExpected: numbers,
  salesSuccess: numbers,
  prices: numbers,
})
export type RegionResult = z.infer<typeof RegionResult>

export const Summary = z.object({
  rnpv: z.number(),
  npvSuccess: z.number(),
  peakSales: z.number(),
  peakPeriod: z.number(),
  irr: numberOrNull,
  irrMultiple: z.boolean(),
  payback: numberOrNull,
  discountedPayback: numberOrNull,
  profitabilityIndex: numberOrNull,
  breakEvenPriceMultiplier: numberOrNull,
  remainingRnd: z.number(),
  budgetGap: numberOrNull,
  valueToSpend: numberOrNull,
  requiredValue: numberOrNull,
  meetsExpectedReturn: orNull(z.boolean()),
})

const TreeNode = z.object({
  stage: z.string(),
  value: z.number(),
  valueWithOption: z.number(),
  /** At the gate: in money of the stage's start. */
  valueAtStage: z.number(),
})

const Quantiles = z.object({
  p5: z.number(),
  p10: z.number(),
  p25: z.number(),
  p50: z.number(),
  p75: z.number(),
  p90: z.number(),
  p95: z.number(),
})

const MonteCarlo = z.object({
  paths: z.number(),
  seed: z.number(),
  mean: z.number(),
  sd: z.number(),
  se: z.number(),
  min: z.number(),
  max: z.number(),
  quantiles: Quantiles,
  /** Quantiles of the paths with an approval; missing in older reports. */
  quantilesGivenApproval: z.nullish(Quantiles),
  probNegative: z.number(),
  probAnyApproval: z.number(),
  meanGivenApproval: numberOrNull,
  /** 40 equal bins from `min` to `max`. Paths with and without an approval are separate, since there are two humps. */
  histogram: z.object({ approved: numbers, failed: numbers }),
})

const RoyaltyTier = z.object({ upTo: numberOrNull, rate: z.number() })
export const DealTerms = z.object({
  upfront: z.number(),
  milestones: listOf(z.object({ event: z.string(), amount: z.number(), threshold: z.nullish(z.number()) })),
  royaltyTiers: listOf(RoyaltyTier),
})
export type DealTerms = z.infer<typeof DealTerms>

const Deal = z.object({
  terms: DealTerms,
  licensor: z.number(),
  licensee: z.number(),
  total: z.number(),
  licensorShare: numberOrNull,
  upfront: z.number(),
  milestonesPv: z.number(),
  royaltyPv: z.number(),
  milestones: listOf(
    z.object({
      event: z.string(),
      time: numberOrNull,
      probability: z.number(),
      amount: z.number(),
      pvLicensor: z.number(),
    }),
  ),
})

export const Comparable = z.object({
  name: z.string(),
  stage: z.string(),
  area: z.string(),
  value: z.number(),
  year: z.number(),
  modality: z.nullish(z.string()),
  isDemo: z.boolean(),
  /** Imported by the reader of the report. */
  isOwn: z.optional(z.boolean()),
})
export type Comparable = z.infer<typeof Comparable>

const Range = z.object({ low: z.number(), high: z.number() })

/** rNPV with a driver at its low and high value. `range` has the user's own limits; missing for those of the method. */
const Bar = z.extend(Range, { key: z.string(), swing: z.number(), range: z.optional(Range) })

export const ReportContent = z.object({
  assumptions: listOf(Assumption),
  warnings: listOf(z.object({ code: z.string(), indication: z.nullish(z.string()) })),
  discountRate: z.number(),
  /** Number of yearly periods; period k starts k years after the base date. */
  periods: z.int(),
  discountFactors: numbers,
  summary: Summary,
  indications: z.array(IndicationResult),
  regions: listOf(RegionResult),
  expected: Ledger,
  success: Ledger,
  /** Present value of each expected ledger row; costs are positive. */
  pv: z.record(z.enum(LEDGER_ROWS), z.number()),
  tree: z.object({
    indications: z.array(
      z.object({ id: z.string(), rnpv: z.number(), enpv: z.number(), nodes: listOf(TreeNode) }),
    ),
    enpv: z.number(),
    optionValue: z.number(),
  }),
  tornado: z.array(Bar),
  /** Drivers moved in a single region, with keys like `us:price`. Empty in older reports. */
  regionTornado: listOf(Bar),
  scenarios: z.object({
    rows: z.array(
      z.object({
        name: z.string(),
        weight: z.number(),
        rnpv: z.number(),
        peakSales: z.number(),
        /** Empty in older reports, and when the market is not divided into regions. */
        regions: listOf(z.object({ region: z.string(), pvContribution: z.number() })),
      }),
    ),
    weighted: z.number(),
  }),
  monteCarlo: MonteCarlo,
  comparables: z.object({
    rows: listOf(Comparable),
    /** Deals of another class of size, which are not compared. */
    leftOut: z.optional(listOf(Comparable)),
    count: z.number(),
    p25: numberOrNull,
    median: numberOrNull,
    p75: numberOrNull,
    percentile: numberOrNull,
    ratioToMedian: numberOrNull,
  }),
  deal: Deal,
})
export type ReportContent = z.infer<typeof ReportContent>
