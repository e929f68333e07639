import type { Facet, SearchQuery } from '@/features/search/model/search.api'
import type { Language } from '@/shared/lib/language'
import { narrow } from './facets'
import type { FoundThrough, Kind, Link } from './kind'
import { score, wantedOf, type Name } from './matching'
import { vocabulary } from './searchIndex'
import { entitiesFor, hitsOf, understand, type Hits, type Part } from './understanding'

/** What a row found through something else scores less. */
const LINKED = -10

export interface Found<T> {
  row: T
  score: number
  /** Null where its own names match best. */
  link: FoundThrough | null
}

type Best = Omit<Found<unknown>, 'row'>
const NOTHING: Best = { score: 0, link: null }

/** How well a row is what was meant, or has to do with it. */
function scoreMeant(hits: Hits, thing: object, links: readonly Link[]): Best {
  let best: Best = { score: hits.get(thing)?.points ?? 0, link: null }
  for (const link of links) {
    const hit = hits.get(link.thing)
    if (hit && hit.points + LINKED > best.score)
      best = { score: hit.points + LINKED, link: { ...link, through: hit.through } }
  }
  return best
}

/**
 * A row that answers every part, else by its names, is as good as the weakest of them; it is found through the first
 * that is not itself.
 */
function scoreParts(
  parts: readonly Part[],
  its: readonly Name[],
  thing: object,
  links: readonly Link[],
): Best {
  const best = parts.map(({ things }) => scoreMeant(things, thing, links))
  // Names alone have been looked at.
  if (best.every((each) => each.score === 0)) return NOTHING
  let weakest = Infinity
  for (const [index, each] of best.entries()) {
    const points = each.score || score(parts[index]!.wanted, its)
    if (points === 0) return NOTHING
    weakest = Math.min(weakest, points)
  }
  return { score: weakest, link: best.find(({ link }) => link !== null)?.link ?? null }
}

/** Things that parts name, in a list of such things: of a drug that is described its target too. */
function scoreNamed(parts: readonly Part[], thing: object): number {
  if (parts.some(({ as }) => as === 'text')) return 0
  return Math.max(0, ...parts.map(({ things }) => (things.get(thing)?.points ?? -LINKED) + LINKED))
}

const better = (a: Best, b: Best) => (b.score > a.score ? b : a)

const NO_LINKS: readonly Link[] = []
const NO_HITS: Hits = new Map()

/** How well rows of a kind match a text; null for a text that asks for nothing. */
export function matcherOf<T>(kind: Kind<T>, keyword: string, language: Language | null, isBrief = false) {
  const wanted = wantedOf(keyword, vocabulary(), language)
  if (wanted.whole.text === '') return null
  const its = kind.names()
  const isLinkedAlone = kind.links && !kind.isLinkedTogether
  const linked = isLinkedAlone ? hitsOf(wanted, entitiesFor(isBrief)) : NO_HITS
  const understood = understand(keyword, isBrief)
  const isOther = understood.length > 1 || understood[0]?.wanted.whole.text !== wanted.whole.text
  const parts = isOther ? understood : []
  return (row: T): Best => {
    const thing = kind.named(row)
    const own = its.get(thing)!
    const links = linked.size + parts.length > 0 ? (kind.links?.(row) ?? NO_LINKS) : NO_LINKS
    const byName: Best = { score: score(wanted, own), link: null }
    const best = linked.size > 0 ? better(byName, scoreMeant(linked, thing, links)) : byName
    if (parts.length === 0) return best
    if (kind.links) return better(best, scoreParts(parts, own, thing, links))
    return better(best, { score: scoreNamed(parts, thing), link: null })
  }
}

/** The rows that match, in their order; all of them when nothing is asked for. */
function match<T>(
  kind: Kind<T>,
  rows: readonly T[],
  keyword: string,
  language: Language,
  isBrief: boolean,
): Found<T>[] {
  const matches = matcherOf(kind, keyword, language, isBrief)
  if (!matches) return rows.map((row) => ({ row, ...NOTHING }))
  return rows.map((row) => ({ row, ...matches(row) })).filter((found) => found.score > 0)
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
  const found = match(kind, order.rows as readonly T[], keyword, language, isBrief)
  const result = narrow(found, allowed, facets, ({ row }) => row)
  return { ...result, rows: result.rows.sort(comparison(kind, sort, order)) }
}
