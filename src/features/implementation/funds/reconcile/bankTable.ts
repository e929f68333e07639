import type { Sheet } from '@/shared/files/sheet'
import { toHalfWidth } from '@/shared/lib/typedNumber'
import type { BankRow, UnreadLine } from '../model/api'
import {
  dayOrderIn,
  decimalSignIn,
  readBankAmount,
  readBankDay,
  type DayOrder,
  type DecimalSign,
} from './bankValues'

/** What a column of a bank file may be. Either `amount`, or `out` and `in`. */
export const COLUMNS = ['day', 'amount', 'out', 'in', 'direction', 'payee', 'reference'] as const
export type BankColumn = (typeof COLUMNS)[number]

/** How a bank file is to be read. */
export interface Mapping {
  /** The line with the names of the columns, counted from 1; 0 where there is none. */
  heading: number
  /** The number of each column, counted from 0. */
  columns: Partial<Record<BankColumn, number>>
  decimal: DecimalSign
  order: DayOrder
  /** In a single column of amounts those below zero left the account. */
  isNegativeOut: boolean
  /** A column of what left the account writes it below zero; else what is below zero there came back. */
  isOutNegative: boolean
}

/** What banks call their columns. */
const NAMES: Readonly<Record<BankColumn, RegExp>> = {
  day: /^(交易|记账|入账|付款)?(日期|时间)|^(transaction|booking|value|posting)? ?date$|^datum/i,
  out: /借方|支出|付出|转出|^(debit|withdrawals?|paid out|money out|soll)/i,
  in: /贷方|收入|存入|转入|^(credit|deposits?|paid in|money in|haben)/i,
  direction: /借贷|收支|方向|^(dr\/?cr|direction|type|sign)$/i,
  amount: /金额|发生额|^(amount|betrag|value)$/i,
  payee: /对方(户名|名称|单位)|收款(人|方|单位)|户名|^(payee|beneficiary|counterparty|name)/i,
  reference:
    /摘要|附言|用途|备注|流水|凭证|^(reference|description|details|purpose|remark|memo|narrative|verwendungszweck)/i,
}

/** Looked at for a heading. */
const MOST_HEADING = 30
/** Cells of a column that are looked at to find out how it is written. */
const MOST_TOLD = 200

const namedAs = (name: string): BankColumn | undefined => {
  const plain = toHalfWidth(name).trim()
  if (plain === '') return undefined
  // A balance is no movement, and the account of who is paid no name.
  if (/余额|balance|账号|卡号/i.test(plain)) return undefined
  return (
    COLUMNS.find((column) => column !== 'amount' && NAMES[column].test(plain)) ??
    (NAMES.amount.test(plain) ? 'amount' : undefined)
  )
}

function columnsIn(names: readonly string[]): Mapping['columns'] {
  const columns: Mapping['columns'] = {}
  for (const [index, name] of names.entries()) {
    const column = namedAs(name)
    if (column) columns[column] ??= index
  }
  return columns
}

/** How good a line is as a heading: how many columns it names. */
const namedIn = (line: readonly string[]) => Object.keys(columnsIn(line)).length

/** What decides between two ways of writing: what more cells show without doubt. */
function toldBy<T>(cells: readonly string[], tell: (cell: string) => T | null, usual: T): T {
  const told = cells.map(tell).filter((each) => each !== null)
  const other = told.filter((each) => each !== usual).length
  return other * 2 > told.length ? told.find((each) => each !== usual)! : usual
}

/** How a table is most likely to be read; what it does not name has to be said by the user. */
export function guessMapping(sheet: Sheet): Mapping {
  const scores = sheet.slice(0, MOST_HEADING).map(namedIn)
  const best = Math.max(0, ...scores)
  const heading = best >= 2 ? scores.indexOf(best) + 1 : 0
  return withColumns(sheet, heading, columnsIn(sheet[heading - 1] ?? []))
}

const isBelowZero = (cell: string) => /^[-−–(（]|[-−–]$/.test(cell.trim())

/** The rest of a mapping, as the cells of its columns show it. */
export function withColumns(sheet: Sheet, heading: number, columns: Mapping['columns']): Mapping {
  const cellsOf = (column: BankColumn) => {
    const index = columns[column]
    if (index === undefined) return []
    return sheet
      .slice(heading, heading + MOST_TOLD)
      .map((line) => line[index] ?? '')
      .filter(Boolean)
  }
  const amounts = (['amount', 'out', 'in'] as const).flatMap(cellsOf)
  return {
    heading,
    columns,
    decimal: toldBy(amounts, decimalSignIn, '.'),
    order: toldBy(cellsOf('day'), dayOrderIn, 'dmy'),
    isNegativeOut: cellsOf('amount').some(isBelowZero),
    isOutNegative:
      cellsOf('out').length > 0 && cellsOf('out').every((cell) => isBelowZero(cell) || !/[1-9]/.test(cell)),
  }
}

/** A table whose heading is this one is read as before. */
export const signatureOf = (sheet: Sheet, heading: number): string =>
  (sheet[heading - 1] ?? [])
    .map((name) => toHalfWidth(name).trim())
    .join('|')
    .slice(0, 300)

/** What a mapping lacks before anything can be read by it. */
export const lacksIn = ({ columns }: Mapping): BankColumn[] => {
  const hasAmount = columns.amount !== undefined || columns.out !== undefined
  return [
    ...(columns.day === undefined ? (['day'] as const) : []),
    ...(hasAmount ? [] : (['amount'] as const)),
  ]
}

const OUT = /^(借|支|付|出|转出|d|dr|debit|out|s|soll|-)/i
const IN = /^(贷|收|入|存|转入|c|cr|credit|in|h|haben|\+)/i

type Movement = number | UnreadLine['issue']

/** What left the account by a line; below zero for what came in. */
function movementOf(
  cell: (column: BankColumn) => string,
  { columns, decimal, isNegativeOut, isOutNegative }: Mapping,
): Movement {
  const read = (text: string) => readBankAmount(text, decimal)
  const single = columns.amount === undefined ? '' : cell('amount')
  if (single !== '') {
    const amount = read(single)
    if (typeof amount === 'string') return amount
    const direction = toHalfWidth(cell('direction')).trim()
    if (OUT.test(direction)) return Math.abs(amount)
    if (IN.test(direction)) return -Math.abs(amount)
    return isNegativeOut ? -amount : amount
  }
  const [out, into] = (['out', 'in'] as const).map((column) => (cell(column) === '' ? 0 : read(cell(column))))
  if (typeof out !== 'number') return out ?? 'amount'
  if (typeof into !== 'number') return into ?? 'amount'
  // Statements write both columns, one of them with a zero; both filled say nothing.
  if (out !== 0 && into !== 0) return 'both'
  return out === 0 ? -into : isOutNegative ? -out : out
}

export interface BankTable {
  rows: BankRow[]
  /** Lines that cannot be read, each with the reason. */
  unread: UnreadLine[]
}

/** Most cells of an unread line that are kept. */
const MOST_CELLS = 20

/** The movements of a table. Each line below its heading is a row, or unread with the reason; empty ones are none. */
export function readBankTable(sheet: Sheet, mapping: Mapping): BankTable {
  const rows: BankRow[] = []
  const unread: UnreadLine[] = []
  for (const [index, cells] of sheet.entries()) {
    if (index < mapping.heading || cells.every((cell) => cell === '')) continue
    const line = index + 1
    const cell = (column: BankColumn) => cells[mapping.columns[column] ?? -1]?.trim() ?? ''
    const day = readBankDay(cell('day'), mapping.order)
    const amount = movementOf(cell, mapping)
    const issue = day === null ? 'day' : typeof amount === 'string' ? amount : amount === 0 ? 'zero' : null
    if (issue) unread.push({ line, issue, cells: cells.slice(0, MOST_CELLS) })
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
