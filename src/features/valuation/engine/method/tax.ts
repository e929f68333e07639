import type { ResolvedRelief } from './resolved'

interface Loss {
  period: number
  remaining: number
}

/**
 * Tax of each period on a market's income (money; negative is a loss). Losses are carried forward for up to `years`,
 * the oldest first, and cover at most `limit` of a period's income; losses before the base date count as those of
 * period -1.
 */
export function taxWithRelief(
  income: ArrayLike<number>,
  rate: number,
  { limit, years, opening }: ResolvedRelief,
): number[] {
  const losses: Loss[] = opening > 0 ? [{ period: -1, remaining: opening }] : []
  return Array.from(income, (amount, period) => {
    if (amount <= 0) {
      if (amount < 0) losses.push({ period, remaining: -amount })
      return 0
    }
    let room = limit * amount
    let covered = 0
    for (const loss of losses) {
      if (room <= 0) break
      if (period - loss.period > years) continue
      const used = Math.min(room, loss.remaining)
      loss.remaining -= used
      room -= used
      covered += used
    }
    return rate * (amount - covered)
  })
}
