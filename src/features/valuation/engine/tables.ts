/**
 * Every table of the valuation method, each with its source. Forms, reports and the engine derive their lists,
 * types and defaults from these; nothing here is stated a second time elsewhere.
 */
import type { StageName } from './types'

/** Version of the arithmetic: results of another major version are outdated. */
export const METHOD_VERSION = '1.0'
/** Version of the tables below: results calculated with another one used other defaults. */
export const TABLE_VERSION = '1'

/** Where a default comes from; `default` is a product choice, not a published number. */
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
  default: 'Product default',
} as const
export type Source = keyof typeof SOURCES

/** Rows resting on fewer programmes carry a "small sample" mark. */
export const SMALL_SAMPLE = 200

/** Phase 1, phase 2, phase 3, review. */
type FourStages = readonly [number, number, number, number]

/** Transition probabilities (fractions, phase 1 to approval), the printed LOA from phase 1 and sample size. */
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

/** Success rates by modality. [BIO] figure 10b */
export const MODALITIES = {
  small_molecule: row(52.6, 28.0, 56.9, 89.5, 7.5, 7171),
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

/** Modalities offered by the form and the table row each uses; null means no modality adjustment. */
export const FORM_MODALITIES = {
  small_molecule: 'small_molecule',
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
/** Patients selected by a biomarker; null where there is no adjustment. [BIO] */
export const BIOMARKER = [null, 0.463, 0.682, 0.96] as const
/** [Paul]; never adjusted. */
export const PRECLINICAL_POS = 0.69

/**
 * Published rates for cross-checking in the report, as fractions. Definitions differ from the tables above, so
 * the two are never mixed. `phases` run from phase 1 on; [Wong] prints three.
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

/** Years from one phase start to the next, and of review, as published. [BIO] figure 17 */
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
/** A stage that is still to come starts no earlier than this many years from now. [default] */
export const EARLIEST_START = 0.5

/** Whole cost of a stage in USD. [Paul] figure 2 */
export const STAGE_COSTS = {
  preclinical: 5e6,
  phase1: 15e6,
  phase2: 40e6,
  phase3: 150e6,
  applying: 40e6,
} as const satisfies Record<StageName, number>

/** For orientation: mean and median cost per compound in USD. [DiMasi] table 2 */
export const REFERENCE_COSTS = {
  phase1: { mean: 25.3e6, median: 17.3e6 },
  phase2: { mean: 58.6e6, median: 44.8e6 },
  phase3: { mean: 255.4e6, median: 200e6 },
} as const

/** For orientation: cost of a single trial in USD, phases 1 to 3. [ASPE] table 1 */
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

/** Multiples of the peak share by outcome of a head-to-head trial. [default] */
export const HEAD_TO_HEAD = { none: 1, superior: 1.25, noninferior: 1, inferior: 0.6 } as const
/** Entrants assumed in a class when none are given. [default] */
export const DEFAULT_ENTRANTS = 4

/** Share of sales kept in each year after loss of exclusivity. [default], small molecules after [Grabowski] */
export const RETENTION = {
  small_molecule: [0.45, 0.2, 0.12, 0.1],
  biologic: [0.85, 0.65, 0.5, 0.4, 0.35],
} as const

/** Data exclusivity in years from launch; China is a [default]. */
export const DATA_EXCLUSIVITY = {
  us_orphan: 7,
  us_orphan_paediatric: 7.5,
  us_new_chemical: 5,
  us_new_chemical_paediatric: 5.5,
  us_biologic: 12,
  us_biologic_paediatric: 12.5,
  china: 6,
  none: 0,
} as const
/** Years from filing to expiry. */
export const PATENT_TERM = 20

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
 * Drivers of the sensitivity analysis in the order scenarios apply them. `add` shifts the input, `multiply`
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

export interface Scenario {
  name: string
  weight: number
  drivers: DriverValues
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

/** How an uncertain input is spread; each draw takes one uniform number. */
export type Distribution =
  | { type: 'uniform'; a: number; b: number }
  | { type: 'triangular'; a: number; m: number; b: number }
  | { type: 'normal'; mean: number; sd: number; min?: number | null; max?: number | null }
  | { type: 'lognormal'; mu: number; sigma: number }

/** Uncertain inputs in the order in which a path draws them. */
export const UNCERTAIN = [
  'marketSize',
  'growth',
  'price',
  'peakShare',
  'rndCost',
  'duration',
  'launchDelay',
] as const
export type Uncertain = (typeof UNCERTAIN)[number]
/** `growth` and `launchDelay` are added to the input, all others are factors. */
export type Distributions = Partial<Record<Uncertain, Distribution | null>>

/** Means are not all 1, so the simulated mean differs from the rNPV. [default] */
export const DEFAULT_DISTRIBUTIONS: Distributions = {
  peakShare: { type: 'triangular', a: 0.6, m: 1, b: 1.4 },
  price: { type: 'triangular', a: 0.8, m: 1, b: 1.15 },
  marketSize: { type: 'normal', mean: 1, sd: 0.15, min: 0.3 },
  rndCost: { type: 'lognormal', mu: 0, sigma: 0.2 },
  duration: { type: 'triangular', a: 0.9, m: 1, b: 1.5 },
}

/** A percentile among fewer deals than this is not shown. */
export const ENOUGH_COMPARABLES = 5
