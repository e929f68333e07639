import { beforeEach, expect, test } from 'vitest'
import { conceptApi } from '@/features/concepts/model/concepts.api'
import type { Statistics } from '@/features/concepts/model/answers'
import { claimsAddress } from '@/features/concepts/statistics/figures'
import { claimApi } from '@/features/implementation/claims/claims.api'
import { sumAmounts } from '@/shared/lib/cents'
import { db } from '@mocks/account/store'
import { concepts } from '@mocks/concepts/store'
import { claims } from '@mocks/implementation/claims'
import { projects } from '@mocks/implementation/store'
import { resetDb } from '@mocks/platform/db'
import { roomBackend } from '../../support/roomBackend'

beforeEach(resetDb)

type Figures = NonNullable<Statistics['claims']>

async function claimFiguresFor(query: object = {}, as = 'admin') {
  const { data } = await roomBackend().send(as, conceptApi.statistics, { query })
  return (data as Statistics).claims
}

/** Every count with the address of its list. */
const countsOf = (found: Figures): [number, string][] => [
  ...found.open.map(({ currency, count }): [number, string] => [
    count,
    claimsAddress(found, { state: 'open', currency }),
  ]),
  ...found.states.map(({ state, currency, count }): [number, string] => [
    count,
    claimsAddress(found, { state, currency }),
  ]),
  ...found.months.map(({ month, currency, count }): [number, string] => [
    count,
    claimsAddress(found, { paidMonth: month, currency }),
  ]),
]

test.each([{}, { ownerId: '6' }])('each count is that of the list that it leads to: %j', async (query) => {
  const found = (await claimFiguresFor(query))!
  const { send } = roomBackend()
  expect(countsOf(found).length).toBeGreaterThan(5)
  for (const [count, address] of countsOf(found)) {
    const asked = Object.fromEntries(new URL(address, 'http://localhost').searchParams)
    const { total } = await send('admin', claimApi.list, { query: { pageNum: 1, pageSize: 1, ...asked } })
    expect(total, address).toBe(count)
  }
})

test('filtered by concepts, the claims are those of their projects', async () => {
  const { conceptId } = projects.require('9001')
  const { ownerId } = concepts.require(conceptId)
  const found = (await claimFiguresFor({ ownerId }))!
  const ids = projects
    .all()
    .flatMap((each) => (concepts.get(each.conceptId)?.ownerId === ownerId ? [each.id] : []))
  expect(found.projectIds).toEqual(ids)
  const counted = found.states.reduce((sum, { count }) => sum + count, 0)
  expect(counted).toBe(claims.all().filter(({ projectId }) => ids.includes(projectId)).length)
  expect(counted).toBeLessThan(claims.all().length)
})

test('the monthly payments add up to all payments, to the cent', async () => {
  const found = (await claimFiguresFor())!
  expect(sumAmounts(found.months.map(({ amount }) => amount))).toBe(
    sumAmounts(claims.all().map(({ paid }) => paid)),
  )
})

test('a user without access to claims gets no claim figures', async () => {
  expect(await claimFiguresFor({}, 'manager')).toBeNull()
  expect(db.accounts.find(({ userName }) => userName === 'manager')!.permissions).not.toContain(
    'implement:claims:list',
  )
})
