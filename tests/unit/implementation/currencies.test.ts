import { beforeEach, expect, test } from 'vitest'
import type { Statistics } from '@/features/concepts/model/answers'
import { conceptApi } from '@/features/concepts/model/concepts.api'
import type { Currency } from '@/shared/lib/money'
import { claimApi } from '@/features/implementation/claims/claims.api'
import { projectApi } from '@/features/implementation/project/projectLink.api'
import { agreements } from '@mocks/implementation/funds'
import { instalments, projects } from '@mocks/implementation/store'
import { resetDb } from '@mocks/platform/db'
import { putPolicy, written } from '../../support/claims'
import { roomBackend } from '../../support/roomBackend'

beforeEach(resetDb)

/** Payments of the demo project in CNY: 500,000 twice, 598,000, and 33,333.33 USD paid from a CNY account at 7.1234. */
const PAID = 1_835_446.64

interface Answered {
  data: { paid: number; paidOther: object[] }
}

function payUsd(amount: number, bankCurrency: Currency, bankAmount: number) {
  const applied = instalments.require('9322')
  instalments.put({ ...applied, state: 'paid', paid: amount, bankCurrency, bankAmount, paidOn: '2026-02-01' })
}

const detail = async () =>
  ((await roomBackend().send('admin', projectApi.detail, { path: { id: '9001' } })) as Answered).data

test('a payment in dollars is not added to a project’s total in yuan', async () => {
  expect(await detail()).toMatchObject({ paid: PAID, paidOther: [] })
  payUsd(1_000_000, 'USD', 1_000_000)
  expect(await detail()).toMatchObject({
    paid: PAID,
    paidOther: [{ currency: 'USD', amount: 1_000_000 }],
  })
})

test('a payment debited in the project’s currency counts in it', async () => {
  payUsd(1_000, 'CNY', 7_200)
  expect(await detail()).toMatchObject({ paid: 1_842_646.64, paidOther: [] })
})

test('a payment from a dollar account counts as agreed, in the project’s currency', async () => {
  const yuan = instalments.require('9303')
  expect(agreements.require(yuan.agreementId).currency).toBe('CNY')
  instalments.put({ ...yuan, state: 'paid', paid: 500_000, bankCurrency: 'USD', bankAmount: 70_000 })
  expect(await detail()).toMatchObject({ paid: 2_335_446.64, paidOther: [] })
})

test('a payment without any exchange into the project’s currency counts in that of the account', async () => {
  payUsd(1_000, 'EUR', 920)
  expect(await detail()).toMatchObject({ paid: PAID, paidOther: [{ currency: 'EUR', amount: 920 }] })
})

test('the concept statistics list payments by currency', async () => {
  const { conceptId } = projects.require('9001')
  const paid = async () => {
    const { data } = await roomBackend().send('admin', conceptApi.statistics, {})
    return new Map((data as Statistics).paid.map(({ currency, amount }) => [currency, amount]))
  }
  const before = await paid()
  payUsd(1_000_000, 'USD', 1_000_000)
  const after = await paid()
  expect(after.get('CNY')).toBe(before.get('CNY'))
  expect(after.get('USD')).toBe((before.get('USD') ?? 0) + 1_000_000)
  const found = await roomBackend().send('admin', conceptApi.list, {
    query: { pageNum: 1, pageSize: 500, paid: 'USD' },
  })
  expect(found.rows?.map(({ id }) => id)).toContain(conceptId)
})

test('a policy has one currency: a project in another one cannot name it', async () => {
  const project = projects.require('9001')
  const { id: projectId } = projects.put({ ...project, id: '9099', currency: 'USD' })
  putPolicy()
  const { send } = roomBackend()
  const answer = await send('project', claimApi.create, { body: { ...written(), projectId } })
  expect(answer.msg).toContain('CNY')
})
