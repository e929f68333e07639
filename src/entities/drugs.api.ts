import * as z from 'zod/mini'
import { dataOf, get } from '@/shared/api'
import { listOrNull, listOf } from '@/shared/api/lists'
import { CURRENCIES } from '@/shared/lib/money'
import { CatalogEntry } from '@/entities/catalog/catalog.api'

export const DRUG_STAGES = ['preclinical', 'phase1', 'phase2', 'phase3', 'applying', 'listed'] as const

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

/** Structure of an engineered drug; fields that do not apply to its format are absent. */
const Engineering = z.object({
  /** May be a format that {@link DRUG_FORMATS} does not know yet. */
  format: z.string(),
  /** Wording of its source, e.g. "bispecific antibody (PD-1 x VEGF-A), tetravalent". */
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

/** A drug in lists and on its own page. Users who may not see details get names and stage only. */
export const Drug = z.object({
  id: z.coerce.string().check(z.minLength(1)),
  /** International nonproprietary name, or the code before there is one. */
  nameEn: z.string(),
  nameZh: z.string(),
  brandEn: listOf(z.string()),
  brandZh: z.nullish(z.string()),
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
  // Granted by authorities; absent if unknown.
  /** Orphan drug, in any region. */
  orphan: z.nullish(z.boolean()),
  /** Breakthrough therapy, in any region. */
  breakthrough: z.nullish(z.boolean()),
  /** On China's national reimbursement drug list. */
  nrdl: z.nullish(z.boolean()),
  /** Made up for demonstrations. */
  demo: z.nullish(z.boolean()),
})
export type Drug = z.infer<typeof Drug>

/** Publication that a fact was taken from, and its year. */
export const DrugSource = z.object({
  nameEn: z.string(),
  nameZh: z.string(),
  year: z.int(),
  url: z.nullish(z.string()),
})
export type DrugSource = z.infer<typeof DrugSource>

const source = z.nullish(DrugSource)

const StageEvent = z.object({
  indication: CatalogEntry,
  stage: z.string(),
  /** `YYYY`, `YYYY-MM` or `YYYY-MM-DD`, to the known precision. */
  date: z.string(),
  region: z.nullish(z.string()),
  company: z.nullish(CatalogEntry),
  source,
})
export type StageEvent = z.infer<typeof StageEvent>

const DrugRight = z.object({ company: CatalogEntry, role: z.string(), region: z.nullish(z.string()) })

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
  /** `YYYY-MM-DD`, like `expires`. */
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
  /** Upfront payment plus all milestones. */
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
 * Full detail of a drug except what has its own list (trials, pipeline rows). A block is empty if nothing is known; a
 * block that can't be parsed is null and leaves the others intact.
 */
const DrugDetail = z.extend(Drug, {
  mechanismEn: z.nullish(z.string()),
  mechanismZh: z.nullish(z.string()),
  atc: z.nullish(z.string()),
  approvals: listOf(Approval),
  /** Sources of single fields, by field name. */
  sources: z.nullish(z.record(z.string(), z.array(DrugSource))),
  timeline: listOrNull(StageEvent),
  rights: listOrNull(DrugRight),
  patents: listOrNull(Patent),
  exclusivity: listOrNull(Exclusivity),
  deals: listOrNull(Deal),
  sales: listOrNull(Sales),
})
export type DrugDetail = z.infer<typeof DrugDetail>

export const drugApi = {
  detail: get('/search/drug/:id', { response: dataOf(DrugDetail), alerts: 'session' }),
}
