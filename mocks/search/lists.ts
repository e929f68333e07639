import { LISTS, type List, type SearchQuery, type Understood } from '@/features/search/model/search.api'
import { writers, type Writer } from './answers'
import type { Kind } from './kind'
import { kinds } from './kinds'
import { search } from './search'
import { isWorthShowing, thingOf, understand } from './understanding'

/** Rows that the integrated search shows of each kind. */
const FIRST = 3

/** What a text was understood as, part by part; nothing where there is nothing to say. */
function understoodAs(keyword = '', isBrief: boolean): Understood[] {
  const parts = understand(keyword, isBrief)
  if (!isWorthShowing(parts)) return []
  return parts.map((part) => {
    const thing = thingOf(part)
    return { text: part.text, as: part.as, nameEn: thing?.nameEn ?? null, nameZh: thing?.nameZh ?? null }
  })
}

/** One page of a list. */
export function pageOf<T, Row>(kind: Kind<T>, writer: Writer<T, Row>, query: SearchQuery, isBrief: boolean) {
  const { rows, facets } = search(kind, query, isBrief)
  const { pageNum, pageSize } = query
  const shown = rows.slice((pageNum - 1) * pageSize, pageNum * pageSize)
  return {
    rows: shown.map(({ row, link }) => (isBrief ? writer.brief(row) : writer.full(row, link))),
    total: rows.length,
    facets,
    understood: understoodAs(query.keyword, isBrief),
  }
}

type Keyword = Pick<SearchQuery, 'keyword' | 'language'>

function firstOf<T, Row>(kind: Kind<T>, writer: Writer<T, Row>, query: Keyword, isBrief: boolean) {
  const { rows, total } = pageOf(kind, writer, { ...query, pageNum: 1, pageSize: FIRST }, isBrief)
  return { rows, total }
}

/** The first rows of each kind. */
export function integrated(query: Keyword, isBrief: boolean) {
  return {
    drug: firstOf(kinds.drug(), writers.drug, query, isBrief),
    target: firstOf(kinds.target(), writers.target, query, isBrief),
    indication: firstOf(kinds.indication(), writers.indication, query, isBrief),
    company: firstOf(kinds.company(), writers.company, query, isBrief),
    trial: firstOf(kinds.trial(), writers.trial, query, isBrief),
    understood: understoodAs(query.keyword, isBrief),
  }
}

export const isList = (name: string): name is List => (LISTS as readonly string[]).includes(name)

const wholeOf = <T>(
  kind: Kind<T>,
  writer: Writer<T, object>,
  query: Omit<SearchQuery, 'pageNum' | 'pageSize'>,
) => search(kind, query).rows.map(({ row, link }) => writer.full(row, link))

/** Every row of a list, in its order. */
export function foundRows(list: List, query: Omit<SearchQuery, 'pageNum' | 'pageSize'>): object[] {
  const rows: Record<List, () => object[]> = {
    drug: () => wholeOf(kinds.drug(), writers.drug, query),
    engineered: () => wholeOf(kinds.engineered(), writers.engineered, query),
    pipeline: () => wholeOf(kinds.pipeline(), writers.pipeline, query),
    indication: () => wholeOf(kinds.indication(), writers.indication, query),
    target: () => wholeOf(kinds.target(), writers.target, query),
    company: () => wholeOf(kinds.company(), writers.company, query),
    trial: () => wholeOf(kinds.trial(), writers.trial, query),
  }
  return rows[list]()
}
