import * as z from 'zod'
import { listOf } from '@/shared/api/lists'

/**
 * What a computed report holds: the sections of the method, section 16, as numbers. Money is in plain units of
 * the report's currency, shares are fractions, times are years from the base date.
 */

const numbers = z.array(z.number())
const nullable = z
  .number()
  .nullish()
  .transform((value) => value ?? null)

const Unit = z.enum(['percent', 'money', 'years', 'number', 'text', 'day'])

/** A published or default number that a derived value was computed from; percent as a fraction. */
const BasisPart = z.object({
  /** What it is, such as `area:oncology`. */
  name: z.string(),
  value: z.number(),
  unit: Unit,
  source: z.string(),
  /** The number as printed, where another one was used. */
  printed: nullable,
  /** Phase transitions that it rests on. */
  n: nullable,
})
export type BasisPart = z.infer<typeof BasisPart>

export const Assumption = z.object({
  field: z.string(),
  /** Id of the indication it belongs to; absent when it holds for all. */
  indication: z.string().nullish(),
  stage: z.string().nullish(),
  value: z.union([z.number(), z.string()]),
  unit: Unit,
  /** `user`, `lead` (taken over), `derived`, `default`, or the label of a published source in the method. */
  source: z.string(),
  /** How a derived value was computed: the formula's name and what went into it. */
  basis: z.object({ formula: z.string(), parts: z.array(BasisPart) }).nullish(),
  /** Phase transitions. */
  sampleSize: z.number().nullish(),
  isSmallSample: z.boolean().nullish(),
})
export type Assumption = z.infer<typeof Assumption>

/** Rows of the ledger, in the order of the waterfall. */
export const LEDGER_ROWS = ['sales', 'cogs', 'sga', 'royalty', 'tax', 'nwc', 'rnd', 'launch'] as const
export type LedgerRow = (typeof LEDGER_ROWS)[number]

/** One number per period and row; `cf` is what is left. */
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
})
export type Ledger = z.infer<typeof Ledger>

const StageRow = z.object({
  stage: z.string(),
  start: z.number(),
  duration: z.number(),
  /** Remaining cost, money, not risked. */
  cost: z.number(),
  pos: z.number(),
  /** Probability that the stage is begun. */
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
  /** The same in regions whose data exclusivity does not outlast the patent; absent where it is one time. */
  loeElsewhere: nullable,
  salesEnd: z.number(),
  rnpv: z.number(),
  breakEvenPrice: nullable,
  salesExpected: numbers,
  salesSuccess: numbers,
})
export type IndicationResult = z.infer<typeof IndicationResult>

/** The headline figures. */
export const Summary = z.object({
  rnpv: z.number(),
  npvSuccess: z.number(),
  peakSales: z.number(),
  peakPeriod: z.number(),
  irr: nullable,
  irrMultiple: z.boolean(),
  payback: nullable,
  discountedPayback: nullable,
  profitabilityIndex: nullable,
  breakEvenPriceMultiplier: nullable,
  remainingRnd: z.number(),
  budgetGap: nullable,
  valueToSpend: nullable,
  requiredValue: nullable,
  meetsExpectedReturn: z
    .boolean()
    .nullish()
    .transform((value) => value ?? null),
})

const TreeNode = z.object({
  stage: z.string(),
  value: z.number(),
  valueWithOption: z.number(),
  /** At the gate: in money of the stage's start. */
  valueAtStage: z.number(),
})

const MonteCarlo = z.object({
  paths: z.number(),
  seed: z.number(),
  mean: z.number(),
  sd: z.number(),
  se: z.number(),
  min: z.number(),
  max: z.number(),
  quantiles: z.object({
    p5: z.number(),
    p10: z.number(),
    p25: z.number(),
    p50: z.number(),
    p75: z.number(),
    p90: z.number(),
    p95: z.number(),
  }),
  probNegative: z.number(),
  probAnyApproval: z.number(),
  meanGivenApproval: nullable,
  /** 40 equal bins from `min` to `max`; paths with and without an approval apart, since there are two humps. */
  histogram: z.object({ approved: numbers, failed: numbers }),
})

const RoyaltyTier = z.object({ upTo: nullable, rate: z.number() })
export const DealTerms = z.object({
  upfront: z.number(),
  milestones: listOf(z.object({ event: z.string(), amount: z.number(), threshold: z.number().nullish() })),
  royaltyTiers: listOf(RoyaltyTier),
})
export type DealTerms = z.infer<typeof DealTerms>

const Deal = z.object({
  terms: DealTerms,
  licensor: z.number(),
  licensee: z.number(),
  total: z.number(),
  licensorShare: nullable,
  upfront: z.number(),
  milestonesPv: z.number(),
  royaltyPv: z.number(),
  milestones: listOf(
    z.object({
      event: z.string(),
      time: nullable,
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
  /** Money, in the report's currency. */
  value: z.number(),
  year: z.number(),
  isDemo: z.boolean(),
})
export type Comparable = z.infer<typeof Comparable>

export const ReportContent = z.object({
  assumptions: listOf(Assumption),
  warnings: listOf(z.object({ code: z.string(), indication: z.string().nullish() })),
  discountRate: z.number(),
  /** Number of yearly periods; period k begins k years after the base date. */
  periods: z.number().int(),
  /** Discount factor of each period. */
  discountFactors: numbers,
  summary: Summary,
  indications: z.array(IndicationResult),
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
  tornado: z.array(z.object({ key: z.string(), low: z.number(), high: z.number(), swing: z.number() })),
  scenarios: z.object({
    rows: z.array(
      z.object({ name: z.string(), weight: z.number(), rnpv: z.number(), peakSales: z.number() }),
    ),
    weighted: z.number(),
  }),
  monteCarlo: MonteCarlo,
  comparables: z.object({
    rows: listOf(Comparable),
    count: z.number(),
    p25: nullable,
    median: nullable,
    p75: nullable,
    percentile: nullable,
    ratioToMedian: nullable,
  }),
  deal: Deal,
})
export type ReportContent = z.infer<typeof ReportContent>
