import { LEDGER_ROWS, ReportContent, type Ledger } from '@/features/valuation/reports/model/reportContent'

type Content = ReportContent

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

const PERIODS = 14
const RATE = 0.11
const DISCOUNT = Array.from({ length: PERIODS }, (_, k) => (1 + RATE) ** -(k + 0.5))
const NAMES = [
  { id: 'i1', nameEn: 'Non-small cell lung cancer', nameZh: '非小细胞肺癌', area: 'oncology' },
  { id: 'i2', nameEn: 'Breast cancer', nameZh: '乳腺癌', area: 'oncology' },
  { id: 'i3', nameEn: 'Psoriasis {a|<b>x</b>}', nameZh: '银屑病 <img src=x>', area: 'autoimmune' },
] as const

const STAGES = [
  { stage: 'phase2', start: -0.5, duration: 2.7, cost: 32.6e6, pos: 0.35, reach: 1 },
  { stage: 'phase3', start: 3.2, duration: 2.1, cost: 150e6, pos: 0.55, reach: 0.35 },
  { stage: 'applying', start: 6.3, duration: 0.8, cost: 40e6, pos: 0.92, reach: 0.1925 },
]
const LOA = 0.35 * 0.55 * 0.92

const indication = (index: number): Content['indications'][number] => {
  const salesSuccess = Array.from({ length: PERIODS }, (_, k) =>
    k < 7 ? 0 : ((k - 6) * 210e6) / (index + 1),
  )
  return {
    ...NAMES[index]!,
    // Other indications start with phase 3.
    stages: index === 0 ? STAGES : STAGES.slice(1),
    loa: LOA,
    launch: 7.6,
    loe: 12.5,
    loeElsewhere: null,
    salesEnd: 14,
    rnpv: 40e6 / (index + 1),
    breakEvenPrice: 21_000,
    salesSuccess,
    salesExpected: salesSuccess.map((sales) => sales * LOA),
  }
}

function ledger(sales: number[], rnd: number[]): Ledger {
  const none = sales.map(() => 0)
  const cogs = sales.map((amount) => amount * 0.15)
  const sga = sales.map((amount) => amount * 0.3)
  const cf = sales.map((amount, k) => amount - cogs[k]! - sga[k]! - rnd[k]!)
  return { sales, cogs, sga, royalty: none, tax: none, nwc: none, rnd, launch: none, cf }
}

const pvOf = (expected: Ledger) =>
  Object.fromEntries(
    LEDGER_ROWS.map((row) => [row, sum(expected[row].map((amount, k) => amount * DISCOUNT[k]!))]),
  ) as Content['pv']

const histogram = {
  approved: Array.from({ length: 40 }, (_, bin) => (bin < 8 ? 0 : 60 - bin)),
  failed: Array.from({ length: 40 }, (_, bin) => (bin < 6 ? 1400 - bin : 0)),
}

/** Content of a computed report with this many indications, parsed by its schema; pass only what matters. */
export function makeReportContent(changes: Partial<Content> = {}, indicationCount = 1): Content {
  const indications = Array.from({ length: indicationCount }, (_, index) => indication(index))
  const total = (key: 'salesExpected' | 'salesSuccess') =>
    Array.from({ length: PERIODS }, (_, k) => sum(indications.map((it) => it[key][k]!)))
  const rnd = Array.from({ length: PERIODS }, (_, k) => (k < 7 ? 12e6 : 0))
  const expected = ledger(total('salesExpected'), rnd)
  const pv = pvOf(expected)
  const rnpv = pv.sales - pv.cogs - pv.sga - pv.rnd
  return ReportContent.parse({
    assumptions: [
      { field: 'wacc', value: RATE, unit: 'percent', source: 'user' },
      {
        field: 'stagePos',
        indication: 'i1',
        stage: 'phase2',
        value: 0.35,
        unit: 'percent',
        source: 'BIO',
        sampleSize: 88,
        isSmallSample: true,
      },
      { field: 'stageCost', indication: 'i1', stage: 'phase3', value: 150e6, unit: 'money', source: 'Paul' },
      { field: 'uptake', indication: 'i1', value: 'empirical', unit: 'text', source: 'Robey' },
      { field: 'baseDate', value: '2026-03-15', unit: 'day', source: 'user' },
    ],
    warnings: [{ code: 'W_GROWTH', indication: 'i1' }],
    discountRate: RATE,
    periods: PERIODS,
    discountFactors: DISCOUNT,
    summary: {
      rnpv,
      npvSuccess: 612e6,
      peakSales: 1.47e9,
      peakPeriod: 13,
      irr: 0.184,
      irrMultiple: false,
      payback: 8.3,
      discountedPayback: 9.1,
      profitabilityIndex: 1.9,
      breakEvenPriceMultiplier: 0.53,
      remainingRnd: 222.6e6,
      budgetGap: -12.6e6,
      valueToSpend: 4.1,
      requiredValue: 50e6,
      meetsExpectedReturn: true,
    },
    indications,
    expected,
    success: ledger(
      total('salesSuccess'),
      rnd.map((amount) => amount * 2),
    ),
    pv,
    tree: {
      indications: indications.map(({ id, rnpv, stages }) => ({
        id,
        rnpv,
        enpv: rnpv + 3e6,
        nodes: stages.map(({ stage }, depth) => ({
          stage,
          value: 40e6 * (depth + 1),
          valueWithOption: 43e6 * (depth + 1),
          valueAtStage: 55e6 * (depth + 1),
        })),
      })),
      enpv: rnpv + 3e6,
      optionValue: 3e6,
    },
    tornado: [
      { key: 'price', low: rnpv - 30e6, high: rnpv + 30e6, swing: 60e6 },
      { key: 'discountRate', low: rnpv + 20e6, high: rnpv - 15e6, swing: 35e6 },
      { key: 'launchDelay', low: rnpv + 5e6, high: rnpv - 6e6, swing: 11e6 },
      { key: 'loe', low: rnpv, high: rnpv, swing: 0 },
    ],
    scenarios: {
      rows: [
        { name: 'pessimistic', weight: 0.25, rnpv: -18e6, peakSales: 0.9e9 },
        { name: 'base', weight: 0.5, rnpv, peakSales: 1.47e9 },
        { name: 'optimistic', weight: 0.25, rnpv: rnpv + 60e6, peakSales: 1.9e9 },
      ],
      weighted: rnpv + 4e6,
    },
    monteCarlo: {
      paths: 10_000,
      seed: 42,
      mean: 38.2e6,
      sd: 120e6,
      se: 1.2e6,
      min: -98e6,
      max: 910e6,
      quantiles: { p5: -90e6, p10: -85e6, p25: -60e6, p50: -20e6, p75: 10e6, p90: 240e6, p95: 420e6 },
      probNegative: 0.81,
      probAnyApproval: 0.177,
      meanGivenApproval: 330e6,
      histogram,
    },
    comparables: {
      rows: [
        { name: 'Deal A', stage: 'phase2', area: 'oncology', value: 120e6, year: 2023, isDemo: true },
        { name: 'Deal <script>', stage: 'phase3', area: 'oncology', value: 450e6, year: 2022, isDemo: false },
        { name: 'Deal C', stage: 'listed', area: 'unknown area', value: 900e6, year: 2021, isDemo: true },
      ],
      count: 3,
      p25: 285e6,
      median: 450e6,
      p75: 675e6,
      percentile: null,
      ratioToMedian: rnpv / 450e6,
    },
    deal: {
      terms: {
        upfront: 10e6,
        milestones: [
          { event: 'start:phase3', amount: 20e6 },
          { event: 'sales', amount: 50e6, threshold: 1e9 },
        ],
        royaltyTiers: [
          { upTo: 500e6, rate: 0.08 },
          { upTo: null, rate: 0.12 },
        ],
      },
      licensor: 30e6,
      licensee: rnpv - 30e6,
      total: rnpv,
      licensorShare: 30e6 / rnpv,
      upfront: 10e6,
      milestonesPv: 8e6,
      royaltyPv: 12e6,
      milestones: [
        { event: 'start:phase3', time: 3.2, probability: 0.35, amount: 20e6, pvLicensor: 5e6 },
        { event: 'sales', time: null, probability: 0, amount: 50e6, pvLicensor: 0 },
      ],
    },
    ...changes,
  })
}

const listed = (content: Content): Content => ({
  ...content,
  indications: content.indications.map((it) => ({ ...it, stages: [], loa: 1, launch: -3.2 })),
  tree: {
    ...content.tree,
    optionValue: 0,
    indications: content.tree.indications.map((it) => ({ ...it, nodes: [] })),
  },
})

const noComparables = {
  rows: [],
  count: 0,
  p25: null,
  median: null,
  p75: null,
  percentile: null,
  ratioToMedian: null,
}

const plain = makeReportContent()

const inRegions = makeReportContent({}, 2)

const partOf = (
  it: Content['indications'][number],
  region: string,
  part: number,
): Content['regions'][number] => {
  const own = (sales: number[]) => sales.map((amount) => amount * part)
  const pvSales = sum(it.salesExpected.map((amount, k) => amount * DISCOUNT[k]! * part))
  return {
    indication: it.id,
    region,
    loa: it.loa,
    launch: it.launch,
    loe: it.loe,
    pvSales,
    pvContribution: pvSales * 0.55,
    peakSales: Math.max(...own(it.salesSuccess)),
    salesExpected: own(it.salesExpected),
    salesSuccess: own(it.salesSuccess),
    prices: own(it.salesSuccess).map(() => 1000),
  }
}

/** Reports at the limits of what can be computed. */
export const VARIANTS: Record<string, Content> = {
  plain,
  threeIndications: makeReportContent({}, 3),
  inRegions: makeReportContent(
    {
      regions: [
        ...inRegions.indications.flatMap((it) => [partOf(it, 'china', 0.25), partOf(it, 'us', 0.65)]),
        partOf(inRegions.indications[0]!, 'new region <b>', 0.1),
      ],
    },
    2,
  ),
  listed: listed(plain),
  noReturn: makeReportContent({
    summary: {
      ...plain.summary,
      irr: null,
      payback: null,
      discountedPayback: null,
      rnpv: -52e6,
      meetsExpectedReturn: false,
    },
    comparables: noComparables,
    deal: { ...plain.deal, licensor: 20e6, licensee: -72e6, total: -52e6, licensorShare: null },
  }),
  onePath: makeReportContent({
    monteCarlo: { ...plain.monteCarlo, paths: 1, min: 5e6, max: 5e6, sd: 0, se: 0, meanGivenApproval: null },
  }),
  onePeriod: makeReportContent({
    periods: 1,
    discountFactors: [0.95],
    expected: ledger([1e6], [0]),
    success: ledger([1e6], [0]),
    indications: [
      {
        ...plain.indications[0]!,
        stages: [],
        launch: -2,
        loe: 0,
        salesEnd: 1,
        salesExpected: [1e6],
        salesSuccess: [1e6],
      },
    ],
  }),
}
