import { presentValue } from '../../engine/method/discounting'
import { LEDGER_ROWS, type LedgerRow, type ReportContent } from './reportContent'

type LedgerCase = 'expected' | 'success'
type Discounted = Pick<ReportContent, LedgerCase | 'discountFactors'>

/**
 * Present value of each row of a ledger in money, costs as positive numbers. Reports computed before R&D and regions
 * could have rates of their own have none stored; there, one rate applies to every row.
 */
export function presentValuesOf(
  content: Discounted,
  ledgerCase: LedgerCase,
): Readonly<Record<LedgerRow | 'cf', number>> {
  const ledger = content[ledgerCase]
  if (ledger.pv) return ledger.pv
  const valueOf = (row: LedgerRow | 'cf') => presentValue(ledger[row], content.discountFactors)
  return Object.fromEntries([...LEDGER_ROWS, 'cf' as const].map((row) => [row, valueOf(row)])) as Record<
    LedgerRow | 'cf',
    number
  >
}

/** Cash flow per period, each of its rows discounted at its own rate, in money at the base date. */
export function discountedCashFlowOf(content: Discounted, ledgerCase: LedgerCase): readonly number[] {
  const { discounted, cf } = content[ledgerCase]
  return discounted ?? cf.map((amount, k) => amount * (content.discountFactors[k] ?? 0))
}
