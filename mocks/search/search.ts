import type { Facet, SearchQuery } from '@/features/search/api'
import type { Language } from '@/shared/preferences'
import { narrow } from './facets'
import type { Kind, Link } from './kinds'
import { score, wantedOf, type Wanted } from './matching'
import { names } from './searchIndex'

/** What a row found through something else scores less. */
const LINKED = -10

export interface Found<T> {
  row: T
  score: number
  /** Null where its own names match best. */
  link: Link | null
}

/** Scores of the things through which rows are found, those that do not match left out. */
function linkedScores(wanted: Wanted): ReadonlyMap<object, number> {
  const things = [names.target(), names.company(), names.indication()].flatMap((each) => [...each])
  return new Map(
    things.map(([thing, its]) => [thing, score(wanted, its)] as const).filter(([, points]) => points > 0),
  )
}

/** Every row that matches, in the order of the catalogue; all of them when nothing is asked for. */
function match<T>(kind: Kind<T>, keyword: string, language: Language): Found<T>[] {
  const wanted = wantedOf(keyword, language)
  if (wanted.whole.text === '') return kind.rows.map((row) => ({ row, score: 0, link: null }))
  const its = kind.names()
  const linked = kind.links ? linkedScores(wanted) : new Map<object, number>()
  const found: Found<T>[] = []
  for (const row of kind.rows) {
    let best = score(wanted, its.get(kind.named(row))!)
    let link: Link | null = null
    if (linked.size > 0) {
      for (const each of kind.links!(row)) {
        const points = (linked.get(each.thing) ?? 0) + LINKED
        if (points <= best) continue
        best = points
        link = each
      }
    }
    if (best > 0) found.push({ row, score: best, link })
  }
  return found
}

const orders = new WeakMap<object, Map<Language, ReadonlyMap<object, number>>>()

/** Places in the order of names; made once per kind and language, because comparing names is slow. */
function orderOf<T>(kind: Kind<T>, language: Language): ReadonlyMap<object, number> {
  const known = orders.get(kind) ?? new Map<Language, ReadonlyMap<object, number>>()
  orders.set(kind, known)
  const made = known.get(language)
  if (made) return made
  const { compare } = new Intl.Collator(language, { numeric: true })
  const name = language === 'zh' ? 'nameZh' : 'nameEn'
  const named = [...new Set(kind.rows.map(kind.named))].sort((a, b) => compare(a[name], b[name]))
  const order = new Map(named.map((thing, place) => [thing, place]))
  known.set(language, order)
  return order
}

type Compare<T> = (a: Found<T>, b: Found<T>) => number

function comparison<T>(
  kind: Kind<T>,
  sort: NonNullable<SearchQuery['sort']>,
  language: Language,
): Compare<T> {
  const order = orderOf(kind, language)
  const byName: Compare<T> = (a, b) => order.get(kind.named(a.row))! - order.get(kind.named(b.row))!
  const byStage: Compare<T> = (a, b) => kind.rank(b.row) - kind.rank(a.row)
  const byScore: Compare<T> = (a, b) => b.score - a.score
  // The newest first, what has none last.
  const byYear: Compare<T> = (a, b) => (kind.year(b.row) ?? 0) - (kind.year(a.row) ?? 0)
  const first = { relevance: byScore, stage: byStage, year: byYear, name: byName }[sort]
  return (a, b) => first(a, b) || byScore(a, b) || byStage(a, b) || byName(a, b)
}

export interface Result<T> {
  rows: Found<T>[]
  facets: Facet[]
}

/** Everything that matches and passes the facets, in order; `isBrief` regards only the facet of the stage. */
export function search<T>(
  kind: Kind<T>,
  {
    keyword = '',
    sort = 'relevance',
    facets = {},
    language = 'zh',
  }: Omit<SearchQuery, 'pageNum' | 'pageSize'>,
  isBrief = false,
): Result<T> {
  const allowed = isBrief ? kind.facets.filter(({ name }) => name === 'stage') : kind.facets
  const result = narrow(match(kind, keyword, language), allowed, facets, ({ row }) => row)
  return { ...result, rows: result.rows.sort(comparison(kind, sort, language)) }
}
