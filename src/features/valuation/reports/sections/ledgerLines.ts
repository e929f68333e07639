import { presentValuesOf } from '../model/presentValues'
import { LEDGER_ROWS, type LedgerRow, type ReportContent } from '../model/reportContent'

export type LedgerCase = 'expected' | 'success'

interface LedgerLine {
  row: LedgerRow | 'cf'
  amounts: number[]
  total: number
  /** At the base date. */
  pv: number
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

/** Ledger as displayed: costs are negative, so that each column adds up to the cash flow in its last row. */
export function ledgerLines(content: ReportContent, ledgerCase: LedgerCase): LedgerLine[] {
  const ledger = content[ledgerCase]
  const values = presentValuesOf(content, ledgerCase)
  return [...LEDGER_ROWS, 'cf' as const].map((row) => {
    const isIncome = row === 'sales' || row === 'cf'
    // `0 - amount` instead of `-amount` avoids negative zero.
    const amounts = isIncome ? ledger[row] : ledger[row].map((amount) => 0 - amount)
    return {
      row,
      amounts,
      total: sum(amounts),
      pv: isIncome ? values[row] : 0 - values[row],
    }
  })
}
