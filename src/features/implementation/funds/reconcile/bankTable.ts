import type { Sheet } from './sheet'
import { toHalfWidth } from '@/shared/lib/typedNumber'
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

/** What a column of a bank file may be. Either `amount`, or `out` and `in`. */
export const COLUMNS = ['day', 'amount', 'out', 'in', 'direction', 'payee', 'reference'] as const
export type BankColumn = (typeof COLUMNS)[number]

/** How a bank file is to be read. */
export interface Mapping {
  /** The line with the names of the columns, counted from 1; 0 where there is none. */
  heading: number
  /** The number of each column, counted from 0. */
  columns: Partial<Record<BankColumn, number>>
  /** Null if no cell is unambiguous; ambiguous cells are then reported instead of read. */
  decimal: DecimalSign | null
  order: DayOrder | null
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
  direction: /借\/?贷|收\/?支|方向|^(dr\/?cr|direction|type|sign)$/i,
  amount: /金额|发生额|^(amount|betrag|value)$/i,
  payee: /对方(户名|名称|单位)|交易对方|收款(人|方|单位)|户名|^(payee|beneficiary|counterparty|name)/i,
  reference:
    /摘要|附言|用途|备注|流水|凭证|^(reference|description|details|purpose|remark|memo|narrative|verwendungszweck)/i,
}

/** Looked at for a heading. */
const MOST_HEADING = 30
/** Balance columns: no movements, but evidence of how the file writes amounts. */
const BALANCE = /余额|balance|saldo/i

const namedAs = (name: string): BankColumn | undefined => {
  const plain = toHalfWidth(name).trim()
  if (plain === '') return undefined
  // A balance is no movement, and the account of who is paid no name.
  if (BALANCE.test(plain) || /账号|卡号/.test(plain)) return undefined
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

/** The value that most unambiguous cells show; null without any, or on a tie. */
function evidenceIn<T extends string>(cells: readonly string[], find: (cell: string) => T | null): T | null {
  const counts = new Map<T, number>()
  for (const cell of cells) {
    const found = find(cell)
    if (found !== null) counts.set(found, (counts.get(found) ?? 0) + 1)
  }
  const [[best, most] = [null, 0], [, next] = [null, 0]] = [...counts].sort(([, a], [, b]) => b - a)
  return most > next ? best : null
}

/** How a table is most likely to be read; what it does not name has to be said by the user. */
export function guessMapping(sheet: Sheet): Mapping {
  const scores = sheet.slice(0, MOST_HEADING).map(namedIn)
  const best = Math.max(0, ...scores)
  const heading = best >= 2 ? scores.indexOf(best) + 1 : 0
  const { direction, ...columns } = columnsIn(sheet[heading - 1] ?? [])
  const isDirection = direction !== undefined && isDirectionColumn(cellsIn(sheet, heading, direction))
  return withColumns(sheet, heading, isDirection ? { ...columns, direction } : columns)
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

/** The rest of a mapping, as the cells of its columns show it. */
export function withColumns(sheet: Sheet, heading: number, columns: Mapping['columns']): Mapping {
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
    decimal: evidenceIn(amounts, decimalSignIn),
    order: evidenceIn(cellsOf('day'), dayOrderIn),
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

/** What left the account by a line; below zero for what came in. */
function movementOf(
  cell: (column: BankColumn) => string,
  { columns, decimal, isNegativeOut, isOutNegative }: Mapping,
): Movement {
  function read(text: string) {
    if (decimal === null && isAmbiguousAmount(text)) return 'decimal'
    return readBankAmount(text, decimal ?? decimalSignIn(text) ?? '.')
  }
  const single = columns.amount === undefined ? '' : cell('amount')
  if (single !== '') {
    const amount = read(single)
    if (typeof amount === 'string') return amount
    if (columns.direction === undefined) return isNegativeOut ? -amount : amount
    const direction = directionOf(cell('direction'))
    if (direction === 'out') return Math.abs(amount)
    if (direction === 'in') return -Math.abs(amount)
    return direction ?? 'direction'
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
  unread: InvalidLine[]
}

/** Most cells of an unread line that are kept. */
const MOST_CELLS = 20

/** The movements of a table. Each line below its heading is a row, or unread with the reason; empty ones are none. */
export function readBankTable(sheet: Sheet, mapping: Mapping): BankTable {
  const rows: BankRow[] = []
  const unread: InvalidLine[] = []
  for (const [index, cells] of sheet.entries()) {
    if (index < mapping.heading || cells.every((cell) => cell === '')) continue
    const line = index + 1
    const cell = (column: BankColumn) => cells[mapping.columns[column] ?? -1]?.trim() ?? ''
    const isUndecided = mapping.order === null && isAmbiguousDay(cell('day'))
    const day = readBankDay(cell('day'), mapping.order ?? 'dmy')
    const amount = movementOf(cell, mapping)
    const issue =
      day === null
        ? 'day'
        : isUndecided
          ? 'order'
          : typeof amount === 'string'
            ? amount
            : amount === 0
              ? 'zero'
              : null
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
