import * as z from 'zod/mini'
import { bodyOf, dataOf, del, get, pageOf, post } from '@/shared/api'
import { listOrNull, listOf, nestedPageOf } from '@/shared/api/lists'
import { PageQuery } from '@/shared/api/page'
import { CatalogEntry, SEARCH_MODES } from '@/entities/catalog/catalog.api'
import { Deal, Drug } from '@/entities/drugs.api'
import { exportOf } from '@/shared/files/exports'
import { LANGUAGES } from '@/shared/lib/language'

export const SORTS = ['relevance', 'stage', 'year', 'name'] as const

/** Every search mode but the integrated one, and trials, which only other pages link to. */
export const LISTS = [...SEARCH_MODES.filter((mode) => mode !== 'integrated'), 'trial'] as const
export type List = (typeof LISTS)[number]

/** Facet with the number of results for each value, not counting its own selection. */
const Facet = z.object({
  name: z.string(),
  values: listOf(
    z.object({
      value: z.string(),
      /** In the server's language; the client's own label of a known value takes precedence. */
      label: z.nullish(z.string()),
      labelEn: z.nullish(z.string()),
      count: z.int(),
    }),
  ),
})
export type Facet = z.infer<typeof Facet>

const Names = z.object({ nameEn: z.string(), nameZh: z.string() })

/**
 * Reason why a row was found although none of the names it shows match, e.g. "target PD-1", or `name` with the name that
 * does.
 */
const Reason = z.extend(Names, {
  entity: z.string(),
  /** Part of the entity that has the name: Genentech of Roche. Assumed. */
  through: z.nullish(Names),
})
export type Reason = z.infer<typeof Reason>

/**
 * Part of a query as the search interprets it: a catalogue entry, `trial` for a registry number even if it is unknown, or
 * `text` if only names were matched.
 */
const Understood = z.object({
  /** Text as typed. Joining the texts of all parts with blanks gives an equivalent query. */
  text: z.string(),
  as: z.string(),
  /** Absent if the entity is ambiguous. */
  nameEn: z.nullish(z.string()),
  nameZh: z.nullish(z.string()),
})
export type Understood = z.infer<typeof Understood>

/** Interpretation of the query. Assumed; empty if the backend does not send it. */
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
  stage: z.nullish(z.string()),
})
export type TargetRow = z.infer<typeof TargetRow>

export const CompanyRow = z.extend(CatalogEntry, {
  country: z.nullish(z.string()),
  /** Names of companies that are part of it; a search finds it by them as well. */
  aliases: z.nullish(z.array(z.string())),
  drugs: z.nullish(z.int()),
  approved: z.nullish(z.int()),
  demo: z.nullish(z.boolean()),
})
export type CompanyRow = z.infer<typeof CompanyRow>

/** A drug in one indication, developed by one company in one region. */
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
  /** Registry number. */
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

const Counts = listOrNull(z.object({ value: z.string(), count: z.int() }))

/** The most drugs first. */
const Ranked = listOrNull(z.extend(CatalogEntry, { drugs: z.int() }))

// An invalid block of the following becomes null without affecting the others.
const IndicationDetail = z.extend(IndicationRow, {
  /** All its drugs by the stage reached in it; `unknown` if the stage is missing. */
  byStage: Counts,
  targets: Ranked,
})
const TargetDetail = z.extend(TargetRow, {
  byStageAndModality: listOrNull(z.object({ stage: z.string(), modality: z.string(), count: z.int() })),
  indications: Ranked,
  companies: Ranked,
})
const CompanyDetail = z.extend(CompanyRow, {
  byStage: Counts,
  targets: Ranked,
  deals: listOrNull(z.extend(Deal, { drug: z.nullish(CatalogEntry) })),
})
const TrialDetail = z.extend(TrialRow, {
  arms: listOrNull(z.object({ nameEn: z.string(), nameZh: z.string(), kind: z.nullish(z.string()) })),
  endpoints: listOrNull(z.object({ nameEn: z.string(), nameZh: z.string(), kind: z.nullish(z.string()) })),
  resultUrl: z.nullish(z.string()),
})

/**
 * An empty keyword lists everything. Each facet holds its selected values joined by commas; a year range is `from-to`,
 * either end may be empty.
 */
export const SearchQuery = z.extend(z.pick(PageQuery, { pageNum: true, pageSize: true }), {
  keyword: z.optional(z.string()),
  sort: z.optional(z.enum(SORTS)),
  facets: z.optional(z.record(z.string(), z.string())),
  /** Interface language: a match in it ranks higher. */
  language: z.optional(z.enum(LANGUAGES)),
})
export type SearchQuery = z.infer<typeof SearchQuery>

const resultOf = <T extends z.ZodMiniType>(row: T) =>
  bodyOf(
    z.intersection(
      z.object({
        facets: listOf(Facet),
        understood,
        /** Searches left today; absent for an account without a limit. */
        quotaLeft: z.nullish(z.int()),
      }),
      nestedPageOf(row),
    ),
  )

const searchOf = <const Path extends string, T extends z.ZodMiniType>(path: Path, row: T) =>
  get(path, { query: SearchQuery, response: resultOf(row), alerts: 'session' })

const groupOf = <T extends z.ZodMiniType>(row: T) =>
  z.pipe(
    z.nullish(nestedPageOf(row)),
    z.transform((group) => group ?? { rows: [], invalidRows: [], total: 0 }),
  )

const Integrated = z.object({
  drug: groupOf(DrugRow),
  target: groupOf(TargetRow),
  indication: groupOf(IndicationRow),
  company: groupOf(CompanyRow),
  trial: groupOf(TrialRow),
  understood,
  quotaLeft: z.nullish(z.int()),
})

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
  export: exportOf(
    '/search/:list/export',
    z.extend(z.omit(SearchQuery, { pageNum: true, pageSize: true }), { columns: z.string() }),
  ),
}

const SavedSearch = z.object({
  id: z.coerce.string(),
  name: z.string(),
  /** Query string of the search's URL. */
  address: z.string(),
  createTime: z.nullish(z.string()),
})
export type SavedSearch = z.infer<typeof SavedSearch>

/** Stored on the server, so that they survive a logout. The paths are assumed. */
export const savedSearchApi = {
  list: get('/search/saved/list', { query: PageQuery, response: pageOf(SavedSearch), alerts: 'session' }),
  create: post('/search/saved', { body: z.pick(SavedSearch, { name: true, address: true }) }),
  remove: del('/search/saved/:ids'),
}
