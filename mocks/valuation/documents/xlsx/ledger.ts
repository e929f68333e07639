import { getCellAddress } from 'write-excel-file/utility'
import { LEDGER_ROWS, type LedgerRow } from '@/features/valuation/reports/model/reportContent'
import type { Texts } from '../common/texts'
import { formula, header, headerCell, text, title, type Cell } from '../../../platform/xlsx/cells'
import type { Sheet } from '../../../platform/xlsx/sheet'

/** Header with the unit that the user selects for the amounts of a workbook. */
export const unitHeader = () => headerCell(formula('unit_name'))

/** Columns before the first period: name, total, present value. */
export const FIRST_PERIOD_COLUMN = 3
/** Rows above the first ledger row: period, first day, last day. */
const HEADER_ROWS = 3

export const LEDGER_HEIGHT = LEDGER_ROWS.length + 1
/** Row numbers, starting at 1: first ledger row, computed value, reported value, first row below. */
export const ROW_NUMBERS = {
  first: HEADER_ROWS + 1,
  net: HEADER_ROWS + LEDGER_HEIGHT + 4,
  reported: HEADER_ROWS + LEDGER_HEIGHT + 5,
  below: HEADER_ROWS + LEDGER_HEIGHT + 9,
}

const COSTS = LEDGER_ROWS.slice(1)
const TOTAL = { fontWeight: 'bold', topBorderStyle: 'thin' } as const

interface LedgerView {
  sheet: string
  /** Headers of the names and of the periods. */
  unit: Cell
  year: (k: number) => Cell
  money: string
  periods: number
  firstDay: (k: number) => Cell
  lastDay: (k: number) => Cell
  amount: (row: LedgerRow, k: number) => Cell
  /** Present value of a row, given its range, where its cells have several rates. */
  present?: ((row: LedgerRow, cells: string) => Cell) | undefined
  factor: (k: number) => Cell
  netName: string
  /** The report's value, to compare with. */
  reported: Cell
  /** Number of periods to print; the others are there for changed inputs. */
  shown?: number
  below?: (factors: string) => Cell[][]
}

/** Rows of one ledger with totals and present values; `row` is the number of the first. */
export function ledgerBlock(
  row: number,
  { periods, money, amount, present }: Pick<LedgerView, 'periods' | 'money' | 'amount' | 'present'>,
  factors: string,
  { t }: Texts,
): Cell[][] {
  const at = (index: number, k: number) => getCellAddress(row - 1 + index, FIRST_PERIOD_COLUMN + k)
  const across = (index: number) => `${at(index, 0)}:${at(index, periods - 1)}`
  const valueOf = (index: number, style: object): Cell => {
    if (!present) return formula(`SUMPRODUCT(${across(index)},${factors})`, money, style)
    const key = LEDGER_ROWS[index]
    if (key) return present(key, across(index))
    const costs = COSTS.map((_, cost) => `-C${row + cost + 1}`).join('')
    return formula(`C${row}${costs}`, money, style)
  }
  const sums = (index: number, style = {}) => [
    formula(`SUM(${across(index)})`, money, style),
    valueOf(index, style),
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

export function ledgerSheet(view: LedgerView, texts: Texts): Sheet {
  const {
    sheet,
    unit,
    year,
    money,
    periods,
    firstDay,
    lastDay,
    factor,
    netName,
    present,
    below,
    shown = periods,
  } = view
  const { t, own } = texts
  const ks = Array.from({ length: periods }, (_, k) => k)
  const at = (row: number, k: number) => getCellAddress(row, FIRST_PERIOD_COLUMN + k)
  const cashRow = HEADER_ROWS + LEDGER_ROWS.length
  const [factorRow, pvRow] = [cashRow + 1, cashRow + 2]
  const across = (row: number) => `${at(row, 0)}:${at(row, periods - 1)}`
  const factors = across(factorRow).replace(/([A-Z]+)(\d+)/g, '$$$1$$$2')
  const [computedCell, reported] = [`B${ROW_NUMBERS.net}`, `B${ROW_NUMBERS.reported}`]

  const data: Cell[][] = [
    [
      unit,
      header(t('valuation:column.total'), 'right'),
      header(t('valuation:column.pv'), 'right'),
      ...ks.map(year),
    ],
    [text(t('valuation:column.periodFrom')), null, null, ...ks.map(firstDay)],
    [text(own.periodTo), null, null, ...ks.map(lastDay)],
    ...ledgerBlock(HEADER_ROWS + 1, view, factors, texts),
    [text(t('valuation:ledger.discountFactor')), null, null, ...ks.map(factor)],
    present
      ? [text(own.ownRates)]
      : [
          text(t('valuation:column.pv')),
          formula(`SUM(${across(pvRow)})`, money),
          null,
          ...ks.map((k) => formula(`${at(cashRow, k)}*${at(factorRow, k)}`, money)),
        ],
    [],
    [
      title(netName),
      formula(present ? `C${cashRow + 1}` : `SUM(${across(pvRow)})`, money, { fontWeight: 'bold' }),
    ],
    [text(own.computed), view.reported],
    [text(own.check), formula(`ABS(${computedCell}-${reported})<=0.000001*MAX(1,ABS(${reported}))`)],
    [],
    [text(own.signs)],
  ]
  if (below) data.push(...below(factors))
  return {
    sheet,
    data,
    widths: [26, 12, 12, ...ks.map(() => 11)],
    frozenRows: HEADER_ROWS,
    frozenColumns: 1,
    printArea: `A1:${getCellAddress(data.length - 1, FIRST_PERIOD_COLUMN + shown - 1)}`,
  }
}
