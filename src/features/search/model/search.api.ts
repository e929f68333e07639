import * as z from 'zod/mini'
import { bodyOf, dataOf, del, get, pageOf, post } from '@/shared/api'
import { blockOf, listOf, pageIn } from '@/shared/api/lists'
import { PageQuery } from '@/shared/api/page'
import { CatalogEntry, SEARCH_MODES } from '@/entities/catalog/catalog.api'
import { Deal, Drug } from '@/entities/drugs.api'
import { exportOf } from '@/shared/files/exports'
import { LANGUAGES } from '@/shared/lib/language'

export const SORTS = ['relevance', 'stage', 'year', 'name'] as const

/** What can be listed: every mode but the integrated one, and trials, which other screens lead to. */
export const LISTS = [...SEARCH_MODES.filter((mode) => mode !== 'integrated'), 'trial'] as const
export type List = (typeof LISTS)[number]

/** One way to narrow a result, with how many of it each value would leave; its own selection is not counted. */
const Facet = z.object({
  name: z.string(),
  values: listOf(
    z.object({
      value: z.string(),
      /** In the language of the server; the client's own word for a known value wins. */
      label: z.nullish(z.string()),
      labelEn: z.nullish(z.string()),
      count: z.int(),
    }),
  ),
})
export type Facet = z.infer<typeof Facet>

const Names = z.object({ nameEn: z.string(), nameZh: z.string() })

/** Why a row was found although its own names do not match: "target PD-1". */
const Reason = z.extend(Names, {
  entity: z.string(),
  /** The part of it that is called so: Genentech of Roche. Assumed. */
  through: z.nullish(Names),
})
export type Reason = z.infer<typeof Reason>

/** What a part of a query says to a search: a thing of the catalogue, or `text` where it is matched with names alone. */
const Understood = z.object({
  /** As it was typed. The texts of all parts, with blanks between them, ask for the same as the query. */
  text: z.string(),
  as: z.string(),
  /** Of the one thing that is meant; absent where it may be several. */
  nameEn: z.nullish(z.string()),
  nameZh: z.nullish(z.string()),
})
export type Understood = z.infer<typeof Understood>

/** How the query was understood. Assumed: a backend that does not tell leaves it out. */
const understood = listOf(Understood)

export const DrugRow = z.extend(Drug, { reason: z.nullish(Reason) })
export type DrugRow = z.infer<typeof DrugRow>

export const IndicationRow = z.extend(CatalogEntry, {
  icd10: z.nullish(z.string()),
  drugs: z.nullish(z.int()),
  approved: z.nullish(z.int()),
  trials: z.nullish(z.int()),
})
export type IndicationRow = z.infer<typeof IndicationRow>

export const TargetRow = z.extend(CatalogEntry, {
  symbol: z.nullish(z.string()),
  uniprot: z.nullish(z.string()),
  targetClass: z.nullish(z.string()),
  drugs: z.nullish(z.int()),
  /** The most advanced stage of its drugs. */
  stage: z.nullish(z.string()),
})
export type TargetRow = z.infer<typeof TargetRow>

export const CompanyRow = z.extend(CatalogEntry, {
  country: z.nullish(z.string()),
  /** Names of companies that are part of it, by which it is found as well. */
  aliases: z.nullish(z.array(z.string())),
  drugs: z.nullish(z.int()),
  approved: z.nullish(z.int()),
  demo: z.nullish(z.boolean()),
})
export type CompanyRow = z.infer<typeof CompanyRow>

/** A drug in one indication, as one company develops it in one region. */
export const PipelineRow = z.object({
  id: z.coerce.string(),
  drug: CatalogEntry,
  stage: z.string(),
  indication: z.nullish(CatalogEntry),
  company: z.nullish(CatalogEntry),
  region: z.nullish(z.string()),
  modality: z.nullish(z.string()),
  demo: z.nullish(z.boolean()),
  reason: z.nullish(Reason),
})
export type PipelineRow = z.infer<typeof PipelineRow>

export const TrialRow = z.object({
  /** Of the registry. */
  id: z.string(),
  acronym: z.nullish(z.string()),
  nameEn: z.string(),
  nameZh: z.string(),
  phase: z.string(),
  status: z.nullish(z.string()),
  drug: z.nullish(CatalogEntry),
  indication: z.nullish(CatalogEntry),
  sponsor: z.nullish(CatalogEntry),
  enrolment: z.nullish(z.int()),
  start: z.nullish(z.string()),
  primaryCompletion: z.nullish(z.string()),
  demo: z.nullish(z.boolean()),
})
export type TrialRow = z.infer<typeof TrialRow>

/** Counts of a whole by one of its properties, for a chart. */
const Counts = blockOf(z.object({ value: z.string(), count: z.int() }))

/** With the number of their drugs in what they belong to, the most first. */
const Ranked = blockOf(z.extend(CatalogEntry, { drugs: z.int() }))

// A block of these that cannot be read is null and leaves the others as they are.
const IndicationDetail = z.extend(IndicationRow, {
  /** All drugs in it by the stage they have reached there, `unknown` where that is not told. */
  byStage: Counts,
  targets: Ranked,
})
const TargetDetail = z.extend(TargetRow, {
  /** Drugs for each pair that there is. */
  byStageAndModality: blockOf(z.object({ stage: z.string(), modality: z.string(), count: z.int() })),
  indications: Ranked,
  companies: Ranked,
})
const CompanyDetail = z.extend(CompanyRow, {
  byStage: Counts,
  targets: Ranked,
  /** About its drugs, the latest first. */
  deals: blockOf(z.extend(Deal, { drug: z.nullish(CatalogEntry) })),
})
const TrialDetail = z.extend(TrialRow, {
  arms: blockOf(z.object({ nameEn: z.string(), nameZh: z.string(), kind: z.nullish(z.string()) })),
  endpoints: blockOf(z.object({ nameEn: z.string(), nameZh: z.string(), kind: z.nullish(z.string()) })),
  /** At the registry. */
  resultUrl: z.nullish(z.string()),
})

/**
 * A keyword may be empty: everything is listed then. Each facet holds its chosen values joined by commas; the
 * range of years is `from-to`, either end open.
 */
export const SearchQuery = z.extend(z.pick(PageQuery, { pageNum: true, pageSize: true }), {
  keyword: z.optional(z.string()),
  sort: z.optional(z.enum(SORTS)),
  facets: z.optional(z.record(z.string(), z.string())),
  /** Of the interface: a match in it ranks higher. */
  language: z.optional(z.enum(LANGUAGES)),
})
export type SearchQuery = z.infer<typeof SearchQuery>

const resultOf = <T extends z.ZodMiniType>(row: T) =>
  bodyOf(
    z.intersection(
      z.object({
        facets: listOf(Facet),
        understood,
        /** Searches left today; absent where an account has no limit. */
        quotaLeft: z.nullish(z.int()),
      }),
      pageIn(row),
    ),
  )

const searchOf = <const Path extends string, T extends z.ZodMiniType>(path: Path, row: T) =>
  get(path, { query: SearchQuery, response: resultOf(row), alerts: 'session' })

const groupOf = <T extends z.ZodMiniType>(row: T) =>
  z.pipe(
    z.nullish(pageIn(row)),
    z.transform((group) => group ?? { rows: [], invalidRows: [], total: 0 }),
  )

/** The first three of each kind. */
const Integrated = z.object({
  drug: groupOf(DrugRow),
  target: groupOf(TargetRow),
  indication: groupOf(IndicationRow),
  company: groupOf(CompanyRow),
  trial: groupOf(TrialRow),
  understood,
  quotaLeft: z.nullish(z.int()),
})

/** A list each; what they share is the query and the shape of the answer. */
export const searchLists = {
  drug: searchOf('/search/drug/list', DrugRow),
  engineered: searchOf('/search/engineered/list', DrugRow),
  pipeline: searchOf('/search/pipeline/list', PipelineRow),
  indication: searchOf('/search/indication/list', IndicationRow),
  target: searchOf('/search/target/list', TargetRow),
  company: searchOf('/search/company/list', CompanyRow),
  trial: searchOf('/search/trial/list', TrialRow),
}

export const searchApi = {
  integrated: get('/search/integrated', {
    query: z.pick(SearchQuery, { keyword: true, language: true }),
    response: dataOf(Integrated),
    alerts: 'session',
  }),
  indication: get('/search/indication/:id', { response: dataOf(IndicationDetail), alerts: 'session' }),
  target: get('/search/target/:id', { response: dataOf(TargetDetail), alerts: 'session' }),
  company: get('/search/company/:id', { response: dataOf(CompanyDetail), alerts: 'session' }),
  trial: get('/search/trial/:id', { response: dataOf(TrialDetail), alerts: 'session' }),
  /** All that matches, with the columns named and in their order. */
  export: exportOf(
    '/search/:list/export',
    z.extend(z.omit(SearchQuery, { pageNum: true, pageSize: true }), { columns: z.string() }),
  ),
}

/** A search kept under a name. */
const SavedSearch = z.object({
  id: z.coerce.string(),
  name: z.string(),
  /** The query string of its address. */
  address: z.string(),
  createTime: z.nullish(z.string()),
})
export type SavedSearch = z.infer<typeof SavedSearch>

/** The server keeps them, so that they survive a logout. The paths are assumed. */
export const savedSearchApi = {
  list: get('/search/saved/list', { query: PageQuery, response: pageOf(SavedSearch), alerts: 'session' }),
  create: post('/search/saved', { body: z.pick(SavedSearch, { name: true, address: true }) }),
  remove: del('/search/saved/:ids'),
}
