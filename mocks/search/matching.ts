import type { Language } from '@/shared/lib/language'
import { readingsOf } from './pinyin'

/** Matching of the search model: scores of names against a typed text. */

/** Unicode NFKC, lower case, without blanks at the ends. `&` travels as `|`. */
const normalise = (text: string) => text.normalize('NFKC').toLowerCase().replaceAll('|', '&').trim()

/** Codes are compared without hyphens, blanks and slashes: PD-1, pd1 and "PD 1" are one. */
export const compact = (text: string) => normalise(text).replace(/[\s/\-‐-―−]+/g, '')

const isHan = (text: string) => /\p{Script=Han}/u.test(text)

const countLetters = (text: string) => text.match(/\p{Script=Latin}/gu)?.length ?? 0

/** Letters from which on a slip is forgiven; the digits of a code are no slip. */
const LETTERS_OF_A_SLIP = 7
/** Two letters that changed places are a slip in shorter words too: hardly anything else is so alike. */
const LETTERS_OF_A_SWAP = 5
/** Things that may carry a word for which a slip is forgiven: "receptor" is anybody's. */
const MOST_OF_A_SLIP = 3
/** Signs from which on a match inside a word counts. */
const SIGNS_INSIDE = 3

interface Scores {
  equal: number
  start: number
  word: number
  inside: number
}

const SCORES = { equal: 100, start: 70, word: 50, inside: 30 } satisfies Scores
/** Of what matches in the middle of a word. */
export const INSIDE = SCORES.inside
const SLIP = 15
const OWN_LANGUAGE = 5

/** How a name is matched that is not written as it is spoken of. Many sound alike: below every match of a name. */
const SCORES_OF = {
  pinyin: { equal: 28, start: 24, word: 20, inside: 0 },
  initials: { equal: 14, start: 12, word: 0, inside: 0 },
  // "small" is not meant as a small molecule.
  whole: { equal: 100, start: 0, word: 0, inside: 0 },
} satisfies Record<string, Scores>

/** Letters from which on pinyin is looked for, and its initials. */
const LETTERS_OF = { pinyin: 4, initials: 3 } as const

/** A name as it is searched: normalised once, not at each search. */
export interface Name {
  text: string
  /** Its words, and the parts of those with hyphens. */
  words: readonly string[]
  /** Null for what is the same in all, a code for instance. */
  language: Language | null
  /** Matched in a way of its own: as pinyin or its initials, or as a whole only. */
  as?: keyof typeof SCORES_OF
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

/** A term that is meant only where it is typed to its end. */
export const termOf = (term: string): Name => ({ ...nameOf(term), words: [], as: 'whole' })

/** A Chinese name as it is typed in Latin letters: pabolizhu, pblz. */
export function soundsOf(name: string | null | undefined): Name[] {
  if (!name || !isHan(name)) return []
  const own = name.replace(/[（(].*$/, '')
  return readingsOf(own).flatMap((syllables): Name[] => {
    const from = (index: number) => compact(syllables.slice(index).join(''))
    const initials = compact(syllables.map((syllable) => syllable[0]).join(''))
    return [
      { text: from(0), words: syllables.map((_, index) => from(index)), language: null, as: 'pinyin' },
      { text: initials, words: [], language: null, as: 'initials' },
    ]
  })
}

/** How many things carry each word and each whole name. */
export type Vocabulary = ReadonlyMap<string, number>

export function vocabularyOf(things: Iterable<readonly Name[]>): Vocabulary {
  const counts = new Map<string, number>()
  for (const its of things) {
    const written = its.filter((name) => name.as === undefined || name.as === 'whole')
    for (const word of new Set(written.flatMap(({ text, words }) => [text, ...words]))) {
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
  /** May be pinyin: Latin letters, and nobody is called just so. */
  isSound: boolean
}

/** A typed text, taken apart once per search. */
export interface Wanted {
  whole: Word
  words: readonly Word[]
  /** Of the interface: a match in it ranks higher. */
  language: Language | null
}

/** What makes of one word another: nothing else but an insertion, removal, replacement, or a pair that changed places. */
function editOf(a: string, b: string): 'letter' | 'swap' | null {
  if (Math.abs(a.length - b.length) > 1) return null
  const most = Math.min(a.length, b.length)
  let start = 0
  while (start < most && a[start] === b[start]) start++
  let end = 0
  while (end < most - start && a.at(-1 - end) === b.at(-1 - end)) end++
  const left = Math.max(a.length, b.length) - start - end
  if (left <= 1) return 'letter'
  const isSwap = left === 2 && a.length === b.length && a[start] === b[start + 1] && a[start + 1] === b[start]
  return isSwap ? 'swap' : null
}

/** Words that few carry, by their length: one edit changes it by one at most. */
function rareWords(vocabulary: Vocabulary): ReadonlyMap<number, readonly string[]> {
  const words = new Map<number, string[]>()
  for (const [word, count] of vocabulary) {
    if (count > MOST_OF_A_SLIP) continue
    const alike = words.get(word.length)
    if (alike) alike.push(word)
    else words.set(word.length, [word])
  }
  return words
}

const rare = new WeakMap<Vocabulary, ReadonlyMap<number, readonly string[]>>()

function rareWordsOf(vocabulary: Vocabulary) {
  const known = rare.get(vocabulary) ?? rareWords(vocabulary)
  rare.set(vocabulary, known)
  return known
}

/** Rare words that a long one may be a slip of; none where somebody is called just so. */
function meantBy(text: string, vocabulary: Vocabulary): ReadonlySet<string> {
  const letters = countLetters(text)
  if (isHan(text) || letters < LETTERS_OF_A_SWAP || vocabulary.has(text)) return new Set()
  const least = { letter: LETTERS_OF_A_SLIP, swap: LETTERS_OF_A_SWAP }
  const words = rareWordsOf(vocabulary)
  const near = [-1, 0, 1].flatMap((more) => words.get(text.length + more) ?? [])
  return new Set(
    near.filter((word) => {
      const edit = editOf(text, word)
      return edit !== null && letters >= least[edit]
    }),
  )
}

function wordOf(typed: string, vocabulary: Vocabulary): Word {
  const text = compact(typed)
  const isSound = /^[a-z]+$/.test(text) && !vocabulary.has(text)
  return { text, isHan: isHan(typed), meant: meantBy(text, vocabulary), isSound }
}

/** A code that is written in pieces is one word all the same: "PD 1" looks for no more than "PD-1" does. */
const isCode = (text: string, vocabulary: Vocabulary) =>
  /[a-z]/.test(text) && /\d/.test(text) && vocabulary.has(text)

/** `vocabulary` is that of all things, whatever the list: a name of one thing is no slip of another's. */
export function wantedOf(keyword: string, vocabulary: Vocabulary, language: Language | null = null): Wanted {
  const whole = wordOf(keyword, vocabulary)
  const words = normalise(keyword)
    .split(/\s+/)
    .map((word) => wordOf(word, vocabulary))
    .filter(({ text }) => text !== '')
  return { whole, words: isCode(whole.text, vocabulary) ? [whole] : words, language }
}

/** Score of one word against one name, whatever its language; 0 when it does not match. */
function scoreName(word: Word, { text, words, as }: Name): number {
  if (as && as !== 'whole' && (!word.isSound || word.text.length < LETTERS_OF[as])) return 0
  const scores = as ? SCORES_OF[as] : SCORES
  const at = text.indexOf(word.text)
  if (at < 0) {
    const isSlip = word.meant.size > 0 && [text, ...words].some((each) => word.meant.has(each))
    return isSlip ? SLIP : 0
  }
  if (text.length === word.text.length) return scores.equal
  if (at === 0) return scores.start
  if (word.isHan || words.some((each) => each.startsWith(word.text))) return scores.word
  return word.text.length >= SIGNS_INSIDE ? scores.inside : 0
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
