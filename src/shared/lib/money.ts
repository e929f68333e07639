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
