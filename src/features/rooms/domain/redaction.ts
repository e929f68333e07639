/** Content that is found by its form. */
export const PATTERNS = ['phone', 'email', 'idNumber', 'bankAccount', 'amount'] as const
export type Pattern = (typeof PATTERNS)[number]

/** Sources of a proposed region. */
export const REDACTION_ORIGINS = ['drawn', 'search', 'name', ...PATTERNS] as const
export type RedactionOrigin = (typeof REDACTION_ORIGINS)[number]

export const REDACTION_STATES = ['proposed', 'accepted', 'rejected'] as const
export type RedactionState = (typeof REDACTION_STATES)[number]

/** Part of a text; `end` is exclusive. */
export interface TextRange {
  start: number
  end: number
}

const digitsOf = (text: string) => text.replace(/\D/g, '')

const ID_WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]
const ID_CHECK_DIGITS = '10X98765432'

function isIdNumber(found: string): boolean {
  const id = found.replace(/\s/g, '').toUpperCase()
  const [month, day] = [Number(id.slice(10, 12)), Number(id.slice(12, 14))]
  if (month < 1 || month > 12 || day < 1 || day > 31) return false
  const sum = ID_WEIGHTS.reduce((total, weight, at) => total + weight * Number(id[at]), 0)
  return ID_CHECK_DIGITS[sum % 11] === id[17]
}

/** Checks the Luhn digit of a card number. */
function isCardNumber(found: string): boolean {
  const digits = digitsOf(found)
  if (/^(\d)\1*$/.test(digits)) return false
  let sum = 0
  for (const [at, digit] of Array.from(digits).toReversed().entries()) {
    const doubled = Number(digit) * 2
    sum += at % 2 === 0 ? Number(digit) : doubled > 9 ? doubled - 9 : doubled
  }
  return sum % 10 === 0
}

const MIN_IBAN = 15

/** Checks the digits of an IBAN: the remainder by 97 is 1. */
function isIban(found: string): boolean {
  const iban = found.replace(/\s/g, '').toUpperCase()
  if (iban.length < MIN_IBAN) return false
  let rest = 0
  for (const character of iban.slice(4) + iban.slice(0, 4)) {
    const value = Number.parseInt(character, 36)
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97
  }
  return rest === 1
}

const NUMBER = String.raw`\d{1,3}(?:[,\u2009\u00a0 ]\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?`
const MULTIPLE = String.raw`(?:\s?(?:百万|千万|[百千万亿]|thousand|million|billion|bn|mn|[mk])(?![a-z]))*`
const CURRENCY_BEFORE = String.raw`(?:(?:us|hk|nt|au?|ca?|s)?\$|[¥€£]|(?<![a-z])(?:rmb|cny|usd|eur|gbp|hkd|jpy|chf|sgd)|人民币)`
const CURRENCY_AFTER = String.raw`(?:(?:人民币|美|欧|港|日|新)?元|英镑|瑞士法郎|人民币|€|(?:rmb|cny|usd|eur|gbp|hkd|jpy|chf|sgd|yuan|dollars?|euros?)(?![a-z]))`

/** Regular expressions of a pattern, and the check of what they find. */
const RULES: Readonly<Record<Pattern, readonly (readonly [RegExp, ((found: string) => boolean)?])[]>> = {
  phone: [
    [/(?<![\d+])(?:(?:\+|00)86[\s-]?)?1[3-9]\d(?:[\s-]?\d{4}){2}(?!\d)/g],
    [/(?<![\d+-])(?:\(0\d{2,3}\)|0\d{2,3})[\s-]?\d{7,8}(?!\d)/g],
    [/(?<![\d+])\+[1-9](?:[\s().-]{0,2}\d){6,14}(?!\d)/g],
  ],
  email: [[/[a-z\d._%+-]+@[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]{2,}/gi]],
  idNumber: [[/(?<![\da-z])\d(?:\s?\d){16}\s?[\dx](?![\da-z])/gi, isIdNumber]],
  bankAccount: [
    [/(?<!\d)\d(?:[\s-]?\d){12,18}(?!\d)/g, isCardNumber],
    [/(?<![\da-z])[a-z]{2}\d{2}(?:\s?[a-z\d]){11,30}(?![\da-z])/gi, isIban],
  ],
  amount: [
    [new RegExp(`${CURRENCY_BEFORE}\\s?(?:${NUMBER})${MULTIPLE}`, 'gi')],
    [new RegExp(`(?<![\\d.,])(?:${NUMBER})${MULTIPLE}\\s?${CURRENCY_AFTER}`, 'gi')],
  ],
}

/** A word that follows an account number looks like its last group: leaves off groups until the check digits fit. */
function checkedRange(start: number, found: string, check: (found: string) => boolean): TextRange | null {
  for (let text = found; text !== ''; text = /^(.*\S)\s+\S*$/s.exec(text)?.[1] ?? '') {
    if (check(text)) return { start, end: start + text.length }
  }
  return null
}

function merged(ranges: readonly TextRange[]): TextRange[] {
  const result: TextRange[] = []
  for (const range of ranges.toSorted((a, b) => a.start - b.start)) {
    const last = result.at(-1)
    if (last && range.start < last.end) last.end = Math.max(last.end, range.end)
    else result.push({ ...range })
  }
  return result
}

/** Ranges of a text that match a pattern, in order and without overlaps; account and ID numbers by their check digits. */
export function findPattern(pattern: Pattern, text: string): TextRange[] {
  const ranges = RULES[pattern].flatMap(([expression, check = () => true]) =>
    [...text.matchAll(expression)].flatMap(({ 0: found, index }) => checkedRange(index, found, check) ?? []),
  )
  return merged(ranges)
}

const HAN = String.raw`\p{Script=Han}`

/**
 * Ranges of a word, regardless of case and of line breaks. A name in Latin letters is found as a whole only: "Li" is not
 * in "Listed".
 */
export function findWord(word: string, text: string, { isName = false } = {}): TextRange[] {
  const trimmed = word.normalize('NFKC').trim()
  if (trimmed === '') return []
  const pattern = trimmed
    .split(/\s+/)
    .map((part) =>
      Array.from(part)
        .map((character) => character.replace(/[\\^$.*+?()[\]{}|/]/, String.raw`\$&`))
        .join('\u0000')
        // Lines break between Chinese characters, which is read as a blank.
        .replace(new RegExp(`(?<=${HAN})\u0000|\u0000(?=${HAN})`, 'gu'), String.raw`\s*`)
        .replaceAll('\u0000', ''),
    )
    .join(String.raw`\s+`)
  const [before, after] = isName
    ? [
        /^[a-z]/i.test(trimmed) ? String.raw`(?<![\p{Script=Latin}\d])` : '',
        /[a-z]$/i.test(trimmed) ? String.raw`(?![\p{Script=Latin}\d])` : '',
      ]
    : ['', '']
  return [...text.matchAll(new RegExp(`${before}${pattern}${after}`, 'giu'))].map(({ 0: found, index }) => ({
    start: index,
    end: index + found.length,
  }))
}

/** Names of a list, one per line, each once. */
export const parseNames = (list: string): string[] => [
  ...new Set(
    list
      .split(/[\n;；]/)
      .map((name) => name.trim())
      .filter((name) => name !== ''),
  ),
]

interface RedactedVersion {
  no: number
  /** Number of the version without redaction; absent if it is not a redacted one. */
  redactedFrom?: number | null | undefined
}

/** True if a later version has been redacted, so that this one is for managers only. */
export const isUnredacted = ({ no }: RedactedVersion, versions: readonly RedactedVersion[]): boolean =>
  versions.some((each) => each.redactedFrom != null && each.no > no)
