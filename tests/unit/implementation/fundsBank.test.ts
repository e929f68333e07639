import { expect, test } from 'vitest'
import {
  guessMapping,
  lacksIn,
  readBankTable,
  withColumns,
} from '@/features/implementation/funds/reconcile/bankTable'
import {
  decimalSignIn,
  readBankAmount,
  readBankDay,
} from '@/features/implementation/funds/reconcile/bankValues'
import { readSheet } from '@/shared/files/sheet'
import { header, number, text } from '@mocks/valuation/documents/xlsx/cells'
import { writeWorkbook } from '@mocks/valuation/documents/xlsx/workbook'

test.each([
  ['1,234.50', '.', 1234.5],
  ['1.234,50', ',', 1234.5],
  ['１２', '.', 12],
  ['¥ 1,234', '.', 1234],
  ['￥12.30 元', '.', 12.3],
  ['-1,234.50', '.', -1234.5],
  ['−5', '.', -5],
  ['(1,234.50)', '.', -1234.5],
  ['（5）', '.', -5],
  ['1,234.50-', '.', -1234.5],
  ["1'234.50", '.', 1234.5],
  ['1 234,50', ',', 1234.5],
  ['1234.5600000000002', '.', 1234.56],
  ['.5', '.', 0.5],
  ['1.005', '.', 'cents'],
  ['1,23.50', '.', 'amount'],
  ['1,2345', '.', 'amount'],
  ['1.234.567', '.', 'amount'],
  ['--5', '.', 'amount'],
  ['(5', '.', 'amount'],
  ['-', '.', 'amount'],
  ['12a', '.', 'amount'],
  ['999999999999999', '.', 'amount'],
] as const)('the amount %j with %j before its cents is %j', (cell, sign, amount) => {
  expect(readBankAmount(cell, sign)).toBe(amount)
})

test.each([
  ['1,234.50', '.'],
  ['1.234,50', ','],
  ['12,5', ','],
  ['1.234.567', ','],
  ['1,234', null],
  ['12', null],
] as const)('%j tells its sign: %j', (cell, sign) => {
  expect(decimalSignIn(cell)).toBe(sign)
})

test.each([
  ['2026-01-02', '2026-01-02'],
  ['2026/1/2 10:20:11', '2026-01-02'],
  ['20260102', '2026-01-02'],
  ['2026年1月2日', '2026-01-02'],
  ['02.01.2026', '2026-01-02'],
  ['46024', '2026-01-02'],
  ['46024.5', '2026-01-02'],
  ['2026-02-30', null],
  ['合计', null],
  ['', null],
])('the day %j is %j', (cell, day) => {
  expect(readBankDay(cell, 'dmy')).toBe(day)
})

/** A table as a bank writes it, read as it is most likely meant. */
function read(bytes: Uint8Array, extension = 'csv') {
  const sheet = readSheet(bytes, extension)
  const mapping = guessMapping(sheet)
  return { mapping, ...readBankTable(sheet, mapping) }
}
const utf8 = (words: string) => new TextEncoder().encode(words)

test('a Chinese statement in GBK: preamble, debit and credit, zeros in the other, a sum at its foot', () => {
  // 户名,演示 / 交易日期,借方发生额,贷方发生额,对方户名,摘要 / … / 合计
  const gbk = Buffer.from(
    'bba7c3fb2cd1ddcabe0d0abdbbd2d7c8d5c6da2cbde8b7bdb7a2c9fab6ee2cb4fbb7bdb7a2c9fab6ee2cb6d4b7bdbba7c3fb2cd5aad2aa0d0a',
    'hex',
  )
  const rows = utf8('2026-01-05,"1,234.50",0.00,A,FA-1\r\n2026-01-06,0,20.00,B,\r\n\r\n,1234.50,20.00,,\r\n')
  const { mapping, rows: found, unread } = read(new Uint8Array([...gbk, ...rows]))
  expect(mapping).toMatchObject({ heading: 2, columns: { day: 0, out: 1, in: 2, payee: 3, reference: 4 } })
  expect(found).toEqual([
    { line: 3, day: '2026-01-05', amount: 1234.5, payee: 'A', reference: 'FA-1' },
    { line: 4, day: '2026-01-06', amount: -20, payee: 'B', reference: '' },
  ])
  expect(unread).toMatchObject([{ line: 6, issue: 'day' }])
})

test('a European statement: byte order mark, semicolons, points between thousands, brackets for what left', () => {
  const { mapping, rows } = read(
    utf8(
      '\ufeffBooking date;Amount;Payee;Reference\n31.01.2026;(1.234,50);"Blue; Creek";x\n01.02.2026;20,00;C;\n',
    ),
  )
  expect(mapping).toMatchObject({ decimal: ',', order: 'dmy', isNegativeOut: true })
  expect(rows.map(({ day, amount, payee }) => [day, amount, payee])).toEqual([
    ['2026-01-31', 1234.5, 'Blue; Creek'],
    ['2026-02-01', -20, 'C'],
  ])
})

test('tabs, American days, a column of direction', () => {
  const { mapping, rows } = read(
    utf8('Date\tType\tAmount\tName\n01/31/2026\tDebit\t5\tA\n02/01/2026\tCredit\t6\tB\n'),
  )
  expect(mapping).toMatchObject({ order: 'mdy', columns: { direction: 1 } })
  expect(rows.map(({ day, amount }) => [day, amount])).toEqual([
    ['2026-01-31', 5],
    ['2026-02-01', -6],
  ])
})

test('a column of debits that are all below zero, and one with a reversal among them', () => {
  const of = (first: string) => read(utf8(`Date,Debit,Credit\n2026-01-01,${first},\n2026-01-02,-3,\n`)).rows
  expect(of('-5').map(({ amount }) => amount)).toEqual([5, 3])
  expect(of('5').map(({ amount }) => amount)).toEqual([5, -3])
})

test('a workbook, with days and amounts as numbers', async () => {
  const data = [
    [header('交易日期'), header('交易金额'), header('收款人')],
    [number(46024), number(-0.1 - 0.2), text('A')],
  ]
  const bytes = await writeWorkbook([
    { sheet: 'A', data, widths: [9, 9, 9], frozenRows: 1, frozenColumns: 0 },
  ])
  expect(read(bytes, 'xlsx').rows).toEqual([
    { line: 2, day: '2026-01-02', amount: 0.3, payee: 'A', reference: '' },
  ])
})

test('columns of other names are named by the user; every line is read or kept with its reason', () => {
  const sheet = readSheet(
    utf8('wann,wieviel\n2026-01-01,1\n,2\n2026-01-03,x\n2026-01-04,1.001\n2026-01-05,0\n'),
    'csv',
  )
  expect(lacksIn(guessMapping(sheet))).toEqual(['day', 'amount'])
  const { rows, unread } = readBankTable(sheet, withColumns(sheet, 1, { day: 0, amount: 1 }))
  expect(rows.map(({ line }) => line)).toEqual([2])
  expect(unread.map(({ line, issue }) => [line, issue])).toEqual([
    [3, 'day'],
    [4, 'amount'],
    [5, 'cents'],
    [6, 'zero'],
  ])
})

test('a quote that nothing closes swallows no row', () => {
  const { rows } = read(utf8('Date,Amount,Payee\n2026-01-01,1,"A\n2026-01-02,2,B\n'))
  expect(rows.map(({ payee }) => payee)).toEqual(['"A', 'B'])
})
