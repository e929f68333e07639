export const AMOUNT_DIGITS = 2

/** Amount in cents, also of an infinite limit. Sums are made of these, because floating sums of 0.1 drift. */
export function toCents(amount: number): number {
  if (!Number.isFinite(amount)) return amount
  // Above 3.5e13, 100 times the amount would be off by a cent.
  const units = Math.trunc(amount)
  return units * 100 + Math.round((amount - units) * 100)
}

export const toAmount = (cents: number): number => cents / 100

export const sumAmounts = (amounts: Iterable<number>): number => {
  let cents = 0
  for (const amount of amounts) cents += toCents(amount)
  return toAmount(cents)
}

/** Splits an amount into equal parts, to the cent; the last one takes the rounding. */
export function splitAmount(amount: number, parts: number): number[] {
  const cents = toCents(amount)
  const each = Math.floor(cents / parts)
  return Array.from({ length: parts }, (_, index) =>
    toAmount(index < parts - 1 ? each : cents - each * (parts - 1)),
  )
}

/** `part / total` of an amount in cents, rounded down; exact even if the product is large. */
export const shareOfCents = (cents: number, part: number, total: number): number =>
  Number((BigInt(cents) * BigInt(part)) / BigInt(total))

export const RATE_DIGITS = 6

/** Converts an amount at a rate with at most {@link RATE_DIGITS} decimals, rounded to the cent. */
export function convertAtRate(amount: number, rate: number): number {
  const scale = 10 ** RATE_DIGITS
  const scaled = BigInt(toCents(amount)) * BigInt(Math.round(rate * scale))
  return toAmount(Number((scaled + BigInt(scale / 2)) / BigInt(scale)))
}
