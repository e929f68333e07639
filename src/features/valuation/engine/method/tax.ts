import type { ResolvedRelief } from './resolved'

/** A year's loss that has not been set against a profit yet. */
interface Loss {
  period: number
  left: number
}

/**
 * Tax of each period on a market's income (money; negative is a loss). Losses are carried forward, the oldest first,
 * as long as they live, and cover no more of a period's income than the limit; losses before the base date count as
 * those of period -1.
 */
export function taxWithRelief(
  income: ArrayLike<number>,
  rate: number,
  { limit, years, opening }: ResolvedRelief,
): number[] {
  const losses: Loss[] = opening > 0 ? [{ period: -1, left: opening }] : []
  return Array.from(income, (amount, period) => {
    if (amount <= 0) {
      if (amount < 0) losses.push({ period, left: -amount })
      return 0
    }
    let room = limit * amount
    let covered = 0
    for (const loss of losses) {
      if (room <= 0) break
      if (period - loss.period > years) continue
      const used = Math.min(room, loss.left)
      loss.left -= used
      room -= used
      covered += used
    }
    return rate * (amount - covered)
  })
}
