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

/** What the statistics say of claims, to someone, narrowed. */
async function told(query: object = {}, as = 'admin') {
  const { data } = await roomBackend().send(as, conceptApi.statistics, { query })
  return (data as Statistics).claims
}

/** Every count with the address that it leads to. */
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
  const found = (await told(query))!
  const { send } = roomBackend()
  expect(countsOf(found).length).toBeGreaterThan(5)
  for (const [count, address] of countsOf(found)) {
    const asked = Object.fromEntries(new URL(address, 'http://localhost').searchParams)
    const { total } = await send('admin', claimApi.list, { query: { pageNum: 1, pageSize: 1, ...asked } })
    expect(total, address).toBe(count)
  }
})

test('narrowed to concepts, the claims are those of their projects', async () => {
  const { conceptId } = projects.require('9001')
  const { ownerId } = concepts.require(conceptId)
  const found = (await told({ ownerId }))!
  const ids = projects
    .all()
    .flatMap((each) => (concepts.get(each.conceptId)?.ownerId === ownerId ? [each.id] : []))
  expect(found.projectIds).toEqual(ids)
  const counted = found.states.reduce((sum, { count }) => sum + count, 0)
  expect(counted).toBe(claims.all().filter(({ projectId }) => ids.includes(projectId)).length)
  expect(counted).toBeLessThan(claims.all().length)
})

test('what was paid by month is what was paid at all, to the cent', async () => {
  const found = (await told())!
  expect(sumAmounts(found.months.map(({ amount }) => amount))).toBe(
    sumAmounts(claims.all().map(({ paid }) => paid)),
  )
})

test('who may not see the claims learns nothing of them', async () => {
  expect(await told({}, 'manager')).toBeNull()
  expect(db.accounts.find(({ userName }) => userName === 'manager')!.permissions).not.toContain(
    'implement:claims:list',
  )
})
