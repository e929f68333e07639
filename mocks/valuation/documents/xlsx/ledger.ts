import { getCellAddress } from 'write-excel-file/utility'
import { LEDGER_ROWS, type Ledger } from '@/features/valuation/reports/model/content'
import { addYears } from '@/shared/lib/dates'
import type { Complete } from '../common/complete'
import type { Texts } from '../common/texts'
import { day, formula, header, moneyFormat, number, text, title, type Cell } from './cells'
import type { Sheet } from './workbook'

/** Columns before the first period: name, total, present value. */
const FIRST = 3
/** Rows above the first ledger row: period, first day, last day. */
const TOP = 3

const COSTS = LEDGER_ROWS.slice(1)
const TOTAL = { fontWeight: 'bold', topBorderStyle: 'thin' } as const
const RIGHT = { align: 'right' } as const

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

/** What a ledger's sheet needs of a report. */
interface LedgerSubject {
  report: Pick<Complete['report'], 'currency' | 'baseDate'>
  content: Pick<Complete['content'], 'discountFactors'>
}

/** One ledger as it is shown. */
interface LedgerView {
  rows: Ledger
  /** What the report says its value is. */
  net: number
  netName: string
  sheet: string
}

/** A ledger with live totals: whoever changes a cell sees what it does to the value. */
export function ledgerSheet(
  { report, content }: LedgerSubject,
  { rows, net, netName, sheet }: LedgerView,
  { t, own }: Texts,
): Sheet {
  const money = moneyFormat(report.currency)
  const factors = content.discountFactors
  const periods = factors.map((_, k) => k)
  const at = (row: number, k: number) => getCellAddress(row, FIRST + k)
  const across = (row: number) => `${at(row, 0)}:${at(row, factors.length - 1)}`
  const cashRow = TOP + LEDGER_ROWS.length
  const [factorRow, pvRow, netRow] = [cashRow + 1, cashRow + 2, cashRow + 4]

  const discounted = (values: readonly number[]) => values.map((value, k) => value * factors[k]!)
  const total = (row: number, values: readonly number[], style = {}) =>
    formula(`SUM(${across(row)})`, sum(values), money, style)
  const pv = (row: number, values: readonly number[], style = {}) =>
    formula(`SUMPRODUCT(${across(row)},${across(factorRow)})`, sum(discounted(values)), money, style)
  const cash = (k: number) =>
    formula(
      at(TOP, k) + COSTS.map((_, cost) => `-${at(TOP + 1 + cost, k)}`).join(''),
      rows.cf[k]!,
      money,
      TOTAL,
    )
  const [mine, reported] = [getCellAddress(netRow, 1), getCellAddress(netRow + 1, 1)]

  const data: Cell[][] = [
    [
      header(report.currency),
      header(t('valuation:column.total'), 'right'),
      header(t('valuation:column.pv'), 'right'),
      ...periods.map((k) => header(t('valuation:ledger.period', { number: k + 1 }), 'right')),
    ],
    [
      text(t('valuation:column.periodFrom')),
      null,
      null,
      ...periods.map((k) => day(addYears(report.baseDate, k), RIGHT)),
    ],
    [text(own.periodTo), null, null, ...periods.map((k) => day(lastDay(report.baseDate, k), RIGHT))],
    ...LEDGER_ROWS.map((key, index) => [
      text(t(`valuation:ledger.${key}`)),
      total(TOP + index, rows[key]),
      pv(TOP + index, rows[key]),
      ...rows[key].map((value) => number(value, money)),
    ]),
    [
      text(t('valuation:ledger.cf'), TOTAL),
      total(cashRow, rows.cf, TOTAL),
      pv(cashRow, rows.cf, TOTAL),
      ...periods.map(cash),
    ],
    [
      text(t('valuation:ledger.discountFactor')),
      null,
      null,
      ...factors.map((factor) => number(factor, '0.000000')),
    ],
    [
      text(t('valuation:column.pv')),
      total(pvRow, discounted(rows.cf)),
      null,
      ...periods.map((k) => formula(`${at(cashRow, k)}*${at(factorRow, k)}`, discounted(rows.cf)[k]!, money)),
    ],
    [],
    [
      title(netName),
      formula(`SUM(${across(pvRow)})`, sum(discounted(rows.cf)), money, { fontWeight: 'bold' }),
    ],
    [text(own.computed), number(net, money)],
    [text(own.check), formula(`ABS(${mine}-${reported})<=0.000001*MAX(1,ABS(${reported}))`, true)],
    [],
    [text(own.signs)],
  ]
  return { sheet, data, widths: [30, 24, 24, ...periods.map(() => 22)], frozenRows: TOP, frozenColumns: 1 }
}

/** The last day of a period. */
const lastDay = (baseDate: string, k: number) => addYears(addYears(baseDate, k + 1), -1 / 365.25)
