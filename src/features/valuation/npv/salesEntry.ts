import { MAX_AMOUNT } from '@/shared/form/fieldParsers'
import { parseAmount, toHalfWidth } from '@/shared/lib/parseNumber'

/** Years after launch whose sales can be typed: the method's peak comes in year 6 at the latest. */
export const SALES_YEARS = 6

/** Typed sales of a year: an amount of money, or the share of peak sales reached, 0 to 1. */
export type SalesEntry = { kind: 'amount'; amount: number } | { kind: 'share'; share: number }

/** Parses `1,200,000`, `1.2m` or `45%`; null when invalid, negative or above 100%. */
export function parseSales(typed: string | number): SalesEntry | null {
  const text = toHalfWidth(String(typed)).trim()
  const percent = /^(.*\S)\s*%$/.exec(text)
  const value = parseAmount(percent ? percent[1]! : text)
  if (value === null || value < 0) return null
  if (percent) return value <= 100 ? { kind: 'share', share: value / 100 } : null
  return value <= MAX_AMOUNT ? { kind: 'amount', amount: value } : null
}
