import * as z from 'zod/mini'
import { SEARCH_MODES } from '@/entities/catalog/catalog.api'
import type { Language } from '@/shared/lib/language'
import { LISTS, SORTS, type List, type SearchQuery } from './search.api'

/** What the search shows: a list of one kind, or the first of each. */
export const MODES = [...SEARCH_MODES, 'trial'] as const
export type Mode = (typeof MODES)[number]

/** Ways to narrow a list, as the server names them, in the order in which they are offered. */
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

/** Facets with one value, `from-to` in years, either end open. */
export const RANGES: ReadonlySet<FacetName> = new Set(['year', 'startYear'])

/** Chosen values by facet; a facet without any is absent. */
export type Chosen = Readonly<Partial<Record<FacetName, readonly string[]>>>

export type Sort = (typeof SORTS)[number]

const DRUGS: readonly Sort[] = SORTS
/** The orders that mean something for what is listed. */
export const SORTS_OF: Readonly<Record<List, readonly Sort[]>> = {
  drug: DRUGS,
  engineered: DRUGS,
  pipeline: DRUGS,
  indication: ['relevance', 'name'],
  target: ['relevance', 'stage', 'name'],
  company: ['relevance', 'name'],
  trial: ['relevance', 'year', 'name'],
}

export const PAGE_SIZES = [10, 20, 50, 100] as const
const PAGE_SIZE = 20
/** More characters than any name has. */
export const LONGEST_KEYWORD = 100

/** All that makes up a search: what its address says, and nothing else. */
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
  pageSize: PAGE_SIZE,
}

export const isList = (mode: Mode): mode is List => LISTS.some((list) => list === mode)

const isRange = (text: string) => /^(\d{4})?-(\d{4})?$/.test(text) && text !== '-'

function readChosen(params: URLSearchParams): Chosen {
  const chosen: Partial<Record<FacetName, string[]>> = {}
  for (const name of FACETS) {
    const text = params.get(name) ?? ''
    if (RANGES.has(name)) {
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

/** The search that an address asks for. What it says wrongly is left out. */
export function readSearch(params: URLSearchParams): Search {
  const mode = MODES.find((each) => each === params.get('mode')) ?? EMPTY_SEARCH.mode
  const keyword = Array.from((params.get('q') ?? '').trim())
    .slice(0, LONGEST_KEYWORD)
    .join('')
    .trim()
  if (!isList(mode)) return { ...EMPTY_SEARCH, mode, keyword }
  const page = params.get('page') ?? ''
  return {
    mode,
    keyword,
    chosen: readChosen(params),
    sort: SORTS_OF[mode].find((each) => each === params.get('sort')) ?? 'relevance',
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
    pageSize: PAGE_SIZES.find((size) => String(size) === params.get('pageSize')) ?? PAGE_SIZE,
  }
}

/** A search as the address of its screen holds it. */
export const SearchAddress = z.pipe(
  z.record(z.string(), z.string()),
  z.transform((said) => readSearch(new URLSearchParams(said))),
)

/** The query string of a search, as short as it can be; `,` between values stays readable. */
export function writeSearch({ mode, keyword, chosen, sort, page, pageSize }: Search): string {
  const pairs = [
    ['mode', mode],
    ['q', keyword],
    ...FACETS.map((name) => [name, (chosen[name] ?? []).join(',')]),
    ['sort', sort === 'relevance' ? '' : sort],
    ['page', page === 1 ? '' : String(page)],
    ['pageSize', pageSize === PAGE_SIZE ? '' : String(pageSize)],
  ] as const
  return new URLSearchParams(pairs.filter(([, value]) => value !== '').map((pair) => [...pair]))
    .toString()
    .replaceAll('%2C', ',')
}

/** Where a search is shown; what is not said is as in an empty one. */
export const searchPath = (search: Partial<Search>) =>
  `/search?${writeSearch({ ...EMPTY_SEARCH, ...search })}`

/** The same for another mode: the keyword stays, the rest belongs to the mode. */
export const inMode = ({ keyword, pageSize }: Search, mode: Mode): Search => ({
  ...EMPTY_SEARCH,
  mode,
  keyword,
  pageSize: isList(mode) ? pageSize : PAGE_SIZE,
})

/** The same with other values of a facet, from the first page on. */
export function narrowed(search: Search, name: FacetName, values: readonly string[]): Search {
  const { [name]: _former, ...others } = search.chosen
  return { ...search, chosen: values.length > 0 ? { ...others, [name]: values } : others, page: 1 }
}

/** What the list of a search is asked for with. */
export function queryOf({ keyword, chosen, sort, page, pageSize }: Search, language: Language): SearchQuery {
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
