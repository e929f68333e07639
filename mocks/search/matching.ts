import type { Language } from '@/shared/lib/language'
import { readingsOf } from './pinyin'

/** Implements the matching rules of the search model: scores names against a typed text. */

/** Unicode NFKC, lower case, trimmed. Clients send `&` as `|`. */
const normalise = (text: string) => text.normalize('NFKC').toLowerCase().replaceAll('|', '&').trim()

/** Removes spaces, hyphens and slashes, so that "PD-1", "pd1" and "PD 1" are equal. */
export const compact = (text: string) => normalise(text).replace(/[\s/\-‐-―−]+/g, '')

export const isHan = (text: string) => /\p{Script=Han}/u.test(text)

const countLetters = (text: string) => text.match(/\p{Script=Latin}/gu)?.length ?? 0

/** Typos are tolerated in words of at least this many letters; digits are never typos. */
const MIN_TYPO_LETTERS = 7
/** Swapped letters are tolerated in shorter words too, because few other words are that similar. */
const MIN_SWAP_LETTERS = 5
/** Typos are only tolerated for words that occur in few entities; "receptor" is too common. */
const MAX_TYPO_FREQUENCY = 3
const MIN_INSIDE_LENGTH = 3

interface Scores {
  equal: number
  start: number
  word: number
  inside: number
}

const SCORES = { equal: 100, start: 70, word: 50, inside: 30 } satisfies Scores
export const INSIDE_SCORE = SCORES.inside
const TYPO_SCORE = 15
const LANGUAGE_BONUS = 5

/** Scores of names that are not matched as written. Pinyin is ambiguous, so it ranks below every regular match. */
const SPECIAL_SCORES = {
  pinyin: { equal: 28, start: 24, word: 20, inside: 0 },
  initials: { equal: 14, start: 12, word: 0, inside: 0 },
  // "small" alone must not match small molecules
  whole: { equal: 100, start: 0, word: 0, inside: 0 },
} satisfies Record<string, Scores>

const MIN_LETTERS = { pinyin: 4, initials: 3 } as const

/** A searchable name, normalised once instead of on every search. */
export interface Name {
  text: string
  /** Words, including the parts of hyphenated ones. */
  words: readonly string[]
  /** Null if it is the same in every language, such as a code. */
  language: Language | null
  /** Special matching: as pinyin, as its initials, or in full only. */
  as?: keyof typeof SPECIAL_SCORES
}

export function nameOf(name: string, language: Language | null = null): Name {
  const parts = normalise(name).split(/[\s()（）,，]+/)
  const words = [...parts, ...parts.flatMap((part) => part.split(/[-/]/))].map(compact)
  return { text: compact(name), words: [...new Set(words)].filter((word) => word !== ''), language }
}

/** Splits a name into itself and its aliases in brackets, such as "… (PD-1)". */
export function namesOf(name: string | null | undefined, language: Language | null = null): Name[] {
  if (!name) return []
  const aliases = [...name.matchAll(/[（(]([^()（）]+)[)）]/g)].map(([, alias]) => alias!)
  return [name, ...aliases].map((each) => nameOf(each, language))
}

/** A term that matches only when typed in full. */
export const termOf = (term: string): Name => ({ ...nameOf(term), words: [], as: 'whole' })

/** Pinyin and initials of a Chinese name, such as pabolizhu and pblz. */
export function pinyinNamesOf(name: string | null | undefined): Name[] {
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

export type Vocabulary = ReadonlyMap<string, number>

export function vocabularyOf(nameLists: Iterable<readonly Name[]>): Vocabulary {
  const counts = new Map<string, number>()
  for (const itemNames of nameLists) {
    const written = itemNames.filter((name) => name.as === undefined || name.as === 'whole')
    for (const word of new Set(written.flatMap(({ text, words }) => [text, ...words]))) {
      counts.set(word, (counts.get(word) ?? 0) + 1)
    }
  }
  return counts
}

interface Word {
  text: string
  isHan: boolean
  corrections: ReadonlySet<string>
  /** Latin letters that are no known name. */
  canBePinyin: boolean
}

export interface ParsedKeyword {
  full: Word
  words: readonly Word[]
  language: Language | null
}

/**
 * Returns the kind of edit between two words: a letter inserted, removed or replaced, or two adjacent letters swapped;
 * null for anything else.
 */
function editOf(a: string, b: string): 'letter' | 'swap' | null {
  if (Math.abs(a.length - b.length) > 1) return null
  const shorterLength = Math.min(a.length, b.length)
  let start = 0
  while (start < shorterLength && a[start] === b[start]) start++
  let end = 0
  while (end < shorterLength - start && a.at(-1 - end) === b.at(-1 - end)) end++
  const left = Math.max(a.length, b.length) - start - end
  if (left <= 1) return 'letter'
  const isSwap = left === 2 && a.length === b.length && a[start] === b[start + 1] && a[start + 1] === b[start]
  return isSwap ? 'swap' : null
}

/** By length, because an edit changes the length by one at most. */
function rareWordsByLength(vocabulary: Vocabulary): ReadonlyMap<number, readonly string[]> {
  const words = new Map<number, string[]>()
  for (const [word, count] of vocabulary) {
    if (count > MAX_TYPO_FREQUENCY) continue
    const sameLength = words.get(word.length)
    if (sameLength) sameLength.push(word)
    else words.set(word.length, [word])
  }
  return words
}

const rareWordsCache = new WeakMap<Vocabulary, ReadonlyMap<number, readonly string[]>>()

function cachedRareTerms(vocabulary: Vocabulary) {
  const known = rareWordsCache.get(vocabulary) ?? rareWordsByLength(vocabulary)
  rareWordsCache.set(vocabulary, known)
  return known
}

/** Rare words that the text may be a typo of; none if the text is itself a known name. */
function correctionsOf(text: string, vocabulary: Vocabulary): ReadonlySet<string> {
  const letters = countLetters(text)
  if (isHan(text) || letters < MIN_SWAP_LETTERS || vocabulary.has(text)) return new Set()
  const minLetters = { letter: MIN_TYPO_LETTERS, swap: MIN_SWAP_LETTERS }
  const words = cachedRareTerms(vocabulary)
  const candidates = [-1, 0, 1].flatMap((more) => words.get(text.length + more) ?? [])
  return new Set(
    candidates.filter((word) => {
      const edit = editOf(text, word)
      return edit !== null && letters >= minLetters[edit]
    }),
  )
}

function wordOf(typed: string, vocabulary: Vocabulary): Word {
  const text = compact(typed)
  const canBePinyin = /^[a-z]+$/.test(text) && !vocabulary.has(text)
  return { text, isHan: isHan(typed), corrections: correctionsOf(text, vocabulary), canBePinyin }
}

/** A known code typed with spaces is a single word: "PD 1" must match the same as "PD-1". */
const isCode = (text: string, vocabulary: Vocabulary) =>
  /[a-z]/.test(text) && /\d/.test(text) && vocabulary.has(text)

/** `vocabulary` must cover all lists, so that the name of one entity is not taken for a typo of another. */
export function parseKeyword(
  keyword: string,
  vocabulary: Vocabulary,
  language: Language | null = null,
): ParsedKeyword {
  const full = wordOf(keyword, vocabulary)
  const words = normalise(keyword)
    .split(/\s+/)
    .map((word) => wordOf(word, vocabulary))
    .filter(({ text }) => text !== '')
  return { full, words: isCode(full.text, vocabulary) ? [full] : words, language }
}

function scoreName(word: Word, { text, words, as }: Name): number {
  if (as && as !== 'whole' && (!word.canBePinyin || word.text.length < MIN_LETTERS[as])) return 0
  const scores = as ? SPECIAL_SCORES[as] : SCORES
  const at = text.indexOf(word.text)
  if (at < 0) {
    const isTypo = word.corrections.size > 0 && [text, ...words].some((each) => word.corrections.has(each))
    return isTypo ? TYPO_SCORE : 0
  }
  if (text.length === word.text.length) return scores.equal
  if (at === 0) return scores.start
  if (word.isHan || words.some((each) => each.startsWith(word.text))) return scores.word
  return word.text.length >= MIN_INSIDE_LENGTH ? scores.inside : 0
}

function bestScore(word: Word, names: readonly Name[], language: Language | null): number {
  let best = 0
  for (const name of names) {
    const score = scoreName(word, name)
    if (score === 0) continue
    best = Math.max(
      best,
      name.language !== null && name.language === language ? score + LANGUAGE_BONUS : score,
    )
  }
  return best
}

/**
 * Best score over all names. Several words must all match and the weakest counts, unless the full text matches better.
 */
export function score({ full, words, language }: ParsedKeyword, names: readonly Name[]): number {
  if (full.text === '') return 0
  const fullScore = bestScore(full, names, language)
  if (words.length < 2) return fullScore
  let weakest = Infinity
  for (const word of words) {
    const best = bestScore(word, names, language)
    if (best === 0) return fullScore
    weakest = Math.min(weakest, best)
  }
  return Math.max(fullScore, weakest)
}
