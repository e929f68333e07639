export const CURRENCIES = ['USD', 'CNY'] as const
export type Currency = (typeof CURRENCIES)[number]

/** CNY per USD unless the user changes it; the rate used is stored with the report. */
export const CNY_PER_USD = 7.2

const SYMBOL: Record<Currency, string> = { USD: '$', CNY: '¥' }

/** Units by size, smallest first; below the first one an amount stays plain. */
const UNITS: Record<Currency, readonly (readonly [size: number, name: string])[]> = {
  USD: [[1e3, 'K'], [1e6, 'M'], [1e9, 'B'], [1e12, 'T']], // prettier-ignore
  CNY: [[1e6, '百万'], [1e7, '千万'], [1e8, '亿']], // prettier-ignore
}

const toHundredths = (amount: number) => Math.round(amount * 100) / 100

/** Shown in place of a value that is absent or not a number. */
export const ABSENT = '—'

/**
 * An amount with at most two decimals and the unit of its currency: USD K, M, B, T; CNY 百万, 千万, 亿. The unit is
 * chosen after rounding, so 999,999 USD is 1M and not 1000K.
 */
export function shortenMoney(amount: number, currency: Currency): string {
  const size = Math.abs(amount)
  let text = String(toHundredths(size))
  for (const [index, [unit, name]] of UNITS[currency].entries()) {
    const before = index === 0 ? 1 : UNITS[currency][index - 1]![0]
    if (toHundredths(size / before) * before < unit) break
    text = `${toHundredths(size / unit)}${name}`
  }
  return text === '0' ? '0' : `${amount < 0 ? '-' : ''}${text}`
}

/** The shortened amount with its currency sign, or a dash: `-$1.5M`, `¥3.2亿`. */
export function formatMoney(amount: number | null | undefined, currency: Currency): string {
  if (amount === null || amount === undefined || !Number.isFinite(amount)) return ABSENT
  const text = shortenMoney(amount, currency)
  return text.startsWith('-') ? `-${SYMBOL[currency]}${text.slice(1)}` : SYMBOL[currency] + text
}

// To make one takes longer than to use it a hundred times.
const formats = new Map<number, Intl.NumberFormat>()

/** With thousands separators and at most so many decimals. */
function grouped(value: number, digits: number): string {
  let format = formats.get(digits)
  if (!format) {
    format = new Intl.NumberFormat('en-US', { maximumFractionDigits: digits })
    formats.set(digits, format)
  }
  return format.format(value)
}

/** The exact amount with thousands separators, for tooltips and tables: `-$1,234,567.89`. */
export function exactMoney(amount: number | null | undefined, currency: Currency): string {
  if (amount === null || amount === undefined || !Number.isFinite(amount)) return ABSENT
  return `${amount < 0 ? '-' : ''}${SYMBOL[currency]}${grouped(Math.abs(amount), 2)}`
}

/** An amount to the cent, always with two decimals, or a dash; in RMB where no currency is named: `¥28,790.40`. */
export function priceText(amount: number | null | undefined, currency: Currency = 'CNY'): string {
  if (amount === null || amount === undefined || !Number.isFinite(amount)) return ABSENT
  const text = Math.abs(amount).toLocaleString('en-US', {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  })
  return `${amount < 0 ? '−' : ''}${SYMBOL[currency]}${text}`
}

/** A fraction as a percentage with at most one decimal (or `digits`), or a dash: 0.125 is `12.5%`. */
export function formatPercent(fraction: number | null | undefined, digits = 1): string {
  if (fraction === null || fraction === undefined || !Number.isFinite(fraction)) return ABSENT
  return `${Number((fraction * 100).toFixed(digits))}%`
}

/** A number with at most `digits` decimals, or a dash. */
export function formatNumber(value: number | null | undefined, digits = 2): string {
  if (value === null || value === undefined || !Number.isFinite(value)) return ABSENT
  return grouped(value, digits)
}

const WESTERN = UNITS.USD

/** What the amounts of a column are counted in. */
export interface MoneyUnit {
  size: number
  /** As the head of the column names it: `$M`, `百万元`. */
  name: string
  /** As it stands beside a single amount: `M`, `百万`. */
  suffix: string
}

/** So many times smaller than the largest amount of a column, another one has no say in its unit. */
const NEGLIGIBLE = 10_000

/**
 * One unit for many amounts of a currency: the largest in which none of them is below one, so that none is rounded away;
 * none where one is below the first unit. Renminbi counts in 百万 and 亿 in Chinese only.
 */
export function moneyUnit(amounts: readonly number[], currency: Currency, isChinese: boolean): MoneyUnit {
  const sizes = amounts.map(Math.abs).filter((size) => size > 0 && Number.isFinite(size))
  const isChineseUnit = currency === 'CNY' && isChinese
  const least = Math.max(Math.min(...sizes), Math.max(...sizes) / NEGLIGIBLE)
  const units = isChineseUnit ? UNITS.CNY : WESTERN
  const [size, suffix] =
    sizes.length === 0 ? ([1, ''] as const) : (units.findLast(([unit]) => unit <= least) ?? [1, ''])
  return { size, suffix, name: isChineseUnit ? `${suffix}元` : SYMBOL[currency] + suffix }
}

/** An amount in a unit, with decimals that stand below each other, or a dash; the minus is a real one. */
export function inUnit(amount: number | null | undefined, { size }: MoneyUnit): string {
  if (amount === null || amount === undefined || !Number.isFinite(amount)) return ABSENT
  const digits = size === 1 ? 0 : 1
  const scaled = Math.round((amount / size) * 10 ** digits) / 10 ** digits
  const text = Math.abs(scaled).toLocaleString('en-US', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  return scaled < 0 ? `−${text}` : text
}

export const currencySign = (currency: Currency) => SYMBOL[currency]
