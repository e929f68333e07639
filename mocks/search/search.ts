import type { Facet, SearchQuery } from '@/features/search/model/api'
import type { Language } from '@/shared/preferences'
import { narrow } from './facets'
import type { Kind, Link } from './kind'
import { score, wantedOf, type Wanted } from './matching'
import { names, vocabulary } from './searchIndex'

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

/** The rows that match, in their order; all of them when nothing is asked for. */
function match<T>(kind: Kind<T>, rows: readonly T[], wanted: Wanted): Found<T>[] {
  if (wanted.whole.text === '') return rows.map((row) => ({ row, score: 0, link: null }))
  const its = kind.names()
  const linked = kind.links ? linkedScores(wanted) : new Map<object, number>()
  const found: Found<T>[] = []
  for (const row of rows) {
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

interface Order {
  /** What is real before what is invented, then by stage, the most advanced first, then by name. */
  rows: readonly unknown[]
  /** Places in the order of names. */
  places: ReadonlyMap<object, number>
}

const orders = new WeakMap<object, Map<Language, Order>>()

/** Made once per kind and language, because comparing names is slow. */
function orderOf<T>(kind: Kind<T>, language: Language): Order {
  const known = orders.get(kind) ?? new Map<Language, Order>()
  orders.set(kind, known)
  const made = known.get(language)
  if (made) return made
  const { compare } = new Intl.Collator(language, { numeric: true })
  const name = language === 'zh' ? 'nameZh' : 'nameEn'
  const named = [...new Set(kind.rows.map(kind.named))].sort((a, b) => compare(a[name], b[name]))
  const places = new Map<object, number>(named.map((thing, place) => [thing, place]))
  const placeOf = (row: T) => places.get(kind.named(row))!
  const isDemo = (row: T) => Number(kind.named(row).isDemo)
  const rows = kind.rows.toSorted(
    (a, b) => isDemo(a) - isDemo(b) || kind.rank(b) - kind.rank(a) || placeOf(a) - placeOf(b),
  )
  const order = { rows, places }
  known.set(language, order)
  return order
}

type Compare<T> = (a: Found<T>, b: Found<T>) => number

/** Rows come in that order, which stays where these find no difference. */
function comparison<T>(kind: Kind<T>, sort: NonNullable<SearchQuery['sort']>, { places }: Order): Compare<T> {
  const byScore: Compare<T> = (a, b) => b.score - a.score
  if (sort === 'relevance') return byScore
  const first: Compare<T> = {
    stage: (a: Found<T>, b: Found<T>) => kind.rank(b.row) - kind.rank(a.row),
    // The newest first, what has none last.
    year: (a: Found<T>, b: Found<T>) => (kind.year(b.row) ?? 0) - (kind.year(a.row) ?? 0),
    name: (a: Found<T>, b: Found<T>) => places.get(kind.named(a.row))! - places.get(kind.named(b.row))!,
  }[sort]
  return (a, b) => first(a, b) || byScore(a, b)
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
  const order = orderOf(kind, language)
  const found = match(kind, order.rows as readonly T[], wantedOf(keyword, vocabulary(), language))
  const result = narrow(found, allowed, facets, ({ row }) => row)
  return { ...result, rows: result.rows.sort(comparison(kind, sort, order)) }
}
