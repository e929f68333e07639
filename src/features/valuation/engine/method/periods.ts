import { salesEndOf, type Resolved } from './resolved'

/** Length of the ledger: up to the last sale or stage end, one more to release working capital. Not negative. */
export function periodsOf({
  indications,
  workingCapitalPct,
}: Pick<Resolved, 'indications' | 'workingCapitalPct'>): number {
  const ends = indications.flatMap((it) => [salesEndOf(it), ...it.stages.map(({ end }) => end)])
  const periods = Math.ceil(Math.max(...ends) - 1e-12) + (workingCapitalPct > 0 ? 1 : 0)
  return Math.max(0, periods)
}
