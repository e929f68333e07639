import { parseAmount, parseNumber, toHalfWidth } from '@/shared/lib/parseNumber'

const PLAIN = /^(-?)(\d+)(\.\d*)?$/

/** Digits in groups of three; whatever else is typed, as it is. */
export function grouped(typed: string): string {
  const [, sign, whole, fraction = ''] = PLAIN.exec(typed) ?? []
  return whole === undefined ? typed : `${sign}${whole.replaceAll(/\B(?=(\d{3})+$)/g, ',')}${fraction}`
}

const ungrouped = (shown: string) => shown.replaceAll(',', '')
const isGrouped = (shown: string) => shown === grouped(ungrouped(shown))

/** What `next` has that `before` had not, where one stretch of the text was replaced. */
function inserted(before: string, next: string): string {
  let from = 0
  while (from < next.length && before[from] === next[from]) from++
  let kept = 0
  while (kept < Math.min(before.length, next.length) - from && before.at(-1 - kept) === next.at(-1 - kept))
    kept++
  return next.slice(from, next.length - kept)
}

/**
 * What was typed over a text that was shown in groups, without them. Commas of the user's own stay as they are where
 * they do not group by three: `12,5` is not 125.
 */
export function typedOver(before: string, next: string): string {
  const isOurs = isGrouped(before) && !inserted(before, next).includes(',')
  const plain = ungrouped(next)
  return (isOurs && PLAIN.test(plain)) || isGrouped(next) ? plain : next
}

/** Where the cursor stands in `shown` when there are as many characters before it as there were, commas apart. */
export function cursorIn(shown: string, before: number): number {
  let left = before
  let at = 0
  while (left > 0 && at < shown.length) if (shown[at++] !== ',') left--
  return at
}

/** What is written in full when the field is left: `8亿` is 800000000. Whatever cannot be read stays as typed. */
export function writtenOut(typed: string): string {
  const plain = typedOver('', toHalfWidth(typed))
  const value = parseNumber(plain) === null ? parseAmount(plain) : null
  return value === null || Math.abs(value) >= 1e21 ? plain : String(value)
}
