import type { Language } from '@/shared/preferences'

/** Matching of the search model: scores of names against a typed text. */

/** Unicode NFKC, lower case, without blanks at the ends. `&` travels as `|`. */
const normalise = (text: string) => text.normalize('NFKC').toLowerCase().replaceAll('|', '&').trim()

/** Codes are compared without hyphens, blanks and slashes: PD-1, pd1 and "PD 1" are one. */
export const compact = (text: string) => normalise(text).replace(/[\s/\-‐-―−]+/g, '')

const isHan = (text: string) => /\p{Script=Han}/u.test(text)

const countLetters = (text: string) => text.match(/\p{Script=Latin}/gu)?.length ?? 0

/** Letters from which on a slip is forgiven; the digits of a code are no slip. */
const LETTERS_OF_A_SLIP = 5
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

interface Word {
  text: string
  isHan: boolean
  isSlipForgiven: boolean
}

/** A typed text, taken apart once per search. */
export interface Wanted {
  whole: Word
  words: readonly Word[]
  /** Of the interface: a match in it ranks higher. */
  language: Language | null
}

function wordOf(text: string): Word {
  const han = isHan(text)
  return {
    text: compact(text),
    isHan: han,
    isSlipForgiven: !han && countLetters(text) >= LETTERS_OF_A_SLIP,
  }
}

export const wantedOf = (keyword: string, language: Language | null = null): Wanted => ({
  whole: wordOf(keyword),
  words: normalise(keyword)
    .split(/\s+/)
    .map(wordOf)
    .filter(({ text }) => text !== ''),
  language,
})

/** Whether two words differ by at most one insertion, removal or replacement. */
function isOneEditAway(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false
  let start = 0
  while (start < a.length && a[start] === b[start]) start++
  let end = 0
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end++
  return Math.max(a.length, b.length) - start - end <= 1
}

/** Score of one word against one name, whatever its language; 0 when it does not match. */
function scoreName(word: Word, { text, words }: Name): number {
  const at = text.indexOf(word.text)
  if (at < 0) {
    const isSlip = word.isSlipForgiven && [text, ...words].some((each) => isOneEditAway(word.text, each))
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
