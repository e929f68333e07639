import type { Language } from '@/shared/preferences'

/** Matching of the search model: scores of names against a typed text. */

/** Unicode NFKC, lower case, without blanks at the ends. `&` travels as `|`. */
const normalise = (text: string) => text.normalize('NFKC').toLowerCase().replaceAll('|', '&').trim()

/** Codes are compared without hyphens, blanks and slashes: PD-1, pd1 and "PD 1" are one. */
export const compact = (text: string) => normalise(text).replace(/[\s/\-‐-―−]+/g, '')

const isHan = (text: string) => /\p{Script=Han}/u.test(text)

const countLetters = (text: string) => text.match(/\p{Script=Latin}/gu)?.length ?? 0

/** Letters from which on a slip is forgiven; the digits of a code are no slip. */
const LETTERS_OF_A_SLIP = 7
/** Things that may carry a word for which a slip is forgiven: "receptor" is anybody's. */
const MOST_OF_A_SLIP = 3
/** Signs from which on a match inside a word counts. */
const SIGNS_INSIDE = 3

const SCORES = { equal: 100, start: 70, word: 50, inside: 30, slip: 15 } as const
const OWN_LANGUAGE = 5

/** A name as it is searched: normalised once, not at each search. */
export interface Name {
  text: string
  /** Its words, and the parts of those with hyphens. */
  words: readonly string[]
  /** Null for what is the same in all, a code for instance. */
  language: Language | null
}

export function nameOf(name: string, language: Language | null = null): Name {
  const parts = normalise(name).split(/[\s()（）,，]+/)
  const words = [...parts, ...parts.flatMap((part) => part.split(/[-/]/))].map(compact)
  return { text: compact(name), words: [...new Set(words)].filter((word) => word !== ''), language }
}

/** A name, and what stands in it in brackets as a name of its own: "… (PD-1)". */
export function namesOf(name: string | null | undefined, language: Language | null = null): Name[] {
  if (!name) return []
  const aliases = [...name.matchAll(/[（(]([^()（）]+)[)）]/g)].map(([, alias]) => alias!)
  return [name, ...aliases].map((each) => nameOf(each, language))
}

/** How many things carry each word and each whole name. */
export type Vocabulary = ReadonlyMap<string, number>

export function vocabularyOf(things: Iterable<readonly Name[]>): Vocabulary {
  const counts = new Map<string, number>()
  for (const its of things) {
    for (const word of new Set(its.flatMap(({ text, words }) => [text, ...words]))) {
      counts.set(word, (counts.get(word) ?? 0) + 1)
    }
  }
  return counts
}

interface Word {
  text: string
  isHan: boolean
  /** What may have been meant, one edit away. */
  meant: ReadonlySet<string>
}

/** A typed text, taken apart once per search. */
export interface Wanted {
  whole: Word
  words: readonly Word[]
  /** Of the interface: a match in it ranks higher. */
  language: Language | null
}

/** Whether two words differ by at most one insertion, removal or replacement. */
function isOneEditAway(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false
  let start = 0
  while (start < a.length && a[start] === b[start]) start++
  let end = 0
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end++
  return Math.max(a.length, b.length) - start - end <= 1
}

/** Rare words that a long one may be a slip of; none where somebody is called just so. */
function meantBy(text: string, vocabulary: Vocabulary): ReadonlySet<string> {
  if (isHan(text) || countLetters(text) < LETTERS_OF_A_SLIP || vocabulary.has(text)) return new Set()
  const near = [...vocabulary].filter(([word, count]) => count <= MOST_OF_A_SLIP && isOneEditAway(text, word))
  return new Set(near.map(([word]) => word))
}

function wordOf(typed: string, vocabulary: Vocabulary): Word {
  const text = compact(typed)
  return { text, isHan: isHan(typed), meant: meantBy(text, vocabulary) }
}

/** `vocabulary` is that of all things, whatever the list: a name of one thing is no slip of another's. */
export const wantedOf = (
  keyword: string,
  vocabulary: Vocabulary,
  language: Language | null = null,
): Wanted => ({
  whole: wordOf(keyword, vocabulary),
  words: normalise(keyword)
    .split(/\s+/)
    .map((word) => wordOf(word, vocabulary))
    .filter(({ text }) => text !== ''),
  language,
})

/** Score of one word against one name, whatever its language; 0 when it does not match. */
function scoreName(word: Word, { text, words }: Name): number {
  const at = text.indexOf(word.text)
  if (at < 0) {
    const isSlip = word.meant.size > 0 && [text, ...words].some((each) => word.meant.has(each))
    return isSlip ? SCORES.slip : 0
  }
  if (text.length === word.text.length) return SCORES.equal
  if (at === 0) return SCORES.start
  if (word.isHan || words.some((each) => each.startsWith(word.text))) return SCORES.word
  return word.text.length >= SIGNS_INSIDE ? SCORES.inside : 0
}

function bestOf(word: Word, names: readonly Name[], language: Language | null): number {
  let best = 0
  for (const name of names) {
    const score = scoreName(word, name)
    if (score === 0) continue
    best = Math.max(best, name.language !== null && name.language === language ? score + OWN_LANGUAGE : score)
  }
  return best
}

/**
 * Best score over all names of a thing. Several words must all match and the weakest counts, unless the text as a
 * whole is a better match.
 */
export function score({ whole, words, language }: Wanted, names: readonly Name[]): number {
  if (whole.text === '') return 0
  const asWhole = bestOf(whole, names, language)
  if (words.length < 2) return asWhole
  let weakest = Infinity
  for (const word of words) {
    const best = bestOf(word, names, language)
    if (best === 0) return asWhole
    weakest = Math.min(weakest, best)
  }
  return Math.max(asWhole, weakest)
}
