import { textsOf } from '@mocks/valuation/documents/common/texts'
import { getCellAddress } from 'write-excel-file/utility'
import { LEDGER_ROWS, type Evaluation } from '@/features/valuation/engine'
import type { Language } from '@/shared/lib/language'

interface LedgerCell {
  sheet: string
  address: string
  value: number
}

/** Workbooks show amounts in millions until the user selects another unit. */
export const UNIT = 1e6

/** The position of every cell of both ledgers in a workbook: the sum first, then each indication. */
export function ledgerCells({ ledger }: Evaluation, language: Language): LedgerCell[] {
  const { sheets } = textsOf(language).own
  return (['expected', 'success'] as const).flatMap((which) =>
    [ledger[which], ...ledger.indications.map((each) => each[which])].flatMap((rows, block) => {
      const first = block === 0 ? 3 : 11 + block * 11
      return [...LEDGER_ROWS, 'cashFlow' as const].flatMap((row, at) =>
        rows[row].map((value, k) => ({
          sheet: sheets[which],
          address: getCellAddress(first + at, 3 + k),
          value: value / UNIT,
        })),
      )
    }),
  )
}
