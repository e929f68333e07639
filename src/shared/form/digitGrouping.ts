import { withoutCurrency, type Currency } from '@/shared/lib/money'
import { parseAmount, toHalfWidth } from '@/shared/lib/parseNumber'

const PLAIN = /^(-?)(\d+)(\.\d*)?$/

/** Groups digits by three; any other text is returned unchanged. */
export function groupDigits(typed: string): string {
  const [, sign, integerPart, fraction = ''] = PLAIN.exec(typed) ?? []
  return integerPart === undefined
    ? typed
    : `${sign}${integerPart.replaceAll(/\B(?=(\d{3})+$)/g, ',')}${fraction}`
}

const ungrouped = (shown: string) => shown.replaceAll(',', '')
const isGrouped = (shown: string) => shown === groupDigits(ungrouped(shown))

/** Text that `next` adds to `before`, where one range was replaced. */
function inserted(before: string, next: string): string {
  let from = 0
  while (from < next.length && before[from] === next[from]) from++
  let suffixLength = 0
  while (
    suffixLength < Math.min(before.length, next.length) - from &&
    before.at(-1 - suffixLength) === next.at(-1 - suffixLength)
  )
    suffixLength++
  return next.slice(from, next.length - suffixLength)
}

/**
 * Removes the group separators after text was typed into a grouped number. The user's own commas stay if they do not
 * group by three: `12,5` is not 125.
 */
export function ungroupTyped(before: string, next: string): string {
  const isOurs = isGrouped(before) && !inserted(before, next).includes(',')
  const plain = ungrouped(next)
  return (isOurs && PLAIN.test(plain)) || isGrouped(next) ? plain : next
}

/** Cursor position in `shown` with the same number of characters before it, not counting commas. */
export function cursorPosition(shown: string, before: number): number {
  let left = before
  let at = 0
  while (left > 0 && at < shown.length) if (shown[at++] !== ',') left--
  return at
}

/**
 * Expands shorthand on blur: `8亿` becomes 800000000, and so does `¥8亿` in a field of that currency. Text that can't be
 * parsed stays.
 */
export function expandAmount(typed: string, currency?: Currency): string {
  const text = toHalfWidth(typed)
  const amount = currency ? withoutCurrency(text, currency).trim() : text
  const plain = ungroupTyped('', parseAmount(amount) === null ? text : amount)
  const value = PLAIN.test(plain) ? null : parseAmount(plain)
  return value === null || Math.abs(value) >= 1e21 ? plain : String(value)
}
