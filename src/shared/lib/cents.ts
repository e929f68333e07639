/** Most decimals of an amount. */
export const AMOUNT_DIGITS = 2

/** Whole hundredths of an amount. Sums are made of these: floating sums of 0.1 drift. */
export const toCents = (amount: number): number => Math.round(amount * 100)

/** The amount that so many hundredths are. */
export const toAmount = (cents: number): number => cents / 100

/** The exact sum of amounts with at most two decimals. */
export const sumAmounts = (amounts: Iterable<number>): number => {
  let cents = 0
  for (const amount of amounts) cents += toCents(amount)
  return toAmount(cents)
}

/** An amount in so many equal parts, to the cent; the last one takes the rounding. */
export function splitAmount(amount: number, parts: number): number[] {
  const cents = toCents(amount)
  const each = Math.floor(cents / parts)
  return Array.from({ length: parts }, (_, index) =>
    toAmount(index < parts - 1 ? each : cents - each * (parts - 1)),
  )
}

/** So many parts of a whole, of hundredths, rounded down; exact however large their product is. */
export const shareOfCents = (cents: number, part: number, whole: number): number =>
  Number((BigInt(cents) * BigInt(part)) / BigInt(whole))

/** Decimals of a rate of exchange at most. */
export const RATE_DIGITS = 6

/** An amount in another currency, at a rate with at most {@link RATE_DIGITS} decimals, rounded to the cent. */
export function atRate(amount: number, rate: number): number {
  const scale = 10 ** RATE_DIGITS
  const scaled = BigInt(toCents(amount)) * BigInt(Math.round(rate * scale))
  return toAmount(Number((scaled + BigInt(scale / 2)) / BigInt(scale)))
}
