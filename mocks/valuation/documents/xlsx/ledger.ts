import { getCellAddress } from 'write-excel-file/utility'
import { LEDGER_ROWS, type LedgerRow } from '@/features/valuation/reports/model/content'
import type { Texts } from '../common/texts'
import { formula, header, number, text, title, type Cell } from '../../../platform/xlsx/cells'
import type { Sheet } from '../../../platform/xlsx/sheet'

/** Columns before the first period: name, total, present value. */
export const FIRST = 3
/** Rows above the first ledger row: period, first day, last day. */
const TOP = 3

/** Rows of a ledger: what it adds up, and the cash flow. */
export const BLOCK = LEDGER_ROWS.length + 1
/** Numbers of rows: the first of the ledger, its value, the report's, the first beneath all. */
export const ROWS = {
  first: TOP + 1,
  net: TOP + BLOCK + 4,
  reported: TOP + BLOCK + 5,
  below: TOP + BLOCK + 9,
}

const COSTS = LEDGER_ROWS.slice(1)
const TOTAL = { fontWeight: 'bold', topBorderStyle: 'thin' } as const

/** One ledger as it is shown. */
interface LedgerView {
  sheet: string
  currency: string
  money: string
  periods: number
  /** The cells of a period: its days, an amount of each row, its discount factor. */
  firstDay: (k: number) => Cell
  lastDay: (k: number) => Cell
  amount: (row: LedgerRow, k: number) => Cell
  factor: (k: number) => Cell
  netName: string
  /** What the report says its value is. */
  net: number
  /** Rows beneath, such as the ledgers of which this one is the sum. */
  below?: (factors: string) => Cell[][]
}

/** The rows of one ledger, their totals and present values; `row` is the number of the first. */
export function ledgerBlock(
  row: number,
  { periods, money, amount }: Pick<LedgerView, 'periods' | 'money' | 'amount'>,
  factors: string,
  { t }: Texts,
): Cell[][] {
  const at = (index: number, k: number) => getCellAddress(row - 1 + index, FIRST + k)
  const across = (index: number) => `${at(index, 0)}:${at(index, periods - 1)}`
  const sums = (index: number, style = {}) => [
    formula(`SUM(${across(index)})`, money, style),
    formula(`SUMPRODUCT(${across(index)},${factors})`, money, style),
  ]
  const ks = Array.from({ length: periods }, (_, k) => k)
  const cash = (k: number) =>
    formula(at(0, k) + COSTS.map((_, cost) => `-${at(cost + 1, k)}`).join(''), money, TOTAL)
  return [
    ...LEDGER_ROWS.map((key, index) => [
      text(t(`valuation:ledger.${key}`)),
      ...sums(index),
      ...ks.map((k) => amount(key, k)),
    ]),
    [text(t('valuation:ledger.cf'), TOTAL), ...sums(LEDGER_ROWS.length, TOTAL), ...ks.map(cash)],
  ]
}

/** A ledger with live totals: whoever changes a cell sees what it does to the value. */
export function ledgerSheet(view: LedgerView, texts: Texts): Sheet {
  const { sheet, currency, money, periods, firstDay, lastDay, factor, netName, net, below } = view
  const { t, own } = texts
  const ks = Array.from({ length: periods }, (_, k) => k)
  const at = (row: number, k: number) => getCellAddress(row, FIRST + k)
  const cashRow = TOP + LEDGER_ROWS.length
  const [factorRow, pvRow] = [cashRow + 1, cashRow + 2]
  const across = (row: number) => `${at(row, 0)}:${at(row, periods - 1)}`
  const factors = across(factorRow).replace(/([A-Z]+)(\d+)/g, '$$$1$$$2')
  const [mine, reported] = [`B${ROWS.net}`, `B${ROWS.reported}`]

  const data: Cell[][] = [
    [
      header(currency),
      header(t('valuation:column.total'), 'right'),
      header(t('valuation:column.pv'), 'right'),
      ...ks.map((k) => header(own.period(k + 1), 'right')),
    ],
    [text(t('valuation:column.periodFrom')), null, null, ...ks.map(firstDay)],
    [text(own.periodTo), null, null, ...ks.map(lastDay)],
    ...ledgerBlock(TOP + 1, view, factors, texts),
    [text(t('valuation:ledger.discountFactor')), null, null, ...ks.map(factor)],
    [
      text(t('valuation:column.pv')),
      formula(`SUM(${across(pvRow)})`, money),
      null,
      ...ks.map((k) => formula(`${at(cashRow, k)}*${at(factorRow, k)}`, money)),
    ],
    [],
    [title(netName), formula(`SUM(${across(pvRow)})`, money, { fontWeight: 'bold' })],
    [text(own.computed), number(net, money)],
    [text(own.check), formula(`ABS(${mine}-${reported})<=0.000001*MAX(1,ABS(${reported}))`)],
    [],
    [text(own.signs)],
  ]
  if (below) data.push(...below(factors))
  return { sheet, data, widths: [30, 24, 24, ...ks.map(() => 22)], frozenRows: TOP, frozenColumns: 1 }
}
