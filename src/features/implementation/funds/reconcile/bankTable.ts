import type { Sheet } from './sheet'
import { sumAmounts } from '@/shared/lib/cents'
import { CURRENCIES, type Currency } from '@/shared/lib/money'
import { toHalfWidth } from '@/shared/lib/parseNumber'
import type { BankRow, InvalidLine } from '../model/funds.api'
import {
  dayOrderIn,
  decimalSignIn,
  isAmbiguousAmount,
  isAmbiguousDay,
  readBankAmount,
  readBankDay,
  type DayOrder,
  type DecimalSign,
} from './bankValues'

/** Columns that a bank file can have. Either `amount`, or `out` and `in`. */
export const COLUMNS = ['day', 'amount', 'out', 'in', 'direction', 'currency', 'payee', 'reference'] as const
export type BankColumn = (typeof COLUMNS)[number]

export interface Mapping {
  /** Line with the column names, starting at 1; 0 if there is none. */
  heading: number
  /** Index of each column, starting at 0. */
  columns: Partial<Record<BankColumn, number>>
  /** Null if no cell is unambiguous; ambiguous cells are then reported instead of parsed. */
  decimal: DecimalSign | null
  order: DayOrder | null
  /** In a single amount column, negative amounts are outgoing. */
  isNegativeOut: boolean
  /** True if the column of outgoing amounts writes them as negatives; otherwise a negative there is a refund. */
  isOutNegative: boolean
}

const COLUMN_PATTERNS: Readonly<Record<BankColumn, RegExp>> = {
  day: /^(交易|记账|入账|付款)?(日期|时间)|^(transaction|booking|value|posting)? ?date$|^datum|^buchung(stag|sdatum)?$|dátuma$/i,
  out: /借方|支出|付出|转出|^(debit|withdrawals?|paid out|money out|soll|terhelés)/i,
  in: /贷方|收入|存入|转入|^(credit|deposits?|paid in|money in|haben|jóváírás)/i,
  direction: /借\/?贷|收\/?支|方向|^(dr\/?cr|direction|type|sign)$/i,
  currency: /币种|currency|^w(ä|ae)hrung$/i,
  amount: /金额|发生额|(^|\s)(amount|betrag)$|^value$/i,
  payee:
    /对方(户名|名称|单位)|交易对方|收款(人|方|单位)|户名|^(payee|beneficiary|counterparty|name|auftraggeber|beg(ü|ue)nstigter|empf(ä|ae)nger|partner)/i,
  reference:
    /摘要|附言|用途|备注|流水|凭证|^(reference|description|details|purpose|remark|memo|narrative|verwendungszweck|közlemény)/i,
}

const MAX_HEADING_LINES = 30
/** Balance columns are not movements, but show how the file writes amounts. */
const BALANCE = /余额|balance|saldo/i

const columnNamed = (name: string): BankColumn | undefined => {
  const plain = toHalfWidth(name).trim()
  if (plain === '') return undefined
  // A balance is not a movement, and the payee's account number is not a name.
  if (BALANCE.test(plain) || /账号|卡号/.test(plain)) return undefined
  return (
    COLUMNS.find((column) => column !== 'amount' && COLUMN_PATTERNS[column].test(plain)) ??
    (COLUMN_PATTERNS.amount.test(plain) ? 'amount' : undefined)
  )
}

/** Cells of a column that a bank leaves unused. */
const PLACEHOLDER = /^[-–—/]?$/

/** The first column of each kind, if possible one that is used. */
function columnsIn(
  names: readonly string[],
  isUsed: (index: number) => boolean = () => true,
): Mapping['columns'] {
  const columns: Mapping['columns'] = {}
  const indexes = [...names.keys()]
  for (const index of [...indexes.filter(isUsed), ...indexes]) {
    const column = columnNamed(names[index]!)
    if (column) columns[column] ??= index
  }
  return columns
}

const countNamedColumns = (line: readonly string[]) => Object.keys(columnsIn(line)).length

/** The value that most unambiguous cells show; null without any, or on a tie. */
function majorityOf<T extends string>(cells: readonly string[], find: (cell: string) => T | null): T | null {
  const counts = new Map<T, number>()
  for (const cell of cells) {
    const found = find(cell)
    if (found !== null) counts.set(found, (counts.get(found) ?? 0) + 1)
  }
  const [[best, bestCount] = [null, 0], [, nextCount] = [null, 0]] = [...counts].sort(([, a], [, b]) => b - a)
  return bestCount > nextCount ? best : null
}

const CURRENCY_NAMES: Readonly<Record<string, string>> = {
  人民币: 'CNY',
  RMB: 'CNY',
  美元: 'USD',
  欧元: 'EUR',
  英镑: 'GBP',
  日元: 'JPY',
  港币: 'HKD',
  港元: 'HKD',
}

/** Code of a currency cell; the text itself if it is unknown, and null for an unused cell. */
function currencyIn(cell: string): string | null {
  const name = toHalfWidth(cell).trim().toUpperCase()
  return PLACEHOLDER.test(name) ? null : (CURRENCY_NAMES[name] ?? name)
}

/** The currency of most rows, of those that an account can have; null if no column names it. */
export function guessCurrency(sheet: Sheet, { heading, columns }: Mapping): Currency | null {
  const cells = columns.currency === undefined ? [] : cellsIn(sheet, heading, columns.currency)
  return majorityOf(cells, (cell) => CURRENCIES.find((currency) => currency === currencyIn(cell)) ?? null)
}

/** Guesses how to parse a table; the user has to choose the columns that the heading does not name. */
export function guessMapping(sheet: Sheet): Mapping {
  const scores = sheet.slice(0, MAX_HEADING_LINES).map(countNamedColumns)
  const best = Math.max(0, ...scores)
  const heading = best >= 2 ? scores.indexOf(best) + 1 : 0
  const isUsed = (index: number) => cellsIn(sheet, heading, index).some((cell) => !PLACEHOLDER.test(cell))
  const { direction, ...columns } = columnsIn(sheet[heading - 1] ?? [], isUsed)
  const hasDirection = direction !== undefined && isDirectionColumn(cellsIn(sheet, heading, direction))
  return completeMapping(sheet, heading, hasDirection ? { ...columns, direction } : columns)
}

const cellsIn = (sheet: Sheet, heading: number, column: number) =>
  sheet
    .slice(heading)
    .map((line) => line[column] ?? '')
    .filter(Boolean)

/** True if most cells are known directions; a column called "type" often holds something else. */
const isDirectionColumn = (cells: readonly string[]) =>
  cells.filter((cell) => directionOf(cell) !== null).length * 2 >= cells.length

const isBelowZero = (cell: string) => /^[-−–(（]|[-−–]$/.test(cell.trim())

/** Derives the number and date formats of a mapping from the cells of its columns. */
export function completeMapping(sheet: Sheet, heading: number, columns: Mapping['columns']): Mapping {
  const cellsOf = (column: BankColumn) => {
    const index = columns[column]
    return index === undefined ? [] : cellsIn(sheet, heading, index)
  }
  const balances = (sheet[heading - 1] ?? []).flatMap((name, index) =>
    BALANCE.test(name) ? cellsIn(sheet, heading, index) : [],
  )
  const amounts = [...(['amount', 'out', 'in'] as const).flatMap(cellsOf), ...balances]
  return {
    heading,
    columns,
    decimal: majorityOf(amounts, decimalSignIn),
    order: majorityOf(cellsOf('day'), dayOrderIn),
    isNegativeOut: cellsOf('amount').some(isBelowZero),
    isOutNegative:
      cellsOf('out').length > 0 && cellsOf('out').every((cell) => isBelowZero(cell) || !/[1-9]/.test(cell)),
  }
}

/** Identifies a table layout: files with the same heading reuse the saved mapping. */
export const signatureOf = (sheet: Sheet, heading: number): string =>
  (sheet[heading - 1] ?? [])
    .map((name) => toHalfWidth(name).trim())
    .join('|')
    .slice(0, 300)

export const missingColumnsOf = ({ columns }: Mapping): BankColumn[] => {
  const hasAmount = columns.amount !== undefined || columns.out !== undefined
  return [
    ...(columns.day === undefined ? (['day'] as const) : []),
    ...(hasAmount ? [] : (['amount'] as const)),
  ]
}

const OUT =
  /^(借方?|借记|支出?|付出?|付款|出账?|转出|支取|d|dr|dbit|debit|out|outgoing|withdrawal|s|soll|-)$/i
const IN = /^(贷方?|贷记|收入?|收款|入账?|转入|存入?|c|cr|crdt|credit|in|incoming|deposit|h|haben|\+)$/i
/** Movements that a wallet does not count: closed, refunded, or between own accounts. */
const NEITHER = /^(\/|中性交易|不计收支|其他)$/

/** Parses a direction cell; null for unknown words. */
function directionOf(cell: string): 'out' | 'in' | 'neither' | null {
  const word = toHalfWidth(cell).trim()
  return OUT.test(word) ? 'out' : IN.test(word) ? 'in' : NEITHER.test(word) ? 'neither' : null
}

type Movement = number | InvalidLine['issue']

/** Outgoing amount of a line, negative for incoming; an issue code if it cannot be parsed. */
function movementOf(
  cell: (column: BankColumn) => string,
  { columns, decimal, isNegativeOut, isOutNegative }: Mapping,
): Movement {
  function parse(text: string) {
    if (decimal === null && isAmbiguousAmount(text)) return 'decimal'
    return readBankAmount(text, decimal ?? decimalSignIn(text) ?? '.')
  }
  const amountIn = (column: 'amount' | 'out' | 'in') => cell(column).replace(PLACEHOLDER, '')
  const single = columns.amount === undefined ? '' : amountIn('amount')
  if (single !== '') {
    const amount = parse(single)
    if (typeof amount === 'string') return amount
    if (columns.direction === undefined) return isNegativeOut ? -amount : amount
    const direction = directionOf(cell('direction'))
    if (direction === 'out') return Math.abs(amount)
    if (direction === 'in') return -Math.abs(amount)
    return direction ?? 'direction'
  }
  const [out, into] = (['out', 'in'] as const).map((column) =>
    amountIn(column) === '' ? 0 : parse(amountIn(column)),
  )
  if (typeof out !== 'number') return out ?? 'amount'
  if (typeof into !== 'number') return into ?? 'amount'
  // Statements may fill both columns, one of them with a zero; two non-zero amounts are ambiguous.
  if (out !== 0 && into !== 0) return 'both'
  return out === 0 ? -into : isOutNegative ? -out : out
}

export interface BankTable {
  rows: BankRow[]
  unread: InvalidLine[]
}

const MAX_STORED_CELLS = 20

/**
 * Parses the movements of an account in a currency. Each line below the heading becomes a row or an invalid line with
 * its reason, such as another currency; empty lines are skipped.
 */
export function readBankTable(sheet: Sheet, mapping: Mapping, currency: string): BankTable {
  const rows: BankRow[] = []
  const unread: InvalidLine[] = []
  for (const [index, cells] of sheet.entries()) {
    if (index < mapping.heading || cells.every((cell) => cell === '')) continue
    const line = index + 1
    const cell = (column: BankColumn) => cells[mapping.columns[column] ?? -1]?.trim() ?? ''
    const isAmbiguous = mapping.order === null && isAmbiguousDay(cell('day'))
    const day = readBankDay(cell('day'), mapping.order ?? 'dmy')
    const amount = movementOf(cell, mapping)
    const rowCurrency = currencyIn(cell('currency')) ?? currency
    const issue =
      day === null
        ? 'day'
        : isAmbiguous
          ? 'order'
          : typeof amount === 'string'
            ? amount
            : amount === 0
              ? 'zero'
              : rowCurrency === currency
                ? null
                : 'currency'
    if (issue) unread.push({ line, issue, cells: cells.slice(0, MAX_STORED_CELLS) })
    else
      rows.push({
        line,
        day: day!,
        amount: amount as number,
        payee: cell('payee').slice(0, 200),
        reference: cell('reference').slice(0, 200),
      })
  }
  return { rows, unread }
}

export interface ControlTotals {
  out: number
  outCount: number
  in: number
  inCount: number
  /** First and last day. */
  from: string
  to: string
}

/** Figures to compare with the statement; null without rows. */
export function controlTotalsOf(rows: readonly BankRow[]): ControlTotals | null {
  const days = rows.map(({ day }) => day).sort()
  const [from, to] = [days[0], days.at(-1)]
  if (from === undefined || to === undefined) return null
  const outgoing = rows.filter(({ amount }) => amount > 0)
  const incoming = rows.filter(({ amount }) => amount < 0)
  return {
    out: sumAmounts(outgoing.map(({ amount }) => amount)),
    outCount: outgoing.length,
    in: sumAmounts(incoming.map(({ amount }) => -amount)),
    inCount: incoming.length,
    from,
    to,
  }
}
