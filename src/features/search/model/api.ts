import * as z from 'zod'
import { bodyOf, dataOf, del, get, pageOf, post } from '@/shared/api'
import { blockOf, listOf, pageIn } from '@/shared/api/lists'
import { PageQuery } from '@/shared/api/page'
import { CatalogEntry, SEARCH_MODES } from '@/shared/domain/catalog/api'
import { Deal, Drug } from '@/shared/domain/drug/api'
import { exportOf } from '@/shared/files/exports'
import { LANGUAGES } from '@/shared/preferences'

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
      label: z.string().nullish(),
      labelEn: z.string().nullish(),
      count: z.number().int(),
    }),
  ),
})
export type Facet = z.infer<typeof Facet>

const Names = z.object({ nameEn: z.string(), nameZh: z.string() })

/** Why a row was found although its own names do not match: "target PD-1". */
const Reason = Names.extend({
  entity: z.string(),
  /** The part of it that is called so: Genentech of Roche. Assumed. */
  through: Names.nullish(),
})
export type Reason = z.infer<typeof Reason>

/** What a part of a query says to a search: a thing of the catalogue, or `text` where it is matched with names alone. */
const Understood = z.object({
  /** As it was typed. The texts of all parts, with blanks between them, ask for the same as the query. */
  text: z.string(),
  as: z.string(),
  /** Of the one thing that is meant; absent where it may be several. */
  nameEn: z.string().nullish(),
  nameZh: z.string().nullish(),
})
export type Understood = z.infer<typeof Understood>

/** How the query was understood. Assumed: a backend that does not tell leaves it out. */
const understood = listOf(Understood)

export const DrugRow = Drug.extend({ reason: Reason.nullish() })
export type DrugRow = z.infer<typeof DrugRow>

export const IndicationRow = CatalogEntry.extend({
  icd10: z.string().nullish(),
  drugs: z.number().int().nullish(),
  approved: z.number().int().nullish(),
  trials: z.number().int().nullish(),
})
export type IndicationRow = z.infer<typeof IndicationRow>

export const TargetRow = CatalogEntry.extend({
  symbol: z.string().nullish(),
  uniprot: z.string().nullish(),
  targetClass: z.string().nullish(),
  drugs: z.number().int().nullish(),
  /** The most advanced stage of its drugs. */
  stage: z.string().nullish(),
})
export type TargetRow = z.infer<typeof TargetRow>

export const CompanyRow = CatalogEntry.extend({
  country: z.string().nullish(),
  /** Names of companies that are part of it, by which it is found as well. */
  aliases: z.array(z.string()).nullish(),
  drugs: z.number().int().nullish(),
  approved: z.number().int().nullish(),
  demo: z.boolean().nullish(),
})
export type CompanyRow = z.infer<typeof CompanyRow>

/** A drug in one indication, as one company develops it in one region. */
export const PipelineRow = z.object({
  id: z.coerce.string(),
  drug: CatalogEntry,
  stage: z.string(),
  indication: CatalogEntry.nullish(),
  company: CatalogEntry.nullish(),
  region: z.string().nullish(),
  modality: z.string().nullish(),
  demo: z.boolean().nullish(),
  reason: Reason.nullish(),
})
export type PipelineRow = z.infer<typeof PipelineRow>

export const TrialRow = z.object({
  /** Of the registry. */
  id: z.string(),
  acronym: z.string().nullish(),
  nameEn: z.string(),
  nameZh: z.string(),
  phase: z.string(),
  status: z.string().nullish(),
  drug: CatalogEntry.nullish(),
  indication: CatalogEntry.nullish(),
  sponsor: CatalogEntry.nullish(),
  enrolment: z.number().int().nullish(),
  start: z.string().nullish(),
  primaryCompletion: z.string().nullish(),
  demo: z.boolean().nullish(),
})
export type TrialRow = z.infer<typeof TrialRow>

/** Counts of a whole by one of its properties, for a chart. */
const Counts = blockOf(z.object({ value: z.string(), count: z.number().int() }))

/** With the number of their drugs in what they belong to, the most first. */
const Ranked = blockOf(CatalogEntry.extend({ drugs: z.number().int() }))

// A block of these that cannot be read is null and leaves the others as they are.
const IndicationDetail = IndicationRow.extend({
  /** All drugs in it by the stage they have reached there, `unknown` where that is not told. */
  byStage: Counts,
  targets: Ranked,
})
const TargetDetail = TargetRow.extend({
  /** Drugs for each pair that there is. */
  byStageAndModality: blockOf(z.object({ stage: z.string(), modality: z.string(), count: z.number().int() })),
  indications: Ranked,
  companies: Ranked,
})
const CompanyDetail = CompanyRow.extend({
  byStage: Counts,
  targets: Ranked,
  /** About its drugs, the latest first. */
  deals: blockOf(Deal.extend({ drug: CatalogEntry.nullish() })),
})
const TrialDetail = TrialRow.extend({
  arms: blockOf(z.object({ nameEn: z.string(), nameZh: z.string(), kind: z.string().nullish() })),
  endpoints: blockOf(z.object({ nameEn: z.string(), nameZh: z.string(), kind: z.string().nullish() })),
  /** At the registry. */
  resultUrl: z.string().nullish(),
})

/**
 * A keyword may be empty: everything is listed then. Each facet holds its chosen values joined by commas; the
 * range of years is `from-to`, either end open.
 */
export const SearchQuery = PageQuery.pick({ pageNum: true, pageSize: true }).extend({
  keyword: z.string().optional(),
  sort: z.enum(SORTS).optional(),
  facets: z.record(z.string(), z.string()).optional(),
  /** Of the interface: a match in it ranks higher. */
  language: z.enum(LANGUAGES).optional(),
})
export type SearchQuery = z.infer<typeof SearchQuery>

const resultOf = <T extends z.ZodType>(row: T) =>
  bodyOf(
    z
      .object({
        facets: listOf(Facet),
        understood,
        /** Searches left today; absent where an account has no limit. */
        quotaLeft: z.number().int().nullish(),
      })
      .and(pageIn(row)),
  )

const searchOf = <const Path extends string, T extends z.ZodType>(path: Path, row: T) =>
  get(path, { query: SearchQuery, response: resultOf(row), alerts: 'session' })

const groupOf = <T extends z.ZodType>(row: T) =>
  pageIn(row)
    .nullish()
    .transform((group) => group ?? { rows: [], unread: [], total: 0 })

/** The first three of each kind. */
const Integrated = z.object({
  drug: groupOf(DrugRow),
  target: groupOf(TargetRow),
  indication: groupOf(IndicationRow),
  company: groupOf(CompanyRow),
  trial: groupOf(TrialRow),
  understood,
  quotaLeft: z.number().int().nullish(),
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
    query: SearchQuery.pick({ keyword: true, language: true }),
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
    SearchQuery.omit({ pageNum: true, pageSize: true }).extend({ columns: z.string() }),
  ),
}

/** A search kept under a name. */
const SavedSearch = z.object({
  id: z.coerce.string(),
  name: z.string(),
  /** The query string of its address. */
  address: z.string(),
  createTime: z.string().nullish(),
})
export type SavedSearch = z.infer<typeof SavedSearch>

/** The server keeps them, so that they survive a logout. The paths are assumed. */
export const savedSearchApi = {
  list: get('/search/saved/list', { query: PageQuery, response: pageOf(SavedSearch), alerts: 'session' }),
  create: post('/search/saved', { body: SavedSearch.pick({ name: true, address: true }) }),
  remove: del('/search/saved/:ids'),
}
