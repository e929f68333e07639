/**
 * All tables of the valuation method, each with its source. Forms, reports and the engine derive their lists, types and
 * defaults from them; nothing here is repeated elsewhere.
 */
import type { RegionName, StageName } from './valuationTypes'

/** Version of the arithmetic. */
export const METHOD_VERSION = '4.0'
/** First major version since which the same inputs give the same results; older results are outdated. */
export const SAME_RESULTS_SINCE = { general: 2, changedInVersion4: 4 }
/** Version of the tables below: results computed with another one used other defaults. */
export const TABLE_VERSION = '2'

/** Sources of the defaults; `default` is a product choice, not a published number. */
export const SOURCES = {
  BIO: 'BIO, Informa & QLS 2021, success rates 2011-2020',
  Wong: 'Wong, Siah & Lo 2019, with its correction',
  Hay: 'Hay et al. 2014',
  DiMasi: 'DiMasi, Grabowski & Hansen 2016',
  Paul: 'Paul et al. 2010',
  ASPE: 'Sertkaya et al. 2014 (US HHS)',
  Robey: 'Robey & David 2017',
  Grabowski: 'Grabowski et al. 2021',
  Kalyanaram: 'Kalyanaram, Robinson & Urban 1995',
  Bass: 'Bass 1969, average parameters of Sultan, Farley & Lehmann 1990',
  FDA: 'Conrad & Lutter 2019 (US FDA)',
  FTC: 'US Federal Trade Commission 2009',
  NVBP: 'National volume-based procurement, China, 4+7 pilot 2018 and rounds since 2020',
  EFPIA: 'EFPIA 2019, sales of new medicines by region',
  BLS: 'US Bureau of Labor Statistics, CPI-U, annual averages',
  USLaw: '21 U.S.C. 355(c)(3)(E), 360cc, 355a; 42 U.S.C. 262(k)(7)',
  EULaw: 'Directive 2001/83/EC article 10; Regulation (EC) 141/2000',
  JPLaw: 'PMD Act (Japan) article 14-4, re-examination',
  CNLaw: 'Implementing Regulations of the Drug Administration Law (China), data protection',
  default: 'Product default',
} as const
export type Source = keyof typeof SOURCES

/** Rows with fewer phase transitions are marked "small sample"; also the weight of the area in shrinking. */
export const SMALL_SAMPLE = 200
/** Rates above this from a small sample are shrunk toward the area's. [default] */
export const NEAR_CERTAIN = 0.97

/** Phase 1, phase 2, phase 3, review. */
type FourStages = readonly [number, number, number, number]

/**
 * Transition probabilities from phase 1 to approval (fractions), the printed LOA from phase 1, and n, the number of
 * phase transitions.
 */
export interface ProbabilityRow {
  pos: FourStages
  loa: number
  n: number
}

const row = (p1: number, p2: number, p3: number, filing: number, loa: number, n: number): ProbabilityRow => ({
  pos: [p1 / 100, p2 / 100, p3 / 100, filing / 100],
  loa: loa / 100,
  n,
})

/** Success rates by therapeutic area. [BIO] figures 2-5 */
export const AREAS = {
  all: row(52.0, 28.9, 57.8, 90.6, 7.9, 12728),
  hematology: row(69.6, 48.1, 76.8, 93.1, 23.9, 352),
  metabolic: row(61.8, 45.0, 63.6, 87.5, 15.5, 399),
  infectious: row(57.8, 38.4, 64.0, 92.9, 13.2, 1170),
  other: row(63.6, 38.6, 60.0, 88.4, 13.0, 541),
  ophthalmology: row(71.6, 35.5, 51.2, 91.1, 11.9, 415),
  autoimmune: row(55.2, 31.4, 65.3, 94.1, 10.7, 1305),
  allergy: row(56.4, 28.3, 64.7, 100, 10.3, 201),
  gastroenterology: row(46.7, 34.2, 57.1, 90.9, 8.3, 186),
  respiratory: row(55.9, 21.9, 64.5, 95.6, 7.5, 501),
  psychiatry: row(52.7, 26.8, 56.3, 91.2, 7.3, 442),
  endocrine: row(43.3, 26.6, 66.2, 86.3, 6.6, 887),
  neurology: row(47.7, 26.8, 53.1, 86.7, 5.9, 1411),
  oncology: row(48.8, 24.6, 47.7, 92.0, 5.3, 4179),
  cardiovascular: row(50.0, 21.0, 55.2, 82.5, 4.8, 651),
  urology: row(40.9, 15.0, 69.2, 84.6, 3.6, 88),
} as const
export type Area = keyof typeof AREAS

const SMALL_MOLECULES = row(52.6, 28.0, 56.9, 89.5, 7.5, 7171)
/** Likelihood of approval of new molecular entities from phase 1; [BIO] prints no other rates for them. */
const NEW_ENTITY_LOA = 0.057

/** Moves the rates of a row by a common exponent so that their product is `loa`. */
function scaleToLoa({ pos, n }: ProbabilityRow, loa: number): ProbabilityRow {
  const exponent = Math.log(loa) / Math.log(pos.reduce((product, p) => product * p))
  const [phase1, phase2, phase3, filing] = pos
  return { pos: [phase1 ** exponent, phase2 ** exponent, phase3 ** exponent, filing ** exponent], loa, n }
}

/** Success rates by modality. [BIO] figure 10b; `nme` is derived from two of its numbers. */
export const MODALITIES = {
  small_molecule: SMALL_MOLECULES,
  /** New small molecules only; the row above also includes reformulations. */
  nme: scaleToLoa(SMALL_MOLECULES, NEW_ENTITY_LOA),
  antibody: row(54.7, 34.1, 68.1, 95.4, 12.1, 2136),
  protein: row(51.6, 33.0, 61.7, 89.7, 9.4, 800),
  peptide: row(53.0, 28.4, 60.0, 88.1, 8.0, 619),
  vaccine: row(52.7, 31.6, 58.1, 100, 9.7, 316),
  adc: row(41.7, 41.5, 62.5, 100, 10.8, 184),
  gene_therapy: row(51.9, 38.6, 50.0, 100, 10.0, 96),
  sirna: row(70.0, 28.9, 66.7, 100, 13.5, 87),
  car_t: row(44.2, 58.8, 66.7, 100, 17.3, 67),
} as const
export type Modality = keyof typeof MODALITIES

/** Modalities of the form, with the table row that each uses for an original; null means no modality adjustment. */
export const FORM_MODALITIES = {
  small_molecule: 'nme',
  antibody: 'antibody',
  bispecific: 'antibody',
  protein: 'protein',
  fusion_protein: 'protein',
  fc_fragment: 'protein',
  peptide: 'peptide',
  vaccine: 'vaccine',
  mrna_vaccine: 'vaccine',
  adc: 'adc',
  gene_therapy: 'gene_therapy',
  sirna: 'sirna',
  car_t: 'car_t',
  antisense: null,
  other_cell_therapy: null,
} as const satisfies Record<string, Modality | null>
export type FormModality = keyof typeof FORM_MODALITIES

/** Rare disease outside oncology. [BIO] figure 8b */
export const RARE_DISEASE: FourStages = [0.674, 0.446, 0.604, 0.936]
/** Patients selected by a biomarker; null means no adjustment. [BIO] */
export const BIOMARKER = [null, 0.463, 0.682, 0.96] as const
/** [Paul]; never adjusted. */
export const PRECLINICAL_POS = 0.69

/**
 * Published rates for cross-checks in the report, as fractions. Definitions differ from the tables above, so the two
 * are never mixed. `phases` start at phase 1; [Wong] prints three.
 */
export const CROSS_CHECKS = [
  { source: 'Wong', scope: 'all', phases: [0.664, 0.486, 0.59], loa: 0.138 },
  { source: 'Wong', scope: 'all_but_oncology', phases: [], loa: 0.209 },
  { source: 'Wong', scope: 'oncology', phases: [], loa: 0.034 },
  { source: 'Wong', scope: 'metabolic_endocrine', phases: [], loa: 0.196 },
  { source: 'Wong', scope: 'cardiovascular', phases: [], loa: 0.255 },
  { source: 'Wong', scope: 'cns', phases: [], loa: 0.15 },
  { source: 'Wong', scope: 'autoimmune', phases: [], loa: 0.151 },
  { source: 'Wong', scope: 'genitourinary', phases: [], loa: 0.216 },
  { source: 'Wong', scope: 'infectious', phases: [], loa: 0.252 },
  { source: 'Wong', scope: 'ophthalmology', phases: [], loa: 0.326 },
  { source: 'Wong', scope: 'infectious_vaccines', phases: [], loa: 0.334 },
  { source: 'Hay', scope: 'all', phases: [0.645, 0.324, 0.601, 0.832], loa: 0.104 },
  { source: 'Hay', scope: 'lead_indication', phases: [], loa: 0.153 },
  { source: 'Hay', scope: 'oncology', phases: [0.639, 0.283, 0.452, 0.817], loa: 0.067 },
  { source: 'DiMasi', scope: 'all', phases: [0.5952, 0.3552, 0.6195, 0.9035], loa: 0.1183 },
] as const satisfies { source: Source; scope: string; phases: readonly number[]; loa: number }[]

/** Years from one phase start to the next, and of the review, as published. [BIO] figure 17 */
export const PHASE_INTERVALS = {
  all: [2.3, 3.6, 3.3, 1.3],
  oncology: [2.7, 3.7, 3.1, 0.8],
  infectious: [2.0, 3.5, 3.1, 1.2],
  neurology: [2.1, 3.7, 3.7, 1.6],
  psychiatry: [2.3, 3.4, 2.8, 1.8],
  metabolic: [2.0, 3.2, 3.1, 1.2],
  cardiovascular: [2.4, 3.8, 4.2, 1.2],
  endocrine: [1.8, 3.4, 3.7, 1.8],
  hematology: [2.2, 3.4, 3.6, 1.5],
  autoimmune: [2.1, 3.6, 3.2, 1.1],
} as const satisfies Partial<Record<Area, FourStages>>
/** Years. [Paul] */
export const PRECLINICAL_DURATION = 1
/** Years between the end of a phase and the start of the next; part of the published intervals. [default] */
export const GAP_BETWEEN_STAGES = 1
/** A future stage starts at least this many years from now. [default] */
export const EARLIEST_START = 0.5

/** Total cost of a stage in USD of {@link STAGE_COSTS_YEAR}. [Paul] figure 2 */
export const STAGE_COSTS = {
  preclinical: 5e6,
  phase1: 15e6,
  phase2: 40e6,
  phase3: 150e6,
  applying: 40e6,
} as const satisfies Record<StageName, number>

export const STAGE_COSTS_YEAR = 2008

/** Consumer prices by year, and their yearly growth after the last year. [BLS] CPI-U, [default] */
export const CONSUMER_PRICES: Readonly<Record<number, number>> = {
  2008: 215.303,
  2009: 214.537,
  2010: 218.056,
  2011: 224.939,
  2012: 229.594,
  2013: 232.957,
  2014: 236.736,
  2015: 237.017,
  2016: 240.007,
  2017: 245.12,
  2018: 251.107,
  2019: 255.657,
  2020: 258.811,
  2021: 270.97,
  2022: 292.655,
  2023: 304.702,
  2024: 313.689,
}
export const LATER_INFLATION = 0.025

/** For orientation: mean and median cost per compound in USD of 2013. [DiMasi] table 2 */
export const REFERENCE_COSTS = {
  phase1: { mean: 25.3e6, median: 17.3e6 },
  phase2: { mean: 58.6e6, median: 44.8e6 },
  phase3: { mean: 255.4e6, median: 200e6 },
} as const

/** For orientation: cost of a single trial in USD of 2008, phases 1 to 3. [ASPE] table 1 */
export const TRIAL_COSTS = {
  anti_infective: [4.2e6, 14.2e6, 22.8e6],
  cardiovascular: [2.2e6, 7e6, 25.2e6],
  cns: [3.9e6, 13.9e6, 19.2e6],
  dermatology: [1.8e6, 8.9e6, 11.5e6],
  endocrine: [1.4e6, 12.1e6, 17e6],
  gastrointestinal: [2.4e6, 15.8e6, 14.5e6],
  genitourinary: [3.1e6, 14.6e6, 17.5e6],
  haematology: [1.7e6, 19.6e6, 15e6],
  immunomodulation: [6.6e6, 16e6, 11.9e6],
  oncology: [4.5e6, 11.2e6, 22.1e6],
  ophthalmology: [5.3e6, 13.8e6, 30.7e6],
  pain_and_anaesthesia: [1.4e6, 17e6, 52.9e6],
  respiratory: [5.2e6, 12.2e6, 23.1e6],
} as const satisfies Record<string, readonly [number, number, number]>

/** Development costs for the Chinese market alone, relative to the table. [default] */
export const CHINA_COST_FACTOR = 0.35

/** Share of patients reached at x = 0..6 sixths of the way to the peak. [Robey] medians */
export const EMPIRICAL_UPTAKE = [0, 0.11, 0.31, 0.58, 0.76, 0.89, 1] as const
/** Coefficients of innovation and imitation. [Bass] */
export const BASS_AVERAGE = { p: 0.03, q: 0.38 } as const

/** Factors on the peak share by outcome of a head-to-head trial. [default] */
export const HEAD_TO_HEAD = { none: 1, superior: 1.25, noninferior: 1, inferior: 0.6 } as const
/** Entrants assumed in a class when none are given. [default] */
export const DEFAULT_ENTRANTS = 4

/** Share of sales retained in each year after loss of exclusivity. [default], small molecules after [Grabowski] */
export const RETENTION = {
  small_molecule: [0.45, 0.2, 0.12, 0.1],
  biologic: [0.85, 0.65, 0.5, 0.4, 0.35],
} as const

/** Regions with their own law of data exclusivity, and that law. */
export const REGIONS = {
  us: { salesShare: 0.652, salesSource: 'EFPIA', law: 'USLaw' },
  eu: { salesShare: 0.177, salesSource: 'EFPIA', law: 'EULaw' },
  japan: { salesShare: 0.063, salesSource: 'EFPIA', law: 'JPLaw' },
  china: { salesShare: 0.05, salesSource: 'default', law: 'CNLaw' },
} as const satisfies Record<string, { salesShare: number; salesSource: Source; law: Source }>
export type Region = keyof typeof REGIONS

/** Data exclusivity in years from launch, by the law of a region. */
export const DATA_EXCLUSIVITY = {
  us_orphan: { years: 7, region: 'us' },
  us_orphan_paediatric: { years: 7.5, region: 'us' },
  us_new_chemical: { years: 5, region: 'us' },
  us_new_chemical_paediatric: { years: 5.5, region: 'us' },
  us_biologic: { years: 12, region: 'us' },
  us_biologic_paediatric: { years: 12.5, region: 'us' },
  /** Eight years of data and two of market protection. */
  eu: { years: 10, region: 'eu' },
  eu_new_indication: { years: 11, region: 'eu' },
  eu_orphan: { years: 10, region: 'eu' },
  japan: { years: 8, region: 'japan' },
  japan_orphan: { years: 10, region: 'japan' },
  china: { years: 6, region: 'china' },
  none: { years: 0, region: null },
} as const satisfies Record<string, { years: number; region: Region | null }>
/** Years from filing to expiry. */
export const PATENT_TERM = 20

/** Generic of a small molecule, and biosimilar. */
export const GENERIC_KINDS = ['chemical', 'biological'] as const
export type GenericKind = (typeof GENERIC_KINDS)[number]

/**
 * Development of a generic: success [default], years and USD of {@link GENERIC_COSTS_YEAR} by stage. The totals are
 * [FTC], their division is [default]. `ahead` lists the stages that a generic passes; it has any other only as its
 * current one.
 */
export const GENERIC_DEVELOPMENT = {
  chemical: {
    ahead: ['preclinical', 'phase1', 'applying'],
    pos: { preclinical: 0.8, phase1: 0.8, phase2: 0.85, phase3: 0.85, applying: 0.9 },
    years: { preclinical: 1, phase1: 0.5, phase2: 1, phase3: 1, applying: 1 },
    costs: { preclinical: 1e6, phase1: 2e6, phase2: 2e6, phase3: 2e6, applying: 2e6 },
  },
  biological: {
    ahead: ['preclinical', 'phase1', 'phase3', 'applying'],
    pos: { preclinical: 0.7, phase1: 0.8, phase2: 0.85, phase3: 0.85, applying: 0.9 },
    years: { preclinical: 2, phase1: 1, phase2: 1, phase3: 2.5, applying: 1 },
    costs: { preclinical: 25e6, phase1: 25e6, phase2: 40e6, phase3: 90e6, applying: 10e6 },
  },
} as const satisfies Record<
  GenericKind,
  { ahead: readonly StageName[] } & Record<'pos' | 'years' | 'costs', Record<StageName, number>>
>
export const GENERIC_COSTS_YEAR = 2009

/** Number of generics of a molecule: chemical [default], biological [FTC]. */
export const GENERIC_COUNT = { chemical: 6, biological: 3 } as const satisfies Record<GenericKind, number>
/**
 * Fraction of the original's price by number of generics; the last value applies to all larger numbers. [FDA]; three
 * and five are half-way.
 */
export const GENERIC_PRICE = [0.61, 0.46, 0.335, 0.21, 0.13, 0.05] as const
/** Same in China before a tender [default], and for a biosimilar [FTC]. */
export const GENERIC_PRICE_CHINA = 0.7
export const BIOSIMILAR_PRICE = 0.7
/** Fraction of patients that switch from the original to any of its generics. [Grabowski], [FTC] */
export const GENERIC_UPTAKE = { chemical: 0.8, biological: 0.3 } as const satisfies Record<
  GenericKind,
  number
>
/** Fraction of the price that remains after a tender, and the volume agreed with all winners by their number. [NVBP] */
export const TENDER_PRICE = 0.48
export const TENDER_VOLUME = [0.5, 0.6, 0.7, 0.8] as const
/** Share of sales retained in each year after launch, while further generics enter, and years of sales. [default] */
export const GENERIC_RETENTION: readonly number[] = Array.from({ length: 15 }, (_, year) => 0.9 ** year)
export const GENERIC_TAIL_YEARS = 15

/** Suggested discount rate by stage. [default] */
export const DISCOUNT_RATES = {
  preclinical: 0.12,
  phase1: 0.12,
  phase2: 0.11,
  phase3: 0.1,
  applying: 0.09,
  listed: 0.08,
} as const satisfies Record<StageName | 'listed', number>

/**
 * Drivers of the sensitivity analysis in the order in which scenarios apply them. `add` shifts the input, `multiply`
 * scales it. [default]
 */
export const DRIVERS = {
  discountRate: { how: 'add', low: -0.02, high: 0.02 },
  peakShare: { how: 'multiply', low: 0.8, high: 1.2 },
  price: { how: 'multiply', low: 0.8, high: 1.2 },
  marketSize: { how: 'multiply', low: 0.8, high: 1.2 },
  growth: { how: 'add', low: -0.02, high: 0.02 },
  patientPool: { how: 'multiply', low: 0.8, high: 1.2 },
  cogsPct: { how: 'multiply', low: 0.8, high: 1.2 },
  sgaPct: { how: 'multiply', low: 0.8, high: 1.2 },
  rndCost: { how: 'multiply', low: 0.8, high: 1.2 },
  pos: { how: 'multiply', low: 0.8, high: 1.2 },
  launchDelay: { how: 'add', low: -1, high: 1 },
  loe: { how: 'add', low: -1, high: 1 },
  peakYear: { how: 'add', low: -1, high: 1 },
} as const satisfies Record<string, { how: 'add' | 'multiply'; low: number; high: number }>
export type Driver = keyof typeof DRIVERS
export type DriverValues = Partial<Record<Driver, number | null>>
/** Range of a driver: factors, or amounts to add. */
export interface DriverRange {
  low: number
  high: number
}
export type DriverRanges = Partial<Record<Driver, DriverRange>>

export interface Scenario {
  name: string
  weight: number
  drivers: DriverValues
  /** Region in which the drivers that a region can have of its own are moved; absent means all regions. */
  region?: RegionName
}

/** [default] */
export const SCENARIOS: readonly Scenario[] = [
  {
    name: 'pessimistic',
    weight: 0.25,
    drivers: { peakShare: 0.8, price: 0.9, pos: 0.9, rndCost: 1.1, launchDelay: 1 },
  },
  { name: 'base', weight: 0.5, drivers: {} },
  { name: 'optimistic', weight: 0.25, drivers: { peakShare: 1.2, price: 1.1, pos: 1.1, rndCost: 0.9 } },
]

/** Distribution of an uncertain input; each draw takes one uniform number. */
export type Distribution =
  | { type: 'uniform'; a: number; b: number }
  | { type: 'triangular'; a: number; m: number; b: number }
  | { type: 'normal'; mean: number; sd: number; min?: number | null; max?: number | null }
  | { type: 'lognormal'; mu: number; sigma: number }

/** Uncertain inputs in the order in which a path draws them. */
export const UNCERTAIN_INPUTS = [
  'marketSize',
  'growth',
  'price',
  'peakShare',
  'rndCost',
  'duration',
  'launchDelay',
] as const
export type UncertainInput = (typeof UNCERTAIN_INPUTS)[number]
/** `growth` and `launchDelay` are added to the input, all others are factors. */
export type Distributions = Partial<Record<UncertainInput, Distribution | null>>

/** Means are not all 1, so the simulated mean differs from the rNPV. [default] */
export const DEFAULT_DISTRIBUTIONS: Distributions = {
  peakShare: { type: 'triangular', a: 0.6, m: 1, b: 1.4 },
  price: { type: 'triangular', a: 0.8, m: 1, b: 1.15 },
  marketSize: { type: 'normal', mean: 1, sd: 0.15, min: 0.3 },
  rndCost: { type: 'lognormal', mu: 0, sigma: 0.2 },
  duration: { type: 'triangular', a: 0.9, m: 1, b: 1.5 },
}

/** A percentile among fewer deals is not shown. */
export const MIN_COMPARABLES = 5
