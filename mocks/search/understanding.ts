import { once } from '../platform/once'
import type { Company, Drug, Indication, Subsidiary, Target } from '../entities/seed/catalog'
import { SYNONYMS } from '../entities/seed/catalog/known/synonyms'
import { ENTITIES, type Entity, type FoundThrough, type Named } from './kind'
import {
  compact,
  INSIDE_SCORE,
  isHan,
  score,
  parseKeyword,
  type Name,
  type Vocabulary,
  type ParsedKeyword,
} from './matching'
import { isRegistryNumber, names, ownNames, shownNames, trialByNumber, vocabulary } from './searchIndex'

/** Interprets a text that asks for several things at once, such as `HER2 ADC` or `恒瑞 PD-1`. */

export interface Hit {
  points: number
  through: Subsidiary | null
  /** Reason, for a thing that is found by neither its names nor its links. */
  link?: FoundThrough
}
export type Hits = ReadonlyMap<object, Hit>

/**
 * A span of the text, understood as one or several things of a kind; parts with `as: 'text'` only match names. A registry
 * number is a `trial`, even if the catalogue does not have it.
 */
export interface Part {
  text: string
  as: Entity | 'trial' | 'text'
  things: Hits
  wanted: ParsedKeyword
}

/** Maximum number of words interpreted in a text, and per thing. */
const MAX_WORDS = 12
const MAX_WORDS_PER_THING = 4
/** Maximum number of characters of a text without blanks that is segmented, and of one segment searched by meaning. */
const MAX_CHARS = 24
const MAX_PIECE_CHARS = 8
/** Minimum score (a prefix match) at which several words are taken as one name. */
const MIN_PREFIX_SCORE = 70
const EMPTY_VOCABULARY: Vocabulary = new Map()

const FILLERS: ReadonlySet<string> = new Set(SYNONYMS.fillers)

type Names = ReadonlyMap<object, readonly Name[]>

const isReal = (thing: object) => !(thing as Named).isDemo
const realOf = (its: Names): Names => new Map([...its].filter(([thing]) => isReal(thing)))

/** Names matched by parts. Invented drugs and companies are matched only by their full, unique names. */
const real = once((): Readonly<Record<Entity, Names>> => ({
  drug: realOf(names.drug()),
  target: names.target(),
  company: realOf(names.company()),
  modality: names.modality(),
  biomarker: names.biomarker(),
  indication: names.indication(),
  line: names.line(),
  biosimilar: names.biosimilar(),
}))

const byName = once(() => {
  const all = new Map<string, { entity: Entity; thing: object }[]>()
  for (const entity of ENTITIES) {
    for (const [thing, its] of names[entity]()) {
      for (const { text, as } of its) {
        if (as === undefined || as === 'whole') all.set(text, [...(all.get(text) ?? []), { entity, thing }])
      }
    }
  }
  return all
})

const EXACT_SCORE = 100

/** The subsidiary that matched, unless the company itself matches as well. */
function throughOf(thing: object, wanted: ParsedKeyword, points: number): Subsidiary | null {
  const { subsidiaries } = thing as Partial<Company>
  if (!subsidiaries || subsidiaries.length === 0 || score(wanted, ownNames(thing as Company)) >= points)
    return null
  const its = names.subsidiary()
  return subsidiaries.find((each) => score(wanted, its.get(each)!) === points) ?? null
}

/** The trial with that registry number, and its drug. */
function trialHits(number: string): [object, Hit][] {
  const trial = trialByNumber(number)
  if (!trial) return []
  const link = { entity: 'trial', item: { nameEn: trial.id, nameZh: trial.id }, through: null } as const
  return [
    [trial, { points: EXACT_SCORE, through: null }],
    [trial.drug, { points: EXACT_SCORE - 10, through: null, link }],
  ]
}

/** All things named in a text except drugs, which their own rows match. If it is the name of some, only those. */
export function hitsOf(wanted: ParsedKeyword, entities: readonly Entity[]): Hits {
  if (isRegistryNumber(wanted.full.text)) return new Map(trialHits(wanted.full.text))
  const hits = new Map<object, Hit>()
  for (const entity of entities.filter((each) => each !== 'drug')) {
    for (const [thing, its] of names[entity]()) {
      const points = score(wanted, its)
      if (points > 0) hits.set(thing, { points, through: throughOf(thing, wanted, points) })
    }
  }
  const isName = [...hits.values()].some(({ points }) => points >= EXACT_SCORE)
  return isName ? new Map([...hits].filter(([, { points }]) => points >= EXACT_SCORE)) : hits
}

const HIDDEN_FROM_BRIEF: ReadonlySet<Entity> = new Set(['modality', 'biomarker', 'line', 'biosimilar'])

/** Kinds the reader may search by; brief readers cannot search by what is hidden from them. */
export const entitiesFor = (isBrief: boolean): readonly Entity[] =>
  isBrief ? ENTITIES.filter((entity) => !HIDDEN_FROM_BRIEF.has(entity)) : ENTITIES

interface Meaning {
  as: Entity
  things: Map<object, number>
  points: number
}

function findExact(text: string, entities: readonly Entity[]): Meaning | null {
  const all = (byName().get(compact(text)) ?? []).filter(({ entity }) => entities.includes(entity))
  const [first] = all.toSorted((a, b) => entities.indexOf(a.entity) - entities.indexOf(b.entity))
  if (!first) return null
  const things = all
    .filter(({ entity }) => entity === first.entity)
    .map(({ thing }) => [thing, EXACT_SCORE] as const)
  return { as: first.entity, things: new Map(things), points: EXACT_SCORE }
}

/** The kind of thing a text names best; between equally good kinds the one with more such things. */
function meaningOf(text: string, entities: readonly Entity[], minPoints = 1): Meaning | null {
  const exact = findExact(text, entities)
  if (exact) return exact
  // Typo tolerance is too weak where a prefix match is required.
  const wanted = parseKeyword(text, minPoints < MIN_PREFIX_SCORE ? vocabulary() : EMPTY_VOCABULARY)
  let best: Meaning | null = null
  for (const as of entities) {
    const scored = [...real()[as]].map(([thing, its]) => [thing, score(wanted, its)] as const)
    const points = Math.max(...scored.map(([, each]) => each))
    // Matches inside a word are too unspecific.
    if (points < minPoints || points === INSIDE_SCORE) continue
    const things = new Map(scored.filter(([, each]) => each === points))
    const isBetter =
      best === null || points > best.points || (points === best.points && things.size > best.things.size)
    if (isBetter) best = { as, things, points }
  }
  return best
}

function partOf(text: string, meaning: Meaning | null, entities: readonly Entity[]): Part {
  const wanted = parseKeyword(text, vocabulary())
  if (!meaning) {
    const as = isRegistryNumber(text) ? 'trial' : 'text'
    return { text, as, things: hitsOf(wanted, entities), wanted }
  }
  const things = [...meaning.things].map(([thing, points]): [object, Hit] => [
    thing,
    { points, through: meaning.as === 'company' ? throughOf(thing, wanted, points) : null },
  ])
  return { text, as: meaning.as, things: new Map(things), wanted }
}

const isTooShort = (text: string) => !isHan(text) && (/^\d*$/.test(compact(text)) || compact(text).length < 2)

/** The meaning is null for a filler. */
type Piece = readonly [text: string, meaning: Meaning | null]

/** Segments a text without blanks into known things, longest first (肺癌双抗); null if anything is left over. */
function piecesOf(text: string, entities: readonly Entity[]): Piece[] | null {
  const chars = Array.from(text)
  if (chars.length > MAX_CHARS || !chars.some(isHan)) return null
  const deadEnds = new Set<number>()
  function piecesFrom(at: number): Piece[] | null {
    if (at === chars.length) return []
    if (deadEnds.has(at)) return null
    for (let end = chars.length; end > at; end--) {
      // Does not split Latin words and numbers.
      const isCut = end < chars.length && !isHan(chars[end - 1]!) && !isHan(chars[end]!)
      const piece = chars.slice(at, end).join('')
      const isFiller = FILLERS.has(piece)
      if (isCut || (!isFiller && (end - at < 2 || isTooShort(piece)))) continue
      const find = end - at > MAX_PIECE_CHARS ? findExact : meaningOf
      const meaning = isFiller ? null : find(piece, entities)
      const rest = meaning || isFiller ? piecesFrom(end) : null
      if (rest) return [[piece, meaning], ...rest]
    }
    deadEnds.add(at)
    return null
  }
  const pieces = piecesFrom(0)
  return pieces?.some(([, meaning]) => meaning) ? pieces : null
}

/**
 * Splits a text into words; a quoted phrase is one word. A plus separates words, but at a word's end it means
 * *positive*.
 */
const wordsOf = (keyword: string): string[] =>
  [
    ...keyword
      .replaceAll('|', '&')
      .matchAll(/["“”„「『]([^"“”„「」『』]+)["“”」』]|[^\s,，;；、"“”„「」『』]+/g),
  ]
    .flatMap(([word, quoted]) => (quoted === undefined ? word.split(/[+＋&](?=.)/) : [quoted]))
    .map((word) => word.trim())
    .filter((word) => /[\p{L}\p{N}]/u.test(word))

/** `NCT 01234567` is one word. */
const joinRegistryNumbers = (keyword: string) => keyword.replace(/\b(NCT|CTR)[\s-]+(?=\d{8}\b)/gi, '$1')

/** Splits `PD-1/VEGF` into two things, unless the whole is a name itself, such as CDK4/6. */
function sidesOf(word: string, entities: readonly Entity[]): string[] {
  const sides = word.split(/[/／×]/).filter((side) => side !== '')
  if (sides.length < 2 || findExact(word, entities)) return [word]
  const isKnown = (side: string) => findExact(side, entities) !== null || piecesOf(side, entities) !== null
  return sides.every(isKnown) ? sides : [word]
}

function longestAt(words: readonly string[], at: number, entities: readonly Entity[]) {
  for (let count = Math.min(MAX_WORDS_PER_THING, words.length - at); count > 1; count--) {
    const some = words.slice(at, at + count)
    const meaning = some.every((word) => FILLERS.has(word.toLowerCase()))
      ? null
      : meaningOf(some.map(compact).join(''), entities, MIN_PREFIX_SCORE)
    if (meaning) return { text: some.join(' '), meaning, count }
  }
  return null
}

/** Merges neighbouring parts about the same things, such as *lung* and *cancer*. */
function mergeNeighbours(parts: readonly Part[], entities: readonly Entity[]): Part[] {
  const all: Part[] = []
  for (const part of parts) {
    const last = all.at(-1)
    const common = last?.as === part.as ? [...part.things].filter(([thing]) => last.things.has(thing)) : []
    if (!last || part.as === 'text' || common.length === 0) {
      all.push(part)
      continue
    }
    const text = `${last.text} ${part.text}`
    const things = new Map(common)
    all[all.length - 1] = { ...partOf(text, null, entities), as: part.as, things }
  }
  return all
}

/** Caches the last text, because the lists of one search share it. */
let last = { keyword: '', isBrief: false, parts: [] as readonly Part[] }

/**
 * Interprets a text as the things it asks for, in its order. Joining the parts' texts with blanks gives an equivalent
 * search.
 */
export function understand(keyword: string, isBrief = false): readonly Part[] {
  if (last.keyword !== keyword || last.isBrief !== isBrief)
    last = { keyword, isBrief, parts: partsOf(keyword, entitiesFor(isBrief)) }
  return last.parts
}

function partsOf(keyword: string, entities: readonly Entity[]): Part[] {
  const words = wordsOf(joinRegistryNumbers(keyword)).flatMap((word) => sidesOf(word, entities))
  const parts: Part[] = []
  let first = ''
  const add = (text: string, meaning: Meaning | null) => {
    parts.push({ ...partOf(text, meaning, entities), text: first + text })
    first = ''
  }
  /** Attaches a filler to the previous part, else to the next one. */
  const addFiller = (text: string, gap: string) => {
    const last = parts.at(-1)
    if (last) parts[parts.length - 1] = { ...last, text: last.text + gap + text }
    else first += text + gap
  }
  let at = 0
  while (at < Math.min(words.length, MAX_WORDS)) {
    const word = words[at]!
    const several = longestAt(words, at, entities)
    at += several?.count ?? 1
    if (several) add(several.text, several.meaning)
    else if (FILLERS.has(word.toLowerCase())) addFiller(word, ' ')
    else {
      const meaning = isTooShort(word) ? null : meaningOf(word, entities)
      const pieces = meaning ? null : piecesOf(word, entities)
      if (!pieces) add(word, meaning)
      for (const [text, its] of pieces ?? []) {
        if (its) add(text, its)
        else addFiller(text, '')
      }
    }
  }
  const rest = (first + words.slice(at).join(' ')).trim()
  if (rest !== '') parts.push(partOf(rest, null, entities))
  return mergeNeighbours(parts, entities)
}

export const thingOf = ({ things, as }: Part): Named | null =>
  as !== 'text' && things.size === 1 ? ([...things.keys()][0] as Named) : null

const TELLING: ReadonlySet<Part['as']> = new Set(['modality', 'biomarker', 'line', 'biosimilar', 'trial'])

const shownNamesOf: Readonly<Partial<Record<Part['as'], (thing: Named) => readonly Name[]>>> = {
  drug: (thing) => shownNames.drug(thing as Drug),
  target: (thing) => shownNames.target(thing as Target),
  indication: (thing) => shownNames.indication(thing as Indication),
}

/** True if the text is a synonym of what it means, such as 肝癌. */
function isSynonym(part: Part): boolean {
  const thing = thingOf(part)
  const shown = thing && shownNamesOf[part.as]?.(thing)
  return Boolean(shown && score(part.wanted, shown) < part.things.get(thing)!.points)
}

/** True when the interpretation says more than the text itself. */
export function isWorthShowing(parts: readonly Part[]): boolean {
  const [only] = parts
  if (parts.length !== 1 || !only) return parts.some(({ as }) => as !== 'text')
  const [hit] = only.things.values()
  return TELLING.has(only.as) || (only.as === 'company' && hit?.through != null) || isSynonym(only)
}
