import * as z from 'zod/mini'
import { dataOf, get } from '@/shared/api'
import { blockOf, listOf } from '@/shared/api/lists'
import { CURRENCIES } from '@/shared/lib/money'
import { CatalogEntry } from '@/entities/catalog/catalog.api'

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
  construct: z.nullish(z.string()),
  payload: z.nullish(z.string()),
  /** E.g. a topoisomerase I inhibitor. */
  payloadClass: z.nullish(z.string()),
  linker: z.nullish(z.string()),
  /** Drug-to-antibody ratio. */
  dar: z.nullish(z.number()),
  costimulation: z.nullish(z.string()),
  delivery: z.nullish(z.string()),
})
export type Engineering = z.infer<typeof Engineering>

/**
 * A drug as lists and its own page know it. Whoever may not see details is given names and stage only; the rest
 * is absent then.
 */
export const Drug = z.object({
  id: z.coerce.string().check(z.minLength(1)),
  /** International nonproprietary name, or the code before there is one. */
  nameEn: z.string(),
  nameZh: z.string(),
  brandEn: listOf(z.string()),
  brandZh: z.nullish(z.string()),
  /** Development codes and further names. */
  codes: listOf(z.string()),
  stage: z.string(),
  modality: z.nullish(z.string()),
  drugType: z.nullish(z.string()),
  targets: listOf(CatalogEntry),
  /** The first is the originator. */
  companies: listOf(CatalogEntry),
  /** The first is the one it was first developed for. */
  indications: listOf(CatalogEntry),
  firstApprovalYear: z.nullish(z.int()),
  firstApprovalRegion: z.nullish(z.string()),
  route: z.nullish(z.string()),
  engineering: z.nullish(Engineering),
  // What authorities have granted; absent where nobody tells.
  /** Orphan drug, in any region. */
  orphan: z.nullish(z.boolean()),
  /** Breakthrough therapy, in any region. */
  breakthrough: z.nullish(z.boolean()),
  /** On China's national reimbursement drug list. */
  nrdl: z.nullish(z.boolean()),
  /** Invented for demonstrations. */
  demo: z.nullish(z.boolean()),
})
export type Drug = z.infer<typeof Drug>

/** Where something was read, and of which year that is. */
export const Source = z.object({
  nameEn: z.string(),
  nameZh: z.string(),
  year: z.int(),
  url: z.nullish(z.string()),
})
export type Source = z.infer<typeof Source>

const source = z.nullish(Source)

/** One step of a drug in one indication. */
const StageEvent = z.object({
  indication: CatalogEntry,
  stage: z.string(),
  /** `YYYY`, `YYYY-MM` or `YYYY-MM-DD`, as exactly as it is known. */
  date: z.string(),
  region: z.nullish(z.string()),
  company: z.nullish(CatalogEntry),
  source,
})
export type StageEvent = z.infer<typeof StageEvent>

const Right = z.object({ company: CatalogEntry, role: z.string(), region: z.nullish(z.string()) })

/** The first one of a region. */
export const Approval = z.object({
  region: z.string(),
  date: z.string(),
  number: z.nullish(z.string()),
  source,
})

export const Patent = z.object({
  number: z.string(),
  kind: z.nullish(z.string()),
  region: z.nullish(z.string()),
  /** Days, `YYYY-MM-DD`. */
  filed: z.nullish(z.string()),
  expires: z.nullish(z.string()),
  source,
})

export const Exclusivity = z.object({ region: z.string(), kind: z.string(), expires: z.string(), source })

export const Deal = z.object({
  date: z.string(),
  kind: z.string(),
  from: z.nullish(CatalogEntry),
  to: z.nullish(CatalogEntry),
  currency: z.nullish(z.enum(CURRENCIES)),
  upfront: z.nullish(z.number()),
  /** Upfront and all milestones. */
  total: z.nullish(z.number()),
  source,
})
export type Deal = z.infer<typeof Deal>

export const Sales = z.object({
  year: z.int(),
  amount: z.number(),
  currency: z.enum(CURRENCIES),
  source,
})
export type Sales = z.infer<typeof Sales>

/**
 * Everything about one drug but what lists of their own answer (its trials, its rows of the pipeline). A block
 * nobody knows anything about is empty; one that cannot be read is null and leaves the others as they are.
 */
const DrugDetail = z.extend(Drug, {
  mechanismEn: z.nullish(z.string()),
  mechanismZh: z.nullish(z.string()),
  /** Of the World Health Organization's index. */
  atc: z.nullish(z.string()),
  approvals: listOf(Approval),
  /** What single fields rest on, by their names. */
  sources: z.nullish(z.record(z.string(), z.array(Source))),
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
