import { LISTS, type List, type SearchQuery, type Understood } from '@/features/search/model/search.api'
import { writers, type Writer } from './rowWriters'
import type { Kind } from './kind'
import { kinds } from './kinds'
import { search } from './search'
import { isWorthShowing, thingOf, understand } from './understanding'

const ROWS_PER_KIND = 3

/** Interpretation of the keyword, part by part; empty if it adds nothing. */
function describeKeyword(keyword = '', isBrief: boolean): Understood[] {
  const parts = understand(keyword, isBrief)
  if (!isWorthShowing(parts)) return []
  return parts.map((part) => {
    const item = thingOf(part)
    return { text: part.text, as: part.as, nameEn: item?.nameEn ?? null, nameZh: item?.nameZh ?? null }
  })
}

export function pageOf<T, Row>(kind: Kind<T>, writer: Writer<T, Row>, query: SearchQuery, isBrief: boolean) {
  const { rows, facets } = search(kind, query, isBrief)
  const { pageNum, pageSize } = query
  const pageRows = rows.slice((pageNum - 1) * pageSize, pageNum * pageSize)
  return {
    rows: pageRows.map(({ row, link }) => (isBrief ? writer.brief(row) : writer.full(row, link))),
    total: rows.length,
    facets,
    understood: describeKeyword(query.keyword, isBrief),
  }
}

type Keyword = Pick<SearchQuery, 'keyword' | 'language'>

function firstOf<T, Row>(kind: Kind<T>, writer: Writer<T, Row>, query: Keyword, isBrief: boolean) {
  const { rows, total } = pageOf(kind, writer, { ...query, pageNum: 1, pageSize: ROWS_PER_KIND }, isBrief)
  return { rows, total }
}

export function integrated(query: Keyword, isBrief: boolean) {
  return {
    drug: firstOf(kinds.drug(), writers.drug, query, isBrief),
    target: firstOf(kinds.target(), writers.target, query, isBrief),
    indication: firstOf(kinds.indication(), writers.indication, query, isBrief),
    company: firstOf(kinds.company(), writers.company, query, isBrief),
    trial: firstOf(kinds.trial(), writers.trial, query, isBrief),
    understood: describeKeyword(query.keyword, isBrief),
  }
}

export const isList = (name: string): name is List => (LISTS as readonly string[]).includes(name)

const fullRows = <T>(
  kind: Kind<T>,
  writer: Writer<T, object>,
  query: Omit<SearchQuery, 'pageNum' | 'pageSize'>,
) => search(kind, query).rows.map(({ row, link }) => writer.full(row, link))

export function allRows(list: List, query: Omit<SearchQuery, 'pageNum' | 'pageSize'>): object[] {
  const rows: Record<List, () => object[]> = {
    drug: () => fullRows(kinds.drug(), writers.drug, query),
    engineered: () => fullRows(kinds.engineered(), writers.engineered, query),
    pipeline: () => fullRows(kinds.pipeline(), writers.pipeline, query),
    indication: () => fullRows(kinds.indication(), writers.indication, query),
    target: () => fullRows(kinds.target(), writers.target, query),
    company: () => fullRows(kinds.company(), writers.company, query),
    trial: () => fullRows(kinds.trial(), writers.trial, query),
  }
  return rows[list]()
}
