import { once } from '../platform/once'
import type { Company, Subsidiary } from '../entities/seed/catalog'
import { ENTITIES, type Entity, type Named } from './kind'
import { compact, INSIDE, score, wantedOf, type Name, type Vocabulary, type Wanted } from './matching'
import { names, ownNames, vocabulary } from './searchIndex'

/** What the words of a text mean, where it asks for several things at once: `HER2 ADC`, `恒瑞 PD-1`. */

/** A thing that a text names, how well, and the part of it that is called so. */
export interface Hit {
  points: number
  through: Subsidiary | null
}
export type Hits = ReadonlyMap<object, Hit>

/** A stretch of a text, understood as one thing or as several of one kind; `text` is matched with names alone. */
export interface Part {
  text: string
  as: Entity | 'text'
  things: Hits
  wanted: Wanted
}

/** Words of a text that are understood at most, and of one thing. */
const MOST_WORDS = 12
const MOST_OF_ONE = 4
/** Signs of a text without blanks that is taken apart at most, and of one of its pieces. */
const MOST_SIGNS = 24
const MOST_OF_A_PIECE = 8
/** From which on several words are taken as one name: it begins so. */
const AS_ONE = 70
const NO_WORDS: Vocabulary = new Map()

/** Say nothing of what is looked for; they stay with the word before them. */
const FILLERS: ReadonlySet<string> = new Set(
  'a an and at by for from in of on or the to vs with drug drugs inhibitor inhibitors therapy treatment 和 与 及 或 的 药 药物 抑制剂 治疗 疗法 靶点'.split(
    ' ',
  ),
)

type Names = ReadonlyMap<object, readonly Name[]>

const isReal = (thing: object) => !(thing as Named).isDemo
const realOf = (its: Names): Names => new Map([...its].filter(([thing]) => isReal(thing)))

/** What is asked for by parts of a name; what is invented only by its whole name, which nothing else is called. */
const real = once((): Readonly<Record<Entity, Names>> => ({
  drug: realOf(names.drug()),
  target: names.target(),
  company: realOf(names.company()),
  modality: names.modality(),
  biomarker: names.biomarker(),
  indication: names.indication(),
}))

/** Things of every kind by their whole names. */
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

const EQUAL = 100

/** The part of a company that is called so, where it is not the company itself. */
function throughOf(thing: object, wanted: Wanted, points: number): Subsidiary | null {
  const { subsidiaries } = thing as Partial<Company>
  if (!subsidiaries || subsidiaries.length === 0 || score(wanted, ownNames(thing as Company)) >= points)
    return null
  const its = names.subsidiary()
  return subsidiaries.find((each) => score(wanted, its.get(each)!) === points) ?? null
}

/** All that a text names, but drugs: of these their own rows tell. */
export function hitsOf(wanted: Wanted, entities: readonly Entity[]): Hits {
  const hits = new Map<object, Hit>()
  for (const entity of entities.filter((each) => each !== 'drug')) {
    for (const [thing, its] of names[entity]()) {
      const points = score(wanted, its)
      if (points > 0) hits.set(thing, { points, through: throughOf(thing, wanted, points) })
    }
  }
  return hits
}

/** Kinds that a reader may ask by: of what he may not see nothing is understood. */
export const entitiesFor = (isBrief: boolean): readonly Entity[] =>
  isBrief ? ENTITIES.filter((entity) => entity !== 'modality' && entity !== 'biomarker') : ENTITIES

interface Meaning {
  as: Entity
  things: Map<object, number>
  points: number
}

function exactly(text: string, entities: readonly Entity[]): Meaning | null {
  const all = (byName().get(compact(text)) ?? []).filter(({ entity }) => entities.includes(entity))
  const [first] = all.toSorted((a, b) => entities.indexOf(a.entity) - entities.indexOf(b.entity))
  if (!first) return null
  const things = all
    .filter(({ entity }) => entity === first.entity)
    .map(({ thing }) => [thing, EQUAL] as const)
  return { as: first.entity, things: new Map(things), points: EQUAL }
}

/** The kind of thing that a text names best; of equally good ones that with more things of this name. */
function meaningOf(text: string, entities: readonly Entity[], least = 1): Meaning | null {
  const exact = exactly(text, entities)
  if (exact) return exact
  // A slip is too weak for what has to begin so.
  const wanted = wantedOf(text, least < AS_ONE ? vocabulary() : NO_WORDS)
  let best: Meaning | null = null
  for (const as of entities) {
    const scored = [...real()[as]].map(([thing, its]) => [thing, score(wanted, its)] as const)
    const points = Math.max(...scored.map(([, each]) => each))
    // In the middle of a word anything may stand.
    if (points < least || points === INSIDE) continue
    const things = new Map(scored.filter(([, each]) => each === points))
    const isBetter =
      best === null || points > best.points || (points === best.points && things.size > best.things.size)
    if (isBetter) best = { as, things, points }
  }
  return best
}

function partOf(text: string, meaning: Meaning | null, entities: readonly Entity[]): Part {
  const wanted = wantedOf(text, vocabulary())
  if (!meaning) return { text, as: 'text', things: hitsOf(wanted, entities), wanted }
  const things = [...meaning.things].map(([thing, points]): [object, Hit] => [
    thing,
    { points, through: meaning.as === 'company' ? throughOf(thing, wanted, points) : null },
  ])
  return { text, as: meaning.as, things: new Map(things), wanted }
}

const isHan = (sign: string) => /\p{Script=Han}/u.test(sign)
const saysLittle = (text: string) => !isHan(text) && (/^\d*$/.test(compact(text)) || compact(text).length < 2)

/** A piece of a word, null where it is a filler. */
type Piece = readonly [text: string, meaning: Meaning | null]

/** A text without blanks as the things that it is made of, the longest first: 肺癌双抗. Null where something is left. */
function piecesOf(text: string, entities: readonly Entity[]): Piece[] | null {
  const signs = Array.from(text)
  if (signs.length > MOST_SIGNS || !signs.some(isHan)) return null
  /** Places from which on nothing fits. */
  const dead = new Set<number>()
  function from(at: number): Piece[] | null {
    if (at === signs.length) return []
    if (dead.has(at)) return null
    for (let end = signs.length; end > at; end--) {
      // Latin words and numbers are not cut.
      const isCut = end < signs.length && !isHan(signs[end - 1]!) && !isHan(signs[end]!)
      const piece = signs.slice(at, end).join('')
      const isFiller = FILLERS.has(piece)
      if (isCut || (!isFiller && (end - at < 2 || saysLittle(piece)))) continue
      const find = end - at > MOST_OF_A_PIECE ? exactly : meaningOf
      const meaning = isFiller ? null : find(piece, entities)
      const rest = meaning || isFiller ? from(end) : null
      if (rest) return [[piece, meaning], ...rest]
    }
    dead.add(at)
    return null
  }
  const pieces = from(0)
  return pieces?.some(([, meaning]) => meaning) ? pieces : null
}

/** The words of a text; what stands in quotes is one. A plus joins two words, at the end of one it says *positive*. */
const wordsOf = (keyword: string): string[] =>
  [
    ...keyword
      .replaceAll('|', '&')
      .matchAll(/["“”„「『]([^"“”„「」『』]+)["“”」』]|[^\s,，;；、"“”„「」『』]+/g),
  ]
    .flatMap(([word, quoted]) => (quoted === undefined ? word.split(/[+＋&](?=.)/) : [quoted]))
    .map((word) => word.trim())
    .filter((word) => /[\p{L}\p{N}]/u.test(word))

/** Several words that are the name of one thing; of one that begins so where they are more than one. */
function longestAt(words: readonly string[], at: number, entities: readonly Entity[]) {
  for (let count = Math.min(MOST_OF_ONE, words.length - at); count > 1; count--) {
    const some = words.slice(at, at + count)
    const meaning = some.every((word) => FILLERS.has(word.toLowerCase()))
      ? null
      : meaningOf(some.map(compact).join(''), entities, AS_ONE)
    if (meaning) return { text: some.join(' '), meaning, count }
  }
  return null
}

/** Neighbours that speak of the same things are one: *lung* and *cancer*. */
function joined(parts: readonly Part[], entities: readonly Entity[]): Part[] {
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

/** The last one, which several lists of one search ask for. */
let last = { keyword: '', isBrief: false, parts: [] as readonly Part[] }

/** A text as the things it asks for, in its order; their texts, with blanks between them, ask for the same. */
export function understand(keyword: string, isBrief = false): readonly Part[] {
  if (last.keyword !== keyword || last.isBrief !== isBrief)
    last = { keyword, isBrief, parts: partsOf(keyword, entitiesFor(isBrief)) }
  return last.parts
}

function partsOf(keyword: string, entities: readonly Entity[]): Part[] {
  const words = wordsOf(keyword)
  const parts: Part[] = []
  let first = ''
  const add = (text: string, meaning: Meaning | null) => {
    parts.push({ ...partOf(text, meaning, entities), text: first + text })
    first = ''
  }
  /** Stays with the part before it, else with the one after it. */
  const addFiller = (text: string, gap: string) => {
    const last = parts.at(-1)
    if (last) parts[parts.length - 1] = { ...last, text: last.text + gap + text }
    else first += text + gap
  }
  let at = 0
  while (at < Math.min(words.length, MOST_WORDS)) {
    const word = words[at]!
    const several = longestAt(words, at, entities)
    at += several?.count ?? 1
    if (several) add(several.text, several.meaning)
    else if (FILLERS.has(word.toLowerCase())) addFiller(word, ' ')
    else {
      const meaning = saysLittle(word) ? null : meaningOf(word, entities)
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
  return joined(parts, entities)
}

/** The one thing that a part was understood as; null where there are several, or none. */
export const thingOf = ({ things, as }: Part): Named | null =>
  as !== 'text' && things.size === 1 ? ([...things.keys()][0] as Named) : null

/** Whether it is worth saying: of one thing that is called so nothing is. */
export function isWorthSaying(parts: readonly Part[]): boolean {
  const [only] = parts
  if (parts.length !== 1 || !only) return parts.some(({ as }) => as !== 'text')
  const [hit] = only.things.values()
  return only.as === 'modality' || only.as === 'biomarker' || (only.as === 'company' && hit?.through != null)
}
