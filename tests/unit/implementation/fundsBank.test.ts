import { expect, test } from 'vitest'
import {
  guessCurrency,
  guessMapping,
  missingColumnsOf,
  readBankTable,
  completeMapping,
} from '@/features/implementation/funds/reconcile/bankTable'
import {
  decimalSignIn,
  readBankAmount,
  readBankDay,
} from '@/features/implementation/funds/reconcile/bankValues'
import {
  decodeText,
  detectSeparator,
  readDelimited,
} from '@/features/implementation/funds/reconcile/delimitedText'
import { readWorkbook } from '@/features/implementation/funds/reconcile/workbook'
import { header, number, text } from '@mocks/platform/xlsx/cells'
import { writeWorkbook } from '@mocks/platform/xlsx/workbook'

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
  ['€ 1.234,50', ',', 1234.5],
  ['£12.00', '.', 12],
  ['HK$1,234.50', '.', 1234.5],
  ['12.50 人民币', '.', 12.5],
  ['450 000', ',', 450_000],
] as const)('the amount %j with %j before its cents is %j', (cell, sign, amount) => {
  expect(readBankAmount(cell, sign)).toBe(amount)
})

test.each([
  ['1,234.50', '.'],
  ['1.234,50', ','],
  ['12,5', ','],
  ['1.234.567', ','],
  ['1,234', null],
  ['3.000', null],
  ['0.125', '.'],
  ['1234.567', '.'],
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
  ['24.04.26', '2026-04-24'],
  ['04/24/26', null],
  ['2026.09.15.', '2026-09-15'],
  ['15-Jan-2026', '2026-01-15'],
  ['15-OCT-2026', '2026-10-15'],
  ['15 August 2026 10:20', '2026-08-15'],
  ['3. Mai 2026', '2026-05-03'],
  ['Dec 1, 2026', '2026-12-01'],
  ['30-Feb-2026', null],
  ['15-Foo-2026', null],
  ['26/04/03', null],
  ['2026-02-30', null],
  ['合计', null],
  ['', null],
])('the day %j is read as %j', (cell, day) => {
  expect(readBankDay(cell, 'dmy')).toBe(day)
})

const TODAY = '2026-12-31'

function sheetOf(bytes: Uint8Array) {
  const { text } = decodeText(bytes)
  return readDelimited(text, detectSeparator(text).separator)
}

/** Reads a bank's table with the guessed column mapping. */
async function read(bytes: Uint8Array, currency = 'CNY') {
  const sheet = await sheetOf(bytes)
  const guess = guessMapping(sheet, TODAY)
  return { ...guess, ...readBankTable(sheet, guess.mapping, currency) }
}
const utf8 = (csv: string) => new TextEncoder().encode(csv)

test('a Chinese statement in GBK: preamble, debit and credit columns filled with zeros, a sum at the end', async () => {
  // 户名,演示 / 交易日期,借方发生额,贷方发生额,对方户名,摘要 / … / 合计
  const gbk = Buffer.from(
    'bba7c3fb2cd1ddcabe0d0abdbbd2d7c8d5c6da2cbde8b7bdb7a2c9fab6ee2cb4fbb7bdb7a2c9fab6ee2cb6d4b7bdbba7c3fb2cd5aad2aa0d0a',
    'hex',
  )
  const rows = utf8('2026-01-05,"1,234.50",0.00,A,FA-1\r\n2026-01-06,0,20.00,B,\r\n\r\n,1234.50,20.00,,\r\n')
  const { mapping, rows: found, unread } = await read(new Uint8Array([...gbk, ...rows]))
  expect(mapping).toMatchObject({ heading: 2, columns: { day: 0, out: 1, in: 2, payee: 3, reference: 4 } })
  expect(found).toMatchObject([
    { line: 3, day: '2026-01-05', amount: 1234.5, payee: 'A', reference: 'FA-1' },
    { line: 4, day: '2026-01-06', amount: -20, payee: 'B', reference: '' },
  ])
  expect(unread).toMatchObject([{ line: 6, issue: 'day' }])
})

test('a European statement: byte order mark, semicolons, points as thousands separators, brackets for outgoing amounts', async () => {
  const { mapping, rows } = await read(
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

test('a statement with tabs, American dates and a direction column', async () => {
  const { mapping, rows } = await read(
    utf8('Date\tType\tAmount\tName\n01/31/2026\tDebit\t5\tA\n02/01/2026\tCredit\t6\tB\n'),
  )
  expect(mapping).toMatchObject({ order: 'mdy', columns: { direction: 1 } })
  expect(rows.map(({ day, amount }) => [day, amount])).toEqual([
    ['2026-01-31', 5],
    ['2026-02-01', -6],
  ])
})

test('a debit column with only negative amounts, and one that contains a reversal', async () => {
  const of = async (first: string) =>
    (await read(utf8(`Date,Debit,Credit\n2026-01-01,${first},\n2026-01-02,-3,\n`))).rows
  expect((await of('-5')).map(({ amount }) => amount)).toEqual([5, 3])
  expect((await of('5')).map(({ amount }) => amount)).toEqual([5, -3])
})

test('a workbook with days and amounts as numbers', async () => {
  const data = [
    [header('交易日期'), header('交易金额'), header('收款人')],
    [number(46024), number(-0.1 - 0.2), text('A')],
  ]
  const bytes = await writeWorkbook([
    { sheet: 'A', data, widths: [9, 9, 9], frozenRows: 1, frozenColumns: 0 },
  ])
  const sheet = (await readWorkbook(bytes))[0]!.rows
  expect(readBankTable(sheet, guessMapping(sheet, TODAY).mapping, 'CNY').rows).toMatchObject([
    { line: 2, day: '2026-01-02', amount: 0.3, payee: 'A', reference: '' },
  ])
})

test('unknown columns are mapped by the user; every line is read or listed with its error', async () => {
  const sheet = await sheetOf(
    utf8('wann,wieviel\n2026-01-01,1\n,2\n2026-01-03,x\n2026-01-04,1.0015\n2026-01-05,0\n'),
  )
  expect(missingColumnsOf(guessMapping(sheet, TODAY).mapping)).toEqual(['day', 'amount'])
  const { rows, unread } = readBankTable(
    sheet,
    completeMapping(sheet, 1, { day: 0, amount: 1 }, TODAY).mapping,
    'CNY',
  )
  expect(rows.map(({ line }) => line)).toEqual([2])
  expect(unread.map(({ line, issue }) => [line, issue])).toEqual([
    [3, 'day'],
    [4, 'amount'],
    [5, 'cents'],
    [6, 'zero'],
  ])
})

const issues = (table: { unread: readonly { line: number; issue: string }[] }) =>
  table.unread.map(({ line, issue }) => [line, issue])

test('a wallet statement: income is not read as expense, and rows of neither kind are listed separately', async () => {
  const found = await read(
    utf8(
      '共4笔记录\n交易时间,交易对方,商品说明,收/支,金额\n' +
        '2026-08-01 10:00:00,演示商店,咖啡,支出,49.74\n2026-08-02 10:00:00,演示公司,货款,收入,222.50\n' +
        '2026-08-03 10:00:00,演示商店,退款,不计收支,100.00\n2026-08-04 10:00:00,演示商店,充值,/,16.03\n',
    ),
  )
  expect(found.mapping.columns).toMatchObject({ payee: 1, direction: 3, amount: 4 })
  expect(found.rows.map(({ amount, payee }) => [amount, payee])).toEqual([
    [49.74, '演示商店'],
    [-222.5, '演示公司'],
  ])
  expect(issues(found)).toEqual([[5, 'neither'], [6, 'neither']]) // prettier-ignore
})

test.each([
  ['Deposit', [-5]],
  ['deposit', [-5]],
  ['支付', []],
  ['Salary', []],
  ['Interest', []],
  ['', []],
])('the direction %j is recognised or the line is listed as invalid', async (word, amounts) => {
  const sheet = await sheetOf(utf8(`Date,Direction,Amount\n2026-01-01,${word},5.00\n2026-01-02,Debit,6.00\n`))
  const found = readBankTable(
    sheet,
    completeMapping(sheet, 1, { day: 0, direction: 1, amount: 2 }, TODAY).mapping,
    'CNY',
  )
  expect(found.rows.map(({ amount }) => amount)).toEqual([...amounts, 6])
  expect(issues(found)).toEqual(amounts.length === 0 ? [[2, 'direction']] : [])
})

test('a type column with other values is not taken as the direction', async () => {
  const { mapping, rows } = await read(
    utf8('Date,Amount,Type\n2026-07-14,-5.00,DEBIT_CARD\n2026-07-15,0.01,MISC_CREDIT\n'),
  )
  expect(mapping.columns.direction).toBeUndefined()
  expect(rows.map(({ amount }) => amount)).toEqual([5, -0.01])
})

const POINTS = 'Datum;Name;Betrag\n03.08.2026;Beispiel GmbH;-3.000\n04.08.2026;Muster AG;12.500\n'

test('integer-like amounts with points are not read until the user chooses the decimal separator', async () => {
  const sheet = await sheetOf(utf8(POINTS))
  const mapping = guessMapping(sheet, TODAY).mapping
  expect(mapping).toMatchObject({ decimal: null, order: 'dmy' })
  expect(readBankTable(sheet, mapping, 'CNY').rows).toEqual([])
  expect(issues(readBankTable(sheet, mapping, 'CNY'))).toEqual([[2, 'decimal'], [3, 'decimal']]) // prettier-ignore
  const amounts = (decimal: ',' | '.') =>
    readBankTable(sheet, { ...mapping, decimal }, 'CNY').rows.map(({ amount }) => amount)
  expect(amounts(',')).toEqual([3_000, -12_500])
  expect(amounts('.')).toEqual([3, -12.5])
})

test.each([
  ['another amount', 'Date,Amount\n2026-01-01,-3.000\n2026-01-02,"-1,50"\n', ','],
  ['the balance', 'Date;Amount;Balance\n2026-01-01;-3.000;1.204,50\n', ','],
  ['an amount too long for a group', 'Date,Amount\n2026-01-01,-3.000\n2026-01-02,-1204.500\n', '.'],
])('%s decides the meaning of a point', async (_what, text, decimal) => {
  const { mapping, unread } = await read(utf8(text))
  expect(mapping.decimal).toBe(decimal)
  expect(unread).toEqual([])
})

test('ambiguous dates are not read until the user chooses their order', async () => {
  const sheet = await sheetOf(utf8('Date,Amount\n07/01/2026,-5.00\n07/07/2026,-6.00\n07/02/2026,-7.00\n'))
  const mapping = guessMapping(sheet, TODAY).mapping
  expect(mapping.order).toBeNull()
  const { rows, unread } = readBankTable(sheet, mapping, 'CNY')
  expect(rows.map(({ day }) => day)).toEqual(['2026-07-07'])
  expect(unread.map(({ issue }) => issue)).toEqual(['order', 'order'])
  const days = (order: 'dmy' | 'mdy') =>
    readBankTable(sheet, { ...mapping, order }, 'CNY').rows.map(({ day }) => day)
  expect(days('mdy')).toEqual(['2026-07-01', '2026-07-07', '2026-07-02'])
  expect(days('dmy')).toEqual(['2026-01-07', '2026-07-07', '2026-02-07'])
})

test('rows in another currency than that of the account are listed separately', async () => {
  const sheet = await sheetOf(
    utf8(
      'Date,Billing amount,Billing currency,Balance currency\n24/03/2026,-1.00,USD,HKD\n' +
        '23/03/2026,-2.00,RMB,HKD\n22/03/2026,-3.00,-,HKD\n21/03/2026,-4.00,usd,HKD\n20/03/2026,-5.00,积分,HKD\n',
    ),
  )
  const mapping = guessMapping(sheet, TODAY).mapping
  expect(mapping.columns.currency).toBe(2)
  expect(guessCurrency(sheet, mapping)?.value).toBe('USD')
  const found = (currency: string) => readBankTable(sheet, mapping, currency)
  expect(found('USD').rows.map(({ amount }) => amount)).toEqual([1, 3, 4])
  expect(issues(found('USD'))).toEqual([[3, 'currency'], [6, 'currency']]) // prettier-ignore
  expect(found('CNY').rows.map(({ amount }) => amount)).toEqual([2, 3])
})

test('letters of one byte are those of Western or Central Europe', async () => {
  async function payee(bytes: string) {
    const start = utf8('Datum;Betrag;Name\n01.02.2026;1,00;')
    const { rows } = await read(new Uint8Array([...start, ...Buffer.from(bytes, 'latin1')]))
    return rows[0]!.payee
  }
  expect(await payee('J\u00f8rgensen')).toBe('Jørgensen')
  expect(await payee('Po\u00b3czy\u00f1ski')).toBe('Połczyński')
})

test('an unclosed quote does not swallow rows', async () => {
  const { rows } = await read(utf8('Date,Amount,Payee\n2026-01-01,1,"A\n2026-01-02,2,B\n'))
  expect(rows.map(({ payee }) => payee)).toEqual(['"A', 'B'])
})
