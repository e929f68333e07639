import type { Facet, SearchQuery } from '@/features/search/model/search.api'
import type { Language } from '@/shared/lib/language'
import { narrow } from './facets'
import type { FoundThrough, Kind, Link } from './kind'
import { score, parseKeyword, type Name, type ParsedKeyword } from './matching'
import { names, vocabulary, type HiddenName } from './searchIndex'
import { entitiesFor, hitsOf, understand, type Hits, type Part } from './understanding'

/** Added to the score of a row that is found through a related thing. */
const LINK_PENALTY = -10

export interface Found<T> {
  row: T
  score: number
  /** Null when the row's own names match best. */
  link: FoundThrough | null
}

type Best = Omit<Found<unknown>, 'row'>
const NO_MATCH: Best = { score: 0, link: null }

function scoreMatch(hits: Hits, thing: object, links: readonly Link[]): Best {
  const own = hits.get(thing)
  let best: Best = { score: own?.points ?? 0, link: own?.link ?? null }
  for (const link of links) {
    const hit = hits.get(link.item)
    if (hit && hit.points + LINK_PENALTY > best.score)
      best = { score: hit.points + LINK_PENALTY, link: { ...link, through: hit.through } }
  }
  return best
}

/** A plus between two words; one at the end of a word means *positive*. */
const JOINING_PLUS = /(^|\s)[+＋&]\s|[+＋&](?=\S)/

/**
 * Parts that name the partners of a combination: several drugs, or a drug and the target of the other one, joined by a
 * plus. None if the text asks for no combination.
 */
function partnersIn(parts: readonly Part[], keyword: string): ReadonlySet<Part> {
  const isPartner = ({ as }: Part) => as === 'drug' || (as === 'target' && JOINING_PLUS.test(keyword))
  const partners = parts.filter(isPartner)
  return new Set(partners.length > 1 && partners.some(({ as }) => as === 'drug') ? partners : [])
}

/** Each drug of a combination matches, though it is not the others. */
function conditionsFor(
  parts: readonly Part[],
  partners: ReadonlySet<Part>,
  thing: object,
  links: readonly Link[],
): readonly Part[] {
  if (partners.size === 0 || !names.drug().has(thing)) return parts
  const own =
    [...partners].find(({ things }) => things.has(thing)) ??
    [...partners].find(({ things }) => links.some(({ item }) => things.has(item)))
  return own ? parts.filter((part) => part === own || !partners.has(part)) : parts
}

/**
 * A row must match every part, by its links or at least by its names. Its score is that of the weakest part, its link
 * the first one used.
 */
function scoreParts(
  parts: readonly Part[],
  partners: ReadonlySet<Part>,
  its: readonly Name[],
  thing: object,
  links: readonly Link[],
): Best {
  const conditions = conditionsFor(parts, partners, thing, links)
  const best = conditions.map(({ things }) => scoreMatch(things, thing, links))
  // Rows matched by names alone have already been scored.
  if (best.every((each) => each.score === 0)) return NO_MATCH
  let weakest = Infinity
  for (const [index, each] of best.entries()) {
    const points = each.score || score(conditions[index]!.wanted, its)
    if (points === 0) return NO_MATCH
    weakest = Math.min(weakest, points)
  }
  return { score: weakest, link: best.find(({ link }) => link !== null)?.link ?? null }
}

/**
 * Scores a thing that the parts mention, in a list of such things: a search that describes a drug also finds its
 * target.
 */
function scoreNamed(parts: readonly Part[], thing: object): number {
  if (parts.some(({ as }) => as === 'text')) return 0
  return Math.max(
    0,
    ...parts.map(({ things }) => (things.get(thing)?.points ?? -LINK_PENALTY) + LINK_PENALTY),
  )
}

const better = (a: Best, b: Best) => (b.score > a.score ? b : a)

function scoreNames(wanted: ParsedKeyword, its: readonly Name[], hidden: readonly HiddenName[]): Best {
  const points = score(wanted, its)
  if (points === 0 || hidden.length === 0) return { score: points, link: null }
  const isHidden = new Set(hidden.flatMap(({ names }) => names))
  const shown = its.filter((name) => !isHidden.has(name))
  if (score(wanted, shown) === points) return { score: points, link: null }
  const found = hidden.find(({ names }) => score(wanted, names) === points)
  const link = found && {
    entity: found.of,
    item: { nameEn: found.name, nameZh: found.name },
    through: null,
  }
  return { score: points, link: link ?? null }
}

const NO_LINKS: readonly Link[] = []
const NO_HIDDEN_NAMES: readonly HiddenName[] = []
const NO_HITS: Hits = new Map()
const NO_PARTS: readonly Part[] = []

const isInterpreted = (parts: readonly Part[], { full }: ParsedKeyword) =>
  parts.length !== 1 || parts[0]!.wanted.full.text !== full.text

/** True if a single part means something that the text as a whole does not name, such as GLP-1受体激动剂. */
const namesMore = ([only]: readonly Part[], linked: Hits) =>
  only !== undefined &&
  only.as !== 'drug' &&
  only.as !== 'text' &&
  [...only.things.keys()].some((thing) => !linked.has(thing))

/** Returns a function that scores rows of a kind against a text; null for an empty text. */
export function matcherOf<T>(kind: Kind<T>, keyword: string, language: Language | null, isBrief = false) {
  const wanted = parseKeyword(keyword, vocabulary(), language)
  if (wanted.full.text === '') return null
  const its = kind.names()
  const isLinkedAlone = kind.links && !kind.isLinkedTogether
  const linked = isLinkedAlone ? hitsOf(wanted, entitiesFor(isBrief)) : NO_HITS
  const understood = understand(keyword, isBrief)
  const isUsed = isInterpreted(understood, wanted) || (isLinkedAlone && namesMore(understood, linked))
  const parts = isUsed ? understood : NO_PARTS
  const partners = partnersIn(parts, keyword)
  return (row: T): Best => {
    const thing = kind.named(row)
    const own = its.get(thing)!
    const links = linked.size + parts.length > 0 ? (kind.links?.(row) ?? NO_LINKS) : NO_LINKS
    const byName = scoreNames(wanted, own, kind.hiddenNames?.(row) ?? NO_HIDDEN_NAMES)
    const best = linked.size > 0 ? better(byName, scoreMatch(linked, thing, links)) : byName
    if (parts.length === 0) return best
    if (kind.links) return better(best, scoreParts(parts, partners, own, thing, links))
    return better(best, { score: scoreNamed(parts, thing), link: null })
  }
}

function match<T>(
  kind: Kind<T>,
  rows: readonly T[],
  keyword: string,
  language: Language,
  isBrief: boolean,
): Found<T>[] {
  const matches = matcherOf(kind, keyword, language, isBrief)
  if (!matches) return rows.map((row) => ({ row, ...NO_MATCH }))
  return rows.map((row) => ({ row, ...matches(row) })).filter((found) => found.score > 0)
}

interface Order {
  /** Real data before invented, then by stage (most advanced first), then by name. */
  rows: readonly unknown[]
  places: ReadonlyMap<object, number>
}

const orders = new WeakMap<object, Map<Language, Order>>()

/** Cached per kind and language, because collation is slow. */
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

/** Comparator for rows already in {@link Order}; ties keep that order. */
function comparison<T>(kind: Kind<T>, sort: NonNullable<SearchQuery['sort']>, { places }: Order): Compare<T> {
  const byScore: Compare<T> = (a, b) => b.score - a.score
  if (sort === 'relevance') return byScore
  const first: Compare<T> = {
    stage: (a: Found<T>, b: Found<T>) => kind.rank(b.row) - kind.rank(a.row),
    // Newest first, rows without a year last.
    year: (a: Found<T>, b: Found<T>) => (kind.year(b.row) ?? 0) - (kind.year(a.row) ?? 0),
    name: (a: Found<T>, b: Found<T>) => places.get(kind.named(a.row))! - places.get(kind.named(b.row))!,
  }[sort]
  return (a, b) => first(a, b) || byScore(a, b)
}

export interface Result<T> {
  rows: Found<T>[]
  facets: Facet[]
}

/** Matching rows that pass the facets, sorted; `isBrief` applies only the stage facet. */
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
