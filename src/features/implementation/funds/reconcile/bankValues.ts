import { toAmount } from '@/shared/lib/cents'
import { isDay } from '@/shared/lib/dates'
import { toHalfWidth } from '@/shared/lib/parseNumber'

export type DecimalSign = '.' | ','
/** Order of ambiguous dates such as 03/04/2026. */
export type DayOrder = 'dmy' | 'mdy'

export const DECIMAL_SIGNS = ['.', ','] as const satisfies readonly DecimalSign[]
export const DAY_ORDERS = ['dmy', 'mdy'] as const satisfies readonly DayOrder[]

/** Above this a number cannot hold the cents exactly. */
const MAX_CENTS = 1e14

/** Currency codes and symbols, and grouping characters other than the point and the comma. */
const IGNORED_CHARACTERS =
  /CNY|RMB|人民币|USD|EUR|GBP|HKD|JPY|CHF|HUF|SGD|(?:US|HK|S)\$|[¥$€£元\s\u00a0\u202f'’]/gi

/**
 * Note of a refund after the amount of a payment: `131.77(已退款89.84)`. The amount stays that of the payment, because
 * the refund has a row of its own on the day it arrives.
 */
const REFUND_NOTE = /(?<=\d)\s*\(已(?:全额)?退款[^()]*\)$/

/** Digits of an amount cell with its separators, and its sign. Null for anything else. */
function digitsOf(cell: string) {
  const plain = toHalfWidth(cell)
    .trim()
    .replace(REFUND_NOTE, '')
    .replaceAll(/[−–—]/g, '-')
    .replaceAll('￥', '¥')
    .replace(IGNORED_CHARACTERS, '')
  const parts = /^([-+]?)(\()?([-+]?)([\d.,]+)(\))?([-+]?)$/.exec(plain)
  if (!parts) return null
  const [, before = '', open = '', inner = '', digits = '', close = '', after = ''] = parts
  const signs = before + inner + after
  if (signs.length > 1 || (open === '') !== (close === '') || !/\d/.test(digits)) return null
  return { digits, isNegative: signs === '-' || (open !== '' && signs !== '-') }
}

/** True for `3.000`, which is 3,000 with a thousands point and 3.00 with a decimal point. */
export const isAmbiguousAmount = (cell: string): boolean =>
  /^[1-9]\d{0,2}\.\d{3}$/.test(digitsOf(cell)?.digits ?? '')

/** Decimal separator of a cell; null if ambiguous. */
export function decimalSignIn(cell: string): DecimalSign | null {
  const digits = digitsOf(cell)?.digits ?? ''
  const last = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','))
  if (last < 0) return null
  const sign = digits[last] as DecimalSign
  const other = sign === '.' ? ',' : '.'
  const isRepeated = digits.indexOf(sign) !== last
  if (isRepeated) return digits.includes(other) ? null : other
  const isGrouped = !digits.includes(other) && /^[1-9]\d{0,2}.\d{3}$/.test(digits)
  return isGrouped ? null : sign
}

/** Error of an amount: not a number, or with fractions of a cent. */
export type AmountIssue = 'amount' | 'cents'

/** In cents: error of a workbook's binary number. */
const ROUNDING_TOLERANCE = 1e-4

export function readBankAmount(cell: string, sign: DecimalSign): number | AmountIssue {
  const found = digitsOf(cell)
  if (!found) return 'amount'
  const grouping = sign === '.' ? ',' : '.'
  const [integer = '', fraction = '', ...extraParts] = found.digits.split(sign)
  const isGrouped = new RegExp(`^\\d{1,3}(\\${grouping}\\d{3})+$`).test(integer)
  if (extraParts.length > 0 || fraction.includes(grouping)) return 'amount'
  if (integer.includes(grouping) && !isGrouped) return 'amount'
  const scaled = Number(`${integer.replaceAll(grouping, '') || '0'}.${fraction || '0'}`) * 100
  const cents = Math.round(scaled)
  if (cents > MAX_CENTS) return 'amount'
  if (Math.abs(scaled - cents) > ROUNDING_TOLERANCE) return 'cents'
  return toAmount(found.isNegative ? -cents : cents)
}

/** Workbooks store a date as the number of days since the end of 1899. */
export const dayOfSerial = (serial: number): string =>
  new Date(Date.UTC(1899, 11, 30 + Math.floor(serial))).toISOString().slice(0, 10)

const isoDay = (year: string, month: string, day: string) =>
  `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`

/** `31/01/2026`, in either order; the separators are equal. */
const SHORT_DAY = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4}|\d{2})\.?$/

/**
 * Parts of a short date. A year of two digits is accepted after dots, which put the day first everywhere, or after a
 * number that can only be a day: otherwise the first number may be the year.
 */
function shortDayOf(cell: string) {
  const [, first, separator, second, year] = SHORT_DAY.exec(dayPart(cell)) ?? []
  if (first === undefined || second === undefined || year === undefined) return null
  if (year.length === 2 && separator !== '.' && Number(second) <= 12) return null
  return { first, second, separator, year: year.length === 2 ? `20${year}` : year }
}

/** Order of a date, or null if ambiguous. Dates written with dots are always day first. */
export function dayOrderIn(cell: string): DayOrder | null {
  const parts = shortDayOf(cell)
  if (!parts) return null
  if (parts.separator === '.') return 'dmy'
  return Number(parts.first) > 12 ? 'dmy' : Number(parts.second) > 12 ? 'mdy' : null
}

/** True if both orders give a valid but different date: `03/04/2026`. */
export function isAmbiguousDay(cell: string): boolean {
  const parts = shortDayOf(cell)
  return parts !== null && Number(parts.first) !== Number(parts.second) && dayOrderIn(cell) === null
}

/** From Sunday, as texts name them in English, German and Chinese. */
const WEEKDAYS = [
  /^(?:sun(?:day)?|so(?:nntag)?|(?:周|星期)[日天])[.,]?(?=\s|$)/i,
  /^(?:mon(?:day)?|mo(?:ntag)?|(?:周|星期)一)[.,]?(?=\s|$)/i,
  /^(?:tue(?:s|sday)?|di(?:enstag)?|(?:周|星期)二)[.,]?(?=\s|$)/i,
  /^(?:wed(?:nesday)?|mi(?:ttwoch)?|(?:周|星期)三)[.,]?(?=\s|$)/i,
  /^(?:thu(?:r|rs|rsday)?|do(?:nnerstag)?|(?:周|星期)四)[.,]?(?=\s|$)/i,
  /^(?:fri(?:day)?|fr(?:eitag)?|(?:周|星期)五)[.,]?(?=\s|$)/i,
  /^(?:sat(?:urday)?|sa(?:mstag)?|(?:周|星期)六)[.,]?(?=\s|$)/i,
]

/** Weekday of a cell, as all of its content or before a date, counted from Sunday; null if it names none. */
export function weekdayIn(cell: string): number | null {
  const text = toHalfWidth(cell).trim()
  const [word, rest] = [WEEKDAYS.findIndex((name) => name.test(text)), text.replace(/^\S+\s*/, '')]
  return word >= 0 && (rest === '' || /^\d/.test(rest)) ? word : null
}

/** Without a weekday before it and the time after it. */
const dayPart = (cell: string) =>
  (weekdayIn(cell) === null
    ? toHalfWidth(cell).trim()
    : toHalfWidth(cell)
        .trim()
        .replace(/^\S+\s*/, '')
  ).split(/\s|(?<=\d)T(?=\d)/)[0] ?? ''

/** First letters of the months in English and German. */
const MONTHS = [
  'jan',
  'feb',
  'mar|mär|mrz',
  'apr',
  'may|mai',
  'jun',
  'jul',
  'aug',
  'sep',
  'oct|okt',
  'nov',
  'dec|dez',
]
const monthNamed = (name: string) => MONTHS.findIndex((names) => names.split('|').includes(name)) + 1

/** `15-Jan-2026`, `15 January 26` or `Jan 15, 2026`, possibly with a time after it. */
function namedDay(cell: string): string | null {
  const text = toHalfWidth(cell).trim().toLowerCase()
  const dayFirst = /^(\d{1,2})[\s.-]*(\p{L}{3})\p{L}*[\s.,-]+(\d{4}|\d{2})(?!\d)/u.exec(text)
  const monthFirst = /^(\p{L}{3})\p{L}*[\s.]+(\d{1,2})(?:st|nd|rd|th)?[\s,]+(\d{4})(?!\d)/u.exec(text)
  const [day, name, year] = dayFirst
    ? [dayFirst[1]!, dayFirst[2]!, dayFirst[3]!]
    : monthFirst
      ? [monthFirst[2]!, monthFirst[1]!, monthFirst[3]!]
      : []
  const month = name === undefined ? 0 : monthNamed(name)
  return month === 0 ? null : isoDay(year!.padStart(4, '20'), String(month), day!)
}

/** Parses a date in the formats of banks and workbooks, serial numbers included; null for anything else. */
export function readBankDay(cell: string, order: DayOrder): string | null {
  const text = dayPart(cell)
  const serial = /^(\d{5})(\.\d+)?$/.exec(text)
  if (serial) return dayOfSerial(Number(serial[1]))
  const [, year, month, day] = /^(\d{4})[-/.年]?(\d{1,2})[-/.月]?(\d{1,2})[日.]?$/.exec(text) ?? []
  const short = shortDayOf(cell)
  const date = year
    ? isoDay(year, month!, day!)
    : short
      ? order === 'dmy'
        ? isoDay(short.year, short.second, short.first)
        : isoDay(short.year, short.first, short.second)
      : (namedDay(cell) ?? '')
  return isDay(date) ? date : null
}
