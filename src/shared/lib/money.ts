import type { Language } from '@/shared/lib/language'
import { formatDigits } from './formatDigits'
import { toHalfWidth } from './parseNumber'

export const CURRENCIES = ['USD', 'CNY', 'EUR', 'HKD', 'GBP', 'JPY'] as const
export type Currency = (typeof CURRENCIES)[number]

export const isCurrency = (value: unknown): value is Currency => CURRENCIES.some((each) => each === value)

/** Currencies that {@link CNY_PER_USD} converts: of valuations, and of deals that add up to a pipeline. */
export const CONVERTIBLE_CURRENCIES = ['USD', 'CNY'] as const satisfies readonly Currency[]
export type ConvertibleCurrency = (typeof CONVERTIBLE_CURRENCIES)[number]

export const isConvertible = (value: unknown): value is ConvertibleCurrency =>
  CONVERTIBLE_CURRENCIES.some((each) => each === value)

/** CNY per USD unless the user changes it; a report stores the rate it used. */
export const CNY_PER_USD = 7.2

const SYMBOL: Record<Currency, string> = { USD: '$', CNY: '¥', EUR: '€', HKD: 'HK$', GBP: '£', JPY: 'JP¥' }

/** Decimals of an amount that is owed or paid in a currency, by ISO 4217. */
export const decimalsOf = (currency: Currency): 0 | 2 => (currency === 'JPY' ? 0 : 2)

/** Notations of a currency before or after an amount. */
const NOTATIONS: Record<Currency, readonly string[]> = {
  USD: ['US\\$', '\\$', 'USD', '美元', '美金'],
  CNY: ['¥', 'RMB', 'CNY', '人民币', '元'],
  EUR: ['€', 'EUR', '欧元'],
  HKD: ['HK\\$', 'HKD', '港币', '港元'],
  GBP: ['£', 'GBP', '英镑'],
  JPY: ['JP¥', 'JPY', '日元', '円'],
}

const ofNotations = (notations: readonly string[]) =>
  new RegExp(`^\\s*(?:${notations.join('|')})\\s*|\\s*(?:${notations.join('|')})\\s*$`, 'giu')

const plainSigns = (text: string) => toHalfWidth(text).replaceAll('￥', '¥')

/** Removes a currency before or after an amount: `$1.2bn` in USD is `1.2bn`. */
export const withoutCurrency = (text: string, currency: Currency): string =>
  plainSigns(text).replace(ofNotations(NOTATIONS[currency]), '')

/** True if a currency is written before or after an amount. */
export const hasCurrency = (text: string): boolean =>
  CURRENCIES.some((currency) => withoutCurrency(text, currency) !== plainSigns(text))

/** Longest first: `HK$` contains `$`. */
const BY_SIGN = CURRENCIES.toSorted((a, b) => SYMBOL[b].length - SYMBOL[a].length)

/** Detects the currency written with an amount (`¥9亿`, `$1.5m`, `9亿元`, `USD 5`); null if there is none. */
export function findCurrency(text: string): Currency | null {
  const plain = plainSigns(text)
  const bySign = BY_SIGN.find((currency) => plain.includes(SYMBOL[currency]))
  if (bySign) return bySign
  // The longest name: `欧元` contains `元`.
  const lengthWithout = (currency: Currency) => withoutCurrency(text, currency).length
  const [named] = CURRENCIES.toSorted((a, b) => lengthWithout(a) - lengthWithout(b))
  return named && lengthWithout(named) < plain.length ? named : null
}

export interface MoneyUnit {
  size: number
  /** After a single amount: `M`, `百万`. */
  suffix: string
  /** In column heads and chart subtitles: `$M`, `百万元`. */
  name: string
  /** Fixed number of decimals: one for small units, two for large ones. */
  digits: number
}

type Size = readonly [size: number, suffix: string, digits: number]

/** Smallest first; an amount below the first unit has none. */
const WESTERN: readonly Size[] = [
  [1e3, 'K', 1],
  [1e6, 'M', 1],
  [1e9, 'B', 2],
  [1e12, 'T', 2],
]
const RENMINBI: readonly Size[] = [
  [1e6, '百万', 1],
  [1e7, '千万', 2],
  [1e8, '亿', 2],
]

export const NO_CENTS_FROM = 100_000

/** An amount this many times smaller than the column's largest does not affect the column's unit. */
const NEGLIGIBLE = 10_000

/** An axis counts at least to this, so that its steps are integers. */
const MIN_AXIS_COUNT = 10

/** Shown for a value that is missing or not a number. */
export const EMPTY_VALUE = '—'

const MINUS = '−'

type Amount = number | null | undefined

const isKnown = (value: Amount): value is number => Number.isFinite(value)

const isRenminbi = (currency: Currency, language: Language) => currency === 'CNY' && language === 'zh'

const sizesOf = (currency: Currency, language: Language) =>
  isRenminbi(currency, language) ? RENMINBI : WESTERN

function unitOf(size: Size | undefined, currency: Currency, language: Language): MoneyUnit {
  const [count, suffix, digits] = size ?? [1, '', 0]
  const name = isRenminbi(currency, language) ? `${suffix}元` : SYMBOL[currency] + suffix
  return { size: count, suffix, digits, name }
}

/** All units of a currency, smallest first, starting with single amounts. */
export const moneyUnits = (currency: Currency, language: Language): MoneyUnit[] =>
  [undefined, ...sizesOf(currency, language)].map((size) => unitOf(size, currency, language))

const rounded = (size: number, digits: number) => Math.round(size * 10 ** digits) / 10 ** digits

/** No minus for an amount that rounds to zero. */
const signOf = (amount: number, text: string) => (amount < 0 && /[1-9]/.test(text) ? MINUS : '')

/** Two decimals, or none for integers and large amounts. */
function formatPlain(size: number): string {
  const hasCents = rounded(size, 2) < NO_CENTS_FROM && rounded(size, 2) % 1 !== 0
  return formatDigits(size, hasCents ? 2 : 0, hasCents ? 2 : 0)
}

function withSign(amount: number, currency: Currency, size: string): string {
  return `${signOf(amount, size)}${SYMBOL[currency]}${size}`
}

/**
 * Formats an amount within a sentence, in the unit of its own size, or a dash: `−$1.5M`, `¥3.20亿`, in English
 * `¥320.0M`. The unit is chosen after rounding, so 999,999 USD is `$1.0M` and not `$1000.0K`.
 */
export function formatMoney(amount: Amount, currency: Currency, language: Language): string {
  if (!isKnown(amount)) return EMPTY_VALUE
  const size = Math.abs(amount)
  const sizes = sizesOf(currency, language)
  const index = sizes.findLastIndex(([unit], at) => {
    const [before, , digits] = at === 0 ? [1, '', size < NO_CENTS_FROM ? 2 : 0] : sizes[at - 1]!
    return rounded(size / before, digits) * before >= unit
  })
  const found = sizes[index]
  if (!found) return withSign(amount, currency, formatPlain(size))
  const [unit, suffix, digits] = found
  return withSign(amount, currency, formatDigits(size / unit, digits, digits) + suffix)
}

/** Formats a gain or loss, always with its sign: `+$1.5M`, `−$1.5M`. */
export const formatChange = (amount: Amount, currency: Currency, language: Language): string =>
  withPlus(formatMoney(amount, currency, language), amount)

export const withPlus = (text: string, change: Amount): string =>
  isKnown(change) && change > 0 && /[1-9]/.test(text) ? `+${text}` : text

/** Formats the exact amount, for tooltips and tables, or a dash: `−$1,234,568`, `$99,999.50`. */
export function formatMoneyExact(amount: Amount, currency: Currency): string {
  return isKnown(amount) ? withSign(amount, currency, formatPlain(Math.abs(amount))) : EMPTY_VALUE
}

/**
 * Formats an amount that is owed or paid, to the cent, or a dash; RMB by default: `¥28,790.40`. From 100,000, and in
 * currencies without cents, integer amounts have no cents; others keep them, because accounts must add up.
 */
export function formatPrice(amount: Amount, currency: Currency = 'CNY'): string {
  if (!isKnown(amount)) return EMPTY_VALUE
  const size = rounded(Math.abs(amount), 2)
  const isLong = size >= NO_CENTS_FROM || decimalsOf(currency) === 0
  const digits = isLong && size % 1 === 0 ? 0 : 2
  return withSign(amount, currency, formatDigits(size, digits, digits))
}

/** Writes amounts that stand below each other as {@link formatPrice} does, but all with cents where one has some, else none. */
export function priceFormatter(amounts: readonly Amount[]) {
  const hasCents = amounts.some((amount) => isKnown(amount) && rounded(amount, 2) % 1 !== 0)
  const digits = hasCents ? 2 : 0
  return (amount: Amount, currency: Currency = 'CNY') =>
    isKnown(amount) ? withSign(amount, currency, formatDigits(Math.abs(amount), digits, digits)) : EMPTY_VALUE
}

/**
 * Formats a fraction as a percentage with at most one decimal (or `digits`), or a dash: 0.125 is `12.5%`, −124.557 is
 * `−12,455.7%`.
 */
export function formatPercent(fraction: Amount, digits = 1): string {
  if (!isKnown(fraction)) return EMPTY_VALUE
  const text = `${formatDigits(Number((Math.abs(fraction) * 100).toFixed(digits)), 0, digits)}%`
  return signOf(fraction, text) + text
}

/** Formats a number with at most `digits` decimals, or a dash. */
export function formatNumber(value: Amount, digits = 2): string {
  if (!isKnown(value)) return EMPTY_VALUE
  const text = formatDigits(Math.abs(value), 0, digits)
  return signOf(value, text) + text
}

const sizesIn = (amounts: readonly number[]) =>
  amounts.map(Math.abs).filter((size) => size > 0 && Number.isFinite(size))

/**
 * Picks the unit of a column: the largest in which no amount is below one, so that none is rounded away; no unit if an
 * amount is below the smallest.
 */
export function moneyUnit(amounts: readonly number[], currency: Currency, language: Language): MoneyUnit {
  const sizes = sizesIn(amounts)
  const smallest = Math.max(Math.min(...sizes), Math.max(...sizes) / NEGLIGIBLE)
  const size =
    sizes.length === 0 ? undefined : sizesOf(currency, language).findLast(([unit]) => unit <= smallest)
  return unitOf(size, currency, language)
}

/** Picks the unit of an axis and its labels: the largest amount is some tens or hundreds of it. */
export function axisUnit(amounts: readonly number[], currency: Currency, language: Language): MoneyUnit {
  const largest = Math.max(0, ...sizesIn(amounts))
  const sizes = sizesOf(currency, language)
  const size = sizes.findLast(([unit]) => unit * MIN_AXIS_COUNT <= largest)
  return unitOf(size, currency, language)
}

/** Formats an amount in a unit, with decimals that align in a column, or a dash. */
export function formatInUnit(amount: Amount, { size, digits }: MoneyUnit, decimals = digits): string {
  if (!isKnown(amount)) return EMPTY_VALUE
  const text = formatDigits(Math.abs(amount) / size, decimals, decimals)
  return signOf(amount, text) + text
}

/** {@link formatInUnit} with sign and unit, for columns with several currencies: `−$1.5M`. */
export function formatMoneyInUnit(
  amount: number,
  currency: Currency,
  { size, suffix, digits }: MoneyUnit,
): string {
  return withSign(amount, currency, formatDigits(Math.abs(amount) / size, digits, digits) + suffix)
}
