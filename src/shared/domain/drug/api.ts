import * as z from 'zod'
import { dataOf, get } from '@/shared/api'
import { blockOf, listOf } from '@/shared/api/lists'
import { CURRENCIES } from '@/shared/lib/money'
import { CatalogEntry } from '../catalog/api'

/** Of a drug in one indication, the earliest first. */
export const DRUG_STAGES = ['preclinical', 'phase1', 'phase2', 'phase3', 'applying', 'listed'] as const

/** What engineered drugs are narrowed by. */
export const DRUG_FORMATS = [
  'ADC',
  'bispecific',
  'CAR-T',
  'Fc fusion',
  'Fc fragment',
  'siRNA',
  'antisense',
  'mRNA',
  'gene therapy',
] as const

/** How an engineered drug is built; what does not apply to its format is absent. */
const Engineering = z.object({
  /** One of {@link DRUG_FORMATS}, or one that the client does not know yet. */
  format: z.string(),
  /** As its source words it, e.g. "bispecific antibody (PD-1 x VEGF-A), tetravalent". */
  construct: z.string().nullish(),
  payload: z.string().nullish(),
  /** E.g. a topoisomerase I inhibitor. */
  payloadClass: z.string().nullish(),
  linker: z.string().nullish(),
  /** Drug-to-antibody ratio. */
  dar: z.number().nullish(),
  costimulation: z.string().nullish(),
  delivery: z.string().nullish(),
})
export type Engineering = z.infer<typeof Engineering>

/**
 * A drug as lists and its own page know it. Whoever may not see details is given names and stage only; the rest
 * is absent then.
 */
export const Drug = z.object({
  id: z.coerce.string().min(1),
  /** International nonproprietary name, or the code before there is one. */
  nameEn: z.string(),
  nameZh: z.string(),
  brandEn: listOf(z.string()),
  brandZh: z.string().nullish(),
  /** Development codes and further names. */
  codes: listOf(z.string()),
  stage: z.string(),
  modality: z.string().nullish(),
  drugType: z.string().nullish(),
  targets: listOf(CatalogEntry),
  /** The first is the originator. */
  companies: listOf(CatalogEntry),
  /** The first is the one it was first developed for. */
  indications: listOf(CatalogEntry),
  firstApprovalYear: z.number().int().nullish(),
  firstApprovalRegion: z.string().nullish(),
  route: z.string().nullish(),
  engineering: Engineering.nullish(),
  // What authorities have granted; absent where nobody tells.
  /** Orphan drug, in any region. */
  orphan: z.boolean().nullish(),
  /** Breakthrough therapy, in any region. */
  breakthrough: z.boolean().nullish(),
  /** On China's national reimbursement drug list. */
  nrdl: z.boolean().nullish(),
  /** Invented for demonstrations. */
  demo: z.boolean().nullish(),
})
export type Drug = z.infer<typeof Drug>

/** Where something was read, and of which year that is. */
export const Source = z.object({
  nameEn: z.string(),
  nameZh: z.string(),
  year: z.number().int(),
  url: z.string().nullish(),
})
export type Source = z.infer<typeof Source>

const source = Source.nullish()

/** One step of a drug in one indication. */
const StageEvent = z.object({
  indication: CatalogEntry,
  stage: z.string(),
  /** `YYYY`, `YYYY-MM` or `YYYY-MM-DD`, as exactly as it is known. */
  date: z.string(),
  region: z.string().nullish(),
  company: CatalogEntry.nullish(),
  source,
})
export type StageEvent = z.infer<typeof StageEvent>

const Right = z.object({ company: CatalogEntry, role: z.string(), region: z.string().nullish() })

/** The first one of a region. */
export const Approval = z.object({
  region: z.string(),
  date: z.string(),
  number: z.string().nullish(),
  source,
})

export const Patent = z.object({
  number: z.string(),
  kind: z.string().nullish(),
  region: z.string().nullish(),
  /** Days, `YYYY-MM-DD`. */
  filed: z.string().nullish(),
  expires: z.string().nullish(),
  source,
})

export const Exclusivity = z.object({ region: z.string(), kind: z.string(), expires: z.string(), source })

export const Deal = z.object({
  date: z.string(),
  kind: z.string(),
  from: CatalogEntry.nullish(),
  to: CatalogEntry.nullish(),
  currency: z.enum(CURRENCIES).nullish(),
  upfront: z.number().nullish(),
  /** Upfront and all milestones. */
  total: z.number().nullish(),
  source,
})
export type Deal = z.infer<typeof Deal>

export const Sales = z.object({
  year: z.number().int(),
  amount: z.number(),
  currency: z.enum(CURRENCIES),
  source,
})
export type Sales = z.infer<typeof Sales>

/**
 * Everything about one drug but what lists of their own answer (its trials, its rows of the pipeline). A block
 * nobody knows anything about is empty; one that cannot be read is null and leaves the others as they are.
 */
const DrugDetail = Drug.extend({
  mechanismEn: z.string().nullish(),
  mechanismZh: z.string().nullish(),
  /** Of the World Health Organization's index. */
  atc: z.string().nullish(),
  approvals: listOf(Approval),
  /** What single fields rest on, by their names. */
  sources: z.record(z.string(), z.array(Source)).nullish(),
  timeline: blockOf(StageEvent),
  rights: blockOf(Right),
  patents: blockOf(Patent),
  exclusivity: blockOf(Exclusivity),
  deals: blockOf(Deal),
  sales: blockOf(Sales),
})
export type DrugDetail = z.infer<typeof DrugDetail>

export const drugApi = {
  /** The part of the screen that shows it tells of a failure. */
  detail: get('/search/drug/:id', { response: dataOf(DrugDetail), alerts: 'session' }),
}
