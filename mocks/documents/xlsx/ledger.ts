import { getCellAddress } from 'write-excel-file/utility'
import { addYears } from '@/shared/lib/dates'
import { LEDGER_ROWS, type Ledger } from '@/features/valuation/reports/content'
import type { Complete } from '../complete'
import type { Texts } from '../texts'
import { day, FORMATS, formula, header, moneyFormat, number, text, title, type Cell } from './cells'
import type { Sheet } from './workbook'

/** Columns before the first period: name, total, present value. */
const FIRST = 3
/** Rows above the first ledger row: period, first day, last day. */
const TOP = 3

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

/** One ledger with live totals: whoever changes a cell sees what it does to the value. */
export function ledgerSheet({ report, content }: Complete, rows: Ledger, net: number, name: string, texts: Texts): Sheet {
  const money = moneyFormat(report.currency)
  const periods = Array.from({ length: content.periods }, (_, k) => k)
  const factors = content.discountFactors
  const lastColumn = FIRST + content.periods - 1
  const range = (row: number) => `${getCellAddress(row, FIRST)}:${getCellAddress(row, lastColumn)}`
  const cashRow = TOP + LEDGER_ROWS.length
  const [factorRow, pvRow, netRow, reportedRow] = [cashRow + 1, cashRow + 2, cashRow + 4, cashRow + 5] as const
  const total = (row: number, values: readonly number[]) => formula(`SUM(${range(row)})`, sum(values), money)
  const pv = (row: number, values: readonly number[]) =>
    formula(`SUMPRODUCT(${range(row)},${range(factorRow)})`, sum(values.map((value, k) => value * factors[k]!)), money)
  const bold = { fontWeight: 'bold', topBorderStyle: 'thin' } as const

  const data: Cell[][] = [
    [
      header(`${texts.own.ledger.period} (${report.currency})`),
      header(texts.own.ledger.total, 'right'),
      header(texts.own.ledger.pv, 'right'),
      ...periods.map((k) => number(k, FORMATS.integer, { fontWeight: 'bold', backgroundColor: '#E8EEF6' })),
    ],
    [text(texts.own.ledger.from), null, null, ...periods.map((k) => day(addYears(report.baseDate, k), { align: 'right' }))],
    [text(texts.own.ledger.to), null, null, ...periods.map((k) => day(dayBefore(addYears(report.baseDate, k + 1)), { align: 'right' }))],
    ...LEDGER_ROWS.map((key, index) => [
      text(texts.ledgerRow(key)),
      total(TOP + index, rows[key]),
      pv(TOP + index, rows[key]),
      ...rows[key].map((value) => number(value, money)),
    ]),
    [
      text(texts.ledgerRow('cf'), bold),
      { ...total(cashRow, rows.cf), ...bold },
      { ...pv(cashRow, rows.cf), ...bold },
      ...periods.map((k) => {
        const cell = (row: number) => getCellAddress(row, FIRST + k)
        const costs = LEDGER_ROWS.slice(1).map((_, index) => `-${cell(TOP + 1 + index)}`)
        return formula(`${cell(TOP)}${costs.join('')}`, rows.cf[k]!, money, bold)
      }),
    ],
    [text(texts.own.ledger.factor), null, null, ...factors.map((factor) => number(factor, '0.000000'))],
    [
      text(texts.own.ledger.pv),
      total(pvRow, rows.cf.map((value, k) => value * factors[k]!)),
      null,
      ...periods.map((k) => {
        const [cash, factor] = [cashRow, factorRow].map((row) => getCellAddress(row, FIRST + k))
        return formula(`${cash}*${factor}`, rows.cf[k]! * factors[k]!, money)
      }),
    ],
    [],
    [title(name), formula(`SUM(${range(pvRow)})`, net, money, { fontWeight: 'bold' })],
    [text(texts.own.ledger.reported), number(net, money)],
    [
      text(texts.own.ledger.check),
      formula(
        `ABS(${getCellAddress(netRow, 1)}-${getCellAddress(reportedRow, 1)})<=0.000001*MAX(1,ABS(${getCellAddress(reportedRow, 1)}))`,
        true,
      ),
    ],
  ]
  return {
    ...{ sheet: name, data },
    widths: [34, 22, 22, ...periods.map(() => 20)],
    frozenRows: TOP,
    frozenColumns: 1,
  }
}

const dayBefore = (value: string) => new Date(Date.parse(`${value}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10)
