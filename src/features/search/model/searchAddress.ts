import * as z from 'zod/mini'
import { SEARCH_MODES } from '@/entities/catalog/catalog.api'
import type { Language } from '@/shared/lib/language'
import { LISTS, SORTS, type List, type SearchQuery } from './search.api'

/** Lists of the search; `integrated` shows the first rows of each. */
export const MODES = [...SEARCH_MODES, 'trial'] as const
export type Mode = (typeof MODES)[number]

export const FACETS = [
  'stage',
  'format',
  'payload',
  'delivery',
  'phase',
  'status',
  'class',
  'approved',
  'size',
  'area',
  'indication',
  'target',
  'company',
  'drug',
  'modality',
  'line',
  'biomarker',
  'designation',
  'nrdl',
  'drugType',
  'country',
  'route',
  'year',
  'startYear',
] as const
export type FacetName = (typeof FACETS)[number]

/** Facets with a single value, `from-to` in years, either end may be empty. */
export const RANGE_FACETS: ReadonlySet<FacetName> = new Set(['year', 'startYear'])

export type Chosen = Readonly<Partial<Record<FacetName, readonly string[]>>>

export type Sort = (typeof SORTS)[number]

const DRUG_SORTS: readonly Sort[] = SORTS
export const SORTS_BY_LIST: Readonly<Record<List, readonly Sort[]>> = {
  drug: DRUG_SORTS,
  engineered: DRUG_SORTS,
  pipeline: DRUG_SORTS,
  indication: ['relevance', 'name'],
  target: ['relevance', 'stage', 'name'],
  company: ['relevance', 'name'],
  trial: ['relevance', 'year', 'name'],
}

export const PAGE_SIZES = [10, 20, 50, 100] as const
const DEFAULT_PAGE_SIZE = 20
export const MAX_KEYWORD_LENGTH = 100

/** Complete state of a search; its URL holds all of it. */
export interface Search {
  mode: Mode
  keyword: string
  chosen: Chosen
  sort: Sort
  page: number
  pageSize: number
}

export const EMPTY_SEARCH: Search = {
  mode: 'drug',
  keyword: '',
  chosen: {},
  sort: 'relevance',
  page: 1,
  pageSize: DEFAULT_PAGE_SIZE,
}

export const isList = (mode: Mode): mode is List => LISTS.some((list) => list === mode)

const isRange = (text: string) => /^(\d{4})?-(\d{4})?$/.test(text) && text !== '-'

function parseChosen(params: URLSearchParams): Chosen {
  const chosen: Partial<Record<FacetName, string[]>> = {}
  for (const name of FACETS) {
    const text = params.get(name) ?? ''
    if (RANGE_FACETS.has(name)) {
      if (isRange(text)) chosen[name] = [text]
      continue
    }
    const values = text
      .split(',')
      .map((value) => value.trim())
      .filter((value) => value !== '')
    if (values.length > 0) chosen[name] = [...new Set(values)]
  }
  return chosen
}

/** Parses a search from URL parameters; invalid values are ignored. */
export function parseSearch(params: URLSearchParams): Search {
  const mode = MODES.find((each) => each === params.get('mode')) ?? EMPTY_SEARCH.mode
  const keyword = Array.from((params.get('q') ?? '').trim())
    .slice(0, MAX_KEYWORD_LENGTH)
    .join('')
    .trim()
  if (!isList(mode)) return { ...EMPTY_SEARCH, mode, keyword }
  const page = params.get('page') ?? ''
  return {
    mode,
    keyword,
    chosen: parseChosen(params),
    sort: SORTS_BY_LIST[mode].find((each) => each === params.get('sort')) ?? 'relevance',
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
    pageSize: PAGE_SIZES.find((size) => String(size) === params.get('pageSize')) ?? DEFAULT_PAGE_SIZE,
  }
}

export const SearchAddress = z.pipe(
  z.record(z.string(), z.string()),
  z.transform((record) => parseSearch(new URLSearchParams(record))),
)

/** Serializes to a query string without default values; `,` stays unescaped for readability. */
export function serializeSearch({ mode, keyword, chosen, sort, page, pageSize }: Search): string {
  const pairs = [
    ['mode', mode],
    ['q', keyword],
    ...FACETS.map((name) => [name, (chosen[name] ?? []).join(',')]),
    ['sort', sort === 'relevance' ? '' : sort],
    ['page', page === 1 ? '' : String(page)],
    ['pageSize', pageSize === DEFAULT_PAGE_SIZE ? '' : String(pageSize)],
  ] as const
  return new URLSearchParams(pairs.filter(([, value]) => value !== '').map((pair) => [...pair]))
    .toString()
    .replaceAll('%2C', ',')
}

export const searchPath = (search: Partial<Search>) =>
  `/search?${serializeSearch({ ...EMPTY_SEARCH, ...search })}`

/** Switches the mode: the keyword is kept, the rest belongs to the mode. */
export const withMode = ({ keyword, pageSize }: Search, mode: Mode): Search => ({
  ...EMPTY_SEARCH,
  mode,
  keyword,
  pageSize: isList(mode) ? pageSize : DEFAULT_PAGE_SIZE,
})

export function withFacet(search: Search, name: FacetName, values: readonly string[]): Search {
  const { [name]: _former, ...others } = search.chosen
  return { ...search, chosen: values.length > 0 ? { ...others, [name]: values } : others, page: 1 }
}

export function toSearchQuery(
  { keyword, chosen, sort, page, pageSize }: Search,
  language: Language,
): SearchQuery {
  const facets = Object.fromEntries(
    FACETS.flatMap((name) => (chosen[name] ? [[name, chosen[name].join(',')]] : [])),
  )
  return {
    keyword,
    ...(Object.keys(facets).length > 0 ? { facets } : {}),
    sort,
    language,
    pageNum: page,
    pageSize,
  }
}
