import { outlayDates } from './instalments'
import { salesEndOf, type Resolved, type ResolvedStage } from './resolved'

/**
 * End of the period in which the last of a cost falls; one without length is paid in the period that it starts.
 */
const paymentEnd = ({ start, end }: Pick<ResolvedStage, 'start' | 'end'>) =>
  end > Math.max(start, 0) ? end : Math.floor(end) + 1

/**
 * Number of periods of the ledger: up to the last sale, stage end or outlay, plus one to release working capital. At least 0.
 */
export function periodsOf({
  indications,
  workingCapitalPct,
}: Pick<Resolved, 'indications' | 'workingCapitalPct'>): number {
  const ends = indications.flatMap((it) => [
    salesEndOf(it),
    ...it.stages.map(paymentEnd),
    ...it.outlays.map((outlay) => paymentEnd(outlayDates(it, outlay))),
  ])
  const periods = Math.ceil(Math.max(...ends) - 1e-12) + (workingCapitalPct > 0 ? 1 : 0)
  return Math.max(0, periods)
}
