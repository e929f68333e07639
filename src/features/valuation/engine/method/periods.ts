import { salesEndOf, type Resolved, type ResolvedStage } from './resolved'

/** End of the period in which the last of a stage's cost falls; that of a moment falls in the one it begins. */
const paidBy = ({ start, end }: ResolvedStage) => (end > Math.max(start, 0) ? end : Math.floor(end) + 1)

/** Length of the ledger: up to the last sale or stage end, one more to release working capital. Not negative. */
export function periodsOf({
  indications,
  workingCapitalPct,
}: Pick<Resolved, 'indications' | 'workingCapitalPct'>): number {
  const ends = indications.flatMap((it) => [salesEndOf(it), ...it.stages.map(paidBy)])
  const periods = Math.ceil(Math.max(...ends) - 1e-12) + (workingCapitalPct > 0 ? 1 : 0)
  return Math.max(0, periods)
}
