import type { Facet, SearchQuery } from '@/features/search/model/api'
import type { Language } from '@/shared/preferences'
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

/** How well a row answers one of several parts: by its own names, or through what it has to do with. */
function scorePart(
  { things, wanted }: Part,
  its: readonly Name[],
  thing: object,
  links: readonly Link[],
): Best {
  const own = things.get(thing)?.points ?? 0
  let best: Best = { score: own, link: null }
  for (const link of links) {
    const hit = things.get(link.thing)
    if (hit && hit.points + LINKED > best.score)
      best = { score: hit.points + LINKED, link: { ...link, through: hit.through } }
  }
  return best.score > 0 ? best : { score: score(wanted, its), link: null }
}

/** A row that answers every part is as good as the weakest of them; it is found through the first that is not itself. */
function scoreParts(
  parts: readonly Part[],
  its: readonly Name[],
  thing: object,
  links: readonly Link[],
): Best {
  let weakest = Infinity
  let link: FoundThrough | null = null
  for (const part of parts) {
    const best = scorePart(part, its, thing, links)
    if (best.score === 0) return NOTHING
    weakest = Math.min(weakest, best.score)
    link ??= best.link
  }
  return { score: weakest, link }
}

/** Things that parts name, in a list of such things: of a drug that is described its target too. */
function scoreNamed(parts: readonly Part[], thing: object): number {
  if (parts.some(({ as }) => as === 'text')) return 0
  return Math.max(0, ...parts.map(({ things }) => (things.get(thing)?.points ?? -LINKED) + LINKED))
}

const NO_LINKS: readonly Link[] = []

/** How well rows of a kind match a text; null for a text that asks for nothing. */
export function matcherOf<T>(kind: Kind<T>, keyword: string, language: Language | null, isBrief = false) {
  const wanted = wantedOf(keyword, vocabulary(), language)
  if (wanted.whole.text === '') return null
  const its = kind.names()
  const alone = kind.links && !kind.isLinkedTogether
  const linked: Hits = alone
    ? hitsOf(
        wanted,
        entitiesFor(isBrief).filter((each) => each !== 'drug'),
      )
    : new Map()
  const understood = understand(keyword, isBrief)
  const isOther = understood.length > 1 || understood[0]?.wanted.whole.text !== wanted.whole.text
  const parts = isOther ? understood : []
  return (row: T): Best => {
    const thing = kind.named(row)
    const own = its.get(thing)!
    let best: Best = { score: score(wanted, own), link: null }
    const links = linked.size + parts.length > 0 ? (kind.links?.(row) ?? NO_LINKS) : NO_LINKS
    if (linked.size > 0) {
      for (const each of links) {
        const hit = linked.get(each.thing)
        if (hit && hit.points + LINKED > best.score)
          best = { score: hit.points + LINKED, link: { ...each, through: hit.through } }
      }
    }
    if (parts.length === 0) return best
    const together = kind.links
      ? scoreParts(parts, own, thing, links)
      : { score: scoreNamed(parts, thing), link: null }
    return together.score > best.score ? together : best
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
