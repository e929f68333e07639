import type { Language } from '@/shared/lib/language'
import { groupedDigits } from './formatDigits'
import { toHalfWidth } from './parseNumber'

export const CURRENCIES = ['USD', 'CNY'] as const
export type Currency = (typeof CURRENCIES)[number]

/** CNY per USD unless the user changes it; the rate used is stored with the report. */
export const CNY_PER_USD = 7.2

const SYMBOL: Record<Currency, string> = { USD: '$', CNY: '¥' }

/** The currency whose sign is in a text (`¥9亿`, `$1.5m`), or null. */
export const currencyBySign = (text: string): Currency | null => {
  const plain = toHalfWidth(text).replaceAll('￥', '¥')
  return CURRENCIES.find((currency) => plain.includes(SYMBOL[currency])) ?? null
}

/** What amounts are counted in. */
export interface MoneyUnit {
  size: number
  /** As it stands beside a single amount: `M`, `百万`. */
  suffix: string
  /** As the head of a column and the subtitle of a chart name it: `$M`, `百万元`. */
  name: string
  /** Decimals, always so many: of a small unit a tenth, of a large one a hundredth. */
  digits: number
}

type Size = readonly [size: number, suffix: string, digits: number]

/** Units by size, smallest first; below the first one an amount stays plain. */
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

/** From here on cents say nothing. */
export const WITHOUT_CENTS = 100_000

/** So many times smaller than the largest amount of a column, another one has no say in its unit. */
const NEGLIGIBLE = 10_000

/** An axis counts at least to this, so that its steps are whole numbers. */
const LEAST_ON_AXIS = 10

/** Shown in place of a value that is absent or not a number. */
export const EMPTY_VALUE = '—'

const MINUS = '−'

type Amount = number | null | undefined

const isKnown = (value: Amount): value is number => typeof value === 'number' && Number.isFinite(value)

/** Renminbi counts in 百万, 千万 and 亿 in Chinese only. */
const isRenminbi = (currency: Currency, language: Language) => currency === 'CNY' && language === 'zh'

const sizesOf = (currency: Currency, language: Language) =>
  isRenminbi(currency, language) ? RENMINBI : WESTERN

function unitOf(size: Size | undefined, currency: Currency, language: Language): MoneyUnit {
  const [count, suffix, digits] = size ?? [1, '', 0]
  const name = isRenminbi(currency, language) ? `${suffix}元` : SYMBOL[currency] + suffix
  return { size: count, suffix, digits, name }
}

const rounded = (size: number, digits: number) => Math.round(size * 10 ** digits) / 10 ** digits

/** The minus of an amount; what rounds to nothing has none. */
const signOf = (amount: number, text: string) => (amount < 0 && /[1-9]/.test(text) ? MINUS : '')

/** A whole amount without cents, another one with both; none where they say nothing. */
function plain(size: number): string {
  const hasCents = rounded(size, 2) < WITHOUT_CENTS && rounded(size, 2) % 1 !== 0
  return groupedDigits(size, hasCents ? 2 : 0, hasCents ? 2 : 0)
}

function withSign(amount: number, currency: Currency, size: string): string {
  return `${signOf(amount, size)}${SYMBOL[currency]}${size}`
}

/**
 * An amount within a sentence, in the unit of its own size, or a dash: `−$1.5M`, `¥3.20亿`, in English `¥320.0M`. The
 * unit is chosen after rounding, so 999,999 USD is `$1.0M` and not `$1000.0K`.
 */
export function formatMoney(amount: Amount, currency: Currency, language: Language): string {
  if (!isKnown(amount)) return EMPTY_VALUE
  const size = Math.abs(amount)
  const sizes = sizesOf(currency, language)
  const index = sizes.findLastIndex(([unit], at) => {
    const [before, , digits] = at === 0 ? [1, '', size < WITHOUT_CENTS ? 2 : 0] : sizes[at - 1]!
    return rounded(size / before, digits) * before >= unit
  })
  const [unit, suffix, digits] = sizes[index] ?? [1, '', 0]
  const text = index < 0 ? plain(size) : groupedDigits(size / unit, digits, digits) + suffix
  return withSign(amount, currency, text)
}

/** What an amount has gained or lost, its sign always said: `+$1.5M`, `−$1.5M`. */
export const formatChange = (amount: Amount, currency: Currency, language: Language): string =>
  withPlus(formatMoney(amount, currency, language), amount)

/** A written value that is a change; what was gained gets its plus. */
export const withPlus = (text: string, change: Amount): string =>
  isKnown(change) && change > 0 && /[1-9]/.test(text) ? `+${text}` : text

/** The full amount, for hover and tables of exact values, or a dash: `−$1,234,568`, `$99,999.50`. */
export function formatMoneyExact(amount: Amount, currency: Currency): string {
  return isKnown(amount) ? withSign(amount, currency, plain(Math.abs(amount))) : EMPTY_VALUE
}

/**
 * An amount that is owed or paid, to the cent, or a dash; in RMB where no currency is named: `¥28,790.40`. From 100,000
 * on a whole one goes without cents; another keeps them, because accounts must agree.
 */
export function formatPrice(amount: Amount, currency: Currency = 'CNY'): string {
  if (!isKnown(amount)) return EMPTY_VALUE
  const size = rounded(Math.abs(amount), 2)
  const digits = size >= WITHOUT_CENTS && size % 1 === 0 ? 0 : 2
  return withSign(amount, currency, groupedDigits(size, digits, digits))
}

/** Writes amounts that stand below each other as {@link formatPrice} does, but all with cents where one has some, else none. */
export function pricesOf(amounts: readonly Amount[]) {
  const hasCents = amounts.some((amount) => isKnown(amount) && rounded(amount, 2) % 1 !== 0)
  const digits = hasCents ? 2 : 0
  return (amount: Amount, currency: Currency = 'CNY') =>
    isKnown(amount)
      ? withSign(amount, currency, groupedDigits(Math.abs(amount), digits, digits))
      : EMPTY_VALUE
}

/** A fraction as a percentage with at most one decimal (or `digits`), or a dash: 0.125 is `12.5%`, −124.557 is `−12,455.7%`. */
export function formatPercent(fraction: Amount, digits = 1): string {
  if (!isKnown(fraction)) return EMPTY_VALUE
  const text = `${groupedDigits(Number((Math.abs(fraction) * 100).toFixed(digits)), 0, digits)}%`
  return signOf(fraction, text) + text
}

/** A number with at most `digits` decimals, or a dash. */
export function formatNumber(value: Amount, digits = 2): string {
  if (!isKnown(value)) return EMPTY_VALUE
  const text = groupedDigits(Math.abs(value), 0, digits)
  return signOf(value, text) + text
}

const sizesIn = (amounts: readonly number[]) =>
  amounts.map(Math.abs).filter((size) => size > 0 && Number.isFinite(size))

/**
 * One unit for the amounts of a column: the largest in which none of them is below one, so that none is rounded away;
 * none where one is below the first unit.
 */
export function moneyUnit(amounts: readonly number[], currency: Currency, language: Language): MoneyUnit {
  const sizes = sizesIn(amounts)
  const least = Math.max(Math.min(...sizes), Math.max(...sizes) / NEGLIGIBLE)
  const size =
    sizes.length === 0 ? undefined : sizesOf(currency, language).findLast(([unit]) => unit <= least)
  return unitOf(size, currency, language)
}

/** One unit for an axis and what is written beside its marks: its largest amount counts some tens or hundreds. */
export function axisUnit(amounts: readonly number[], currency: Currency, language: Language): MoneyUnit {
  const most = Math.max(0, ...sizesIn(amounts))
  const sizes = sizesOf(currency, language)
  const size = sizes.findLast(([unit]) => unit * LEAST_ON_AXIS <= most)
  return unitOf(size, currency, language)
}

/** An amount in a unit, with decimals that stand below each other, or a dash. */
export function inUnit(amount: Amount, { size, digits }: MoneyUnit, decimals = digits): string {
  if (!isKnown(amount)) return EMPTY_VALUE
  const text = groupedDigits(Math.abs(amount) / size, decimals, decimals)
  return signOf(amount, text) + text
}

/** The same with sign and unit, where a column has several currencies: `−$1.5M`. */
export function moneyInUnit(amount: number, currency: Currency, { size, suffix, digits }: MoneyUnit): string {
  return withSign(amount, currency, groupedDigits(Math.abs(amount) / size, digits, digits) + suffix)
}
