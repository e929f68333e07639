import { expect, test } from 'vitest'
import { readBankFile } from '../../support/bankFiles'

const guessOf = async (lines: string) =>
  (await readBankFile(new Blob([lines]), { currency: 'USD' })).opened.guess!
const rowsOf = async (lines: string) => (await readBankFile(new Blob([lines]), { currency: 'USD' })).rows

test.each([
  ['a day above 12', 'Date,Amount\n01/02/2026,-1.00\n01/13/2026,-2.00\n', 'mdy', null, ['dayAbove12']],
  ['weekdays of their own', 'Date,Day,Amount\n01/02/2026,Fri,-1.00\n01/05/2026,Mon,-2.00\n', 'mdy', null, ['weekdays']],
  ['weekdays before the date', 'Date,Amount\nSun 01/02/2026,-1.00\nFri 01/05/2026,-2.00\n', 'dmy', null, ['weekdays']],
  ['rows in order', 'Date,Amount\n01/05/2026,-1.00\n03/05/2026,-2.00\n02/06/2026,-2.00\n', null, 'dmy', ['ascending']],
  ['rows in reverse order', 'Date,Amount\n02/06/2026,-1.00\n03/05/2026,-2.00\n01/05/2026,-2.00\n', null, 'dmy', ['descending']],
  ['a day in the future otherwise', 'Date,Amount\n01/11/2020,-1.00\n11/01/2040,-1.00\n', null, null, []],
  ['contradicting evidence', 'Date,Amount\n01/02/2026,-1.00\n02/01/2026,-1.00\n', null, null, []],
  ['one row', 'Date,Amount\n01/02/2020,-1.00\n', null, null, []],
] as const)('the order of day and month by %s', async (_what, lines, order, likely, reasons) => {
  const guess = await guessOf(lines)
  expect(guess.mapping.order).toBe(order)
  expect(guess.likely.order).toBe(likely)
  expect(guess.evidence.order.map(({ reason }) => reason)).toEqual(reasons)
}) // prettier-ignore

test('a date that would be in the future makes the other order likely', async () => {
  const { likely, evidence } = await guessOf(
    'Date,Amount\n12/10/2026,-1.00\n11/10/2026,-1.00\n10/09/2026,-1.00\n',
  )
  expect(likely.order).toBe('dmy')
  expect(evidence.order.map(({ reason }) => reason)).toContain('notFuture')
})

test('dates have to follow the running balance', async () => {
  // Ascending under month first, descending under day first; the balance descends.
  const lines =
    'Date,Amount,Balance\n01/06/2026,-1.00,90.00\n02/05/2026,-2.00,91.00\n03/04/2026,-3.00,93.00\n'
  const { likely, evidence } = await guessOf(lines)
  expect(likely.order).toBe('dmy')
  expect(evidence.order.map(({ reason }) => reason)).toContain('balanceOrder')
})

test.each([
  ['cents', 'Date;Amount\n2026-01-05;-3.000\n2026-01-06;-1,50\n', ',', null, 'cents'],
  ['the only reading that balances', 'Date;Amount;Balance\n2026-01-05;-3.000;10000\n2026-01-06;-2.000;8000\n', ',', null, 'balances'],
  ['a balance in small amounts', 'Date;Amount;Balance\n2026-01-05;-3.000;10\n2026-01-06;-2.000;8\n', '.', null, 'balances'],
  ['a currency without cents', 'Date;Amount;Currency\n2026-01-05;-3.000;JPY\n', ',', null, 'noCents'],
  ['days with points', 'Date;Amount\n05.01.2026;-3.000\n', null, ',', 'dottedDays'],
  ['nothing', 'Date;Amount\n2026-01-05;-3.000\n', null, null, undefined],
  ['a balance that adds up both ways', 'Date;Amount;Balance\n2026-01-05;-3.000;9.000\n2026-01-06;-2.000;7.000\n', null, null, undefined],
] as const)('the decimal sign by %s', async (_what, lines, decimal, likely, reason) => {
  const guess = await guessOf(lines)
  expect(guess.mapping.decimal).toBe(decimal)
  expect(guess.likely.decimal).toBe(likely)
  expect(guess.evidence.decimal[0]?.reason).toBe(reason)
}) // prettier-ignore

test('amounts without a sign that raise the balance came in', async () => {
  const rows = (balance: string) =>
    rowsOf(`Date,Amount,Balance\n2026-01-05,5.00,10.00\n2026-01-06,6.00,${balance}\n`)
  expect((await rows('16.00')).map(({ amount }) => amount)).toEqual([-5, -6])
  expect((await rows('4.00')).map(({ amount }) => amount)).toEqual([5, 6])
})

test('a note of a refund does not change the payment, because the refund has its own row', async () => {
  const rows = await rowsOf(
    '交易时间,收/支,金额\n2026-01-05,支出,131.77(已退款89.84)\n2026-01-06,收入,89.84\n2026-01-07,支出,￥20.00（已全额退款）\n',
  )
  expect(rows.map(({ amount }) => amount)).toEqual([131.77, -89.84, 20])
})

test.each([
  ['Status', 'Umsatz vorgemerkt', 'pending'],
  ['State', 'PENDING', 'pending'],
  ['交易状态', '待入账', 'pending'],
  ['State', 'DECLINED', 'cancelled'],
  ['当前状态', '交易关闭', 'cancelled'],
])('a row with the %s %s is %s', async (heading, status, issue) => {
  const { unread, rows } = await readBankFile(
    new Blob([`Date,Amount,${heading}\n2026-01-05,-5.00,${status}\n2026-01-06,-6.00,COMPLETED\n`]),
  )
  expect(unread.map((line) => line.issue)).toEqual([issue])
  expect(rows.map(({ amount }) => amount)).toEqual([6])
})

test('amounts and currencies before a conversion are not those of the account', async () => {
  const { mapping, rows } = await readBankFile(
    new Blob([
      'Date,Original amount,Original currency,Amount (CNY),Partner IBAN,Partner name\n2026-01-05,-5.00,USD,-36.00,DE1,A\n',
    ]),
  )
  expect(mapping!.columns).toEqual({ day: 0, amount: 3, payee: 5 })
  expect(rows).toMatchObject([{ amount: 36, payee: 'A' }])
})

test('a currency beside the amount separates rows of another one', async () => {
  const lines = 'Date,Amount\n2026-01-05,CNY 10.00\n2026-01-06,JPY 1000\n2026-01-07,CNY11.00\n'
  const { rows, unread } = await readBankFile(new Blob([lines]), { currency: 'CNY' })
  expect(rows.map(({ amount }) => amount)).toEqual([10, 11])
  expect(unread).toMatchObject([{ line: 3, issue: 'currency' }])
})

test.each([
  ['the title', '信用卡账单\n交易日,交易摘要,金额\n2026-01-05,书店,5.00\n2026-01-06,还款,-6.00\n', [5, -6]],
  [
    'charges and refunds',
    '交易日,摘要,金额\n2026-01-05,（消费）书店,5.00\n2026-01-06,（退款）书店,-6.00\n',
    [5, -6],
  ],
  [
    'a charge with a minus',
    '交易日,摘要,金额\n2026-01-05,（消费）书店,-5.00\n2026-01-06,（退款）书店,6.00\n',
    [5, -6],
  ],
])('the sign of a credit card by %s', async (_what, lines, amounts) => {
  expect((await rowsOf(lines)).map(({ amount }) => amount)).toEqual(amounts)
})
