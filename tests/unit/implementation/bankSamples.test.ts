import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { BankRow } from '@/features/implementation/funds/model/funds.api'
import { readBankFile } from '../../support/bankFiles'

const sample = (name: string) => new Blob([readFileSync(`tests/data/bank/${name}`)])

/** Outgoing and incoming amounts, and the issues of the other lines. */
interface Expected {
  out: number[]
  in: number[]
  invalid?: string[]
  payee: string
  account: string
  balances?: { opening: number; closing: number }
}

const amountsOf = (rows: readonly BankRow[], isOut: boolean) =>
  rows.filter(({ amount }) => amount > 0 === isOut).map(({ amount }) => Math.abs(amount))

test.each<[string, string, Expected]>([
  ['wechat.csv', 'CNY', { out: [3200.1, 20], in: [1500, 0.5], invalid: ['neither', 'neither'], payee: '演示试剂有限公司', account: '示例' }],
  ['alipay.csv', 'CNY', { out: [49.74], in: [222.5], invalid: ['neither', 'neither'], payee: '演示商店', account: 'demo@example.com' }],
  ['icbc-debit.csv', 'CNY', { out: [13.4], in: [1234.56], payee: '演示支付有限公司', account: '0000****0000', balances: { opening: 10_000, closing: 11_221.16 } }],
  ['ing.csv', 'EUR', { out: [13.98], in: [1200], payee: 'Münchner Großhandel', account: 'DE00000000000000000000' }],
  ['sparkasse-camt.csv', 'EUR', { out: [3.58], in: [2500], invalid: ['pending'], payee: 'Beispielmarkt', account: 'DE00000000000000000001' }],
  ['two-currencies.csv', 'HKD', { out: [1], in: [500], invalid: ['currency'], payee: '', account: '', balances: { opening: 3113.17, closing: 3612.17 } }],
  ['otp.csv', 'HUF', { out: [12_450, 3990], in: [450_000], payee: 'MINTA ÁRUHÁZ', account: '' }],
  ['statement.sta', 'EUR', { out: [25.03], in: [1203.68, 10], payee: '', account: 'NL00XXXX0000000000', balances: { opening: 1000, closing: 2188.65 } }],
  ['statement.camt053.xml', 'EUR', { out: [30], in: [90], invalid: ['pending'], payee: 'Customer B', account: 'DE00000000000000000001', balances: { opening: 100, closing: 160 } }],
])('a statement like %s is read without help', async (name, currency, expected) => {
  const { opened, reading, rows, unread } = await readBankFile(sample(name), { currency })
  expect({ out: amountsOf(rows, true), in: amountsOf(rows, false) }).toEqual({ out: expected.out, in: expected.in })
  expect(unread.map(({ issue }) => issue)).toEqual(expected.invalid ?? [])
  expect(rows[0]!.payee).toBe(expected.payee)
  expect(opened.account.number).toBe(expected.account)
  expect(reading.balances).toEqual(expected.balances ? { ...expected.balances, difference: 0 } : null)
}) // prettier-ignore

test('letters beyond ASCII are read in the encoding of the file', async () => {
  const { rows } = await readBankFile(sample('otp.csv'), { currency: 'HUF' })
  expect(rows.map(({ payee }) => payee)).toEqual(['MINTA ÁRUHÁZ', 'MINTAKŐ KFT', 'MINTA'])
})

test('days below 13 are asked about, with July named as likely', async () => {
  const asked = await readBankFile(sample('us-ambiguous-days.csv'), { currency: 'USD' })
  expect(asked.rows).toEqual([])
  expect(asked.reading.undecided).toMatchObject([{ line: 2, issue: 'order' }])
  expect(asked.opened.guess).toMatchObject({
    likely: { order: 'mdy' },
    evidence: {
      order: [
        { reason: 'ascending', count: 3 },
        { reason: 'closeDays', count: 5 },
      ],
    },
  })
  const answered = await readBankFile(sample('us-ambiguous-days.csv'), {
    currency: 'USD',
    mapping: { order: 'mdy' },
  })
  expect(answered.rows.map(({ day, amount }) => [day, amount])).toEqual([
    ['2026-07-01', 5],
    ['2026-07-02', 10],
    ['2026-07-05', -0.01],
  ])
  expect(answered.rows[0]!.reference).toBe('SUPPLIER A')
  expect(answered.reading.balances).toEqual({ opening: 105, closing: 90.01, difference: 0 })
})

test('amounts without cents are asked about, with thousands named as likely after days with points', async () => {
  const { opened, rows, reading } = await readBankFile(sample('thousands-points.csv'), { currency: 'EUR' })
  expect(rows).toEqual([])
  expect(reading.undecided).toMatchObject([{ line: 2, issue: 'decimal' }])
  expect(opened.guess).toMatchObject({ likely: { decimal: ',' }, mapping: { decimal: null } })
})
