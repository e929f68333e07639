/** An amount in so many equal parts, to the cent; the last one takes the rounding. */
export function splitAmount(amount: number, parts: number): number[] {
  const cents = Math.round(amount * 100)
  const each = Math.floor(cents / parts)
  return Array.from({ length: parts }, (_, index) =>
    index < parts - 1 ? each / 100 : (cents - each * (parts - 1)) / 100,
  )
}
