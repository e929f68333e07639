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

/** Splits an amount into equal parts, to the cent or another `unit` in cents; the last one takes the rounding. */
export function splitAmount(amount: number, parts: number, unit = 1): number[] {
  const cents = toCents(amount)
  const each = Math.floor(cents / parts / unit) * unit
  return Array.from({ length: parts }, (_, index) =>
    toAmount(index < parts - 1 ? each : cents - each * (parts - 1)),
  )
}

/**
 * `part / total` of an amount in cents, rounded down to the cent or another `unit` in cents; exact even if the product
 * is large.
 */
export const shareOfCents = (cents: number, part: number, total: number, unit = 1): number =>
  Number((BigInt(cents) * BigInt(part)) / BigInt(total * unit)) * unit
