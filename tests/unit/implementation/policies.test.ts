import { beforeEach, expect, test } from 'vitest'
import { claimApi, type Claim } from '@/features/implementation/claims/claims.api'
import { changedTerms, termsOn } from '@/features/implementation/domain/policy'
import { claims } from '@mocks/implementation/claims'
import { findPolicy, policies } from '@mocks/implementation/policies'
import { resetDb } from '@mocks/platform/db'
import { claimCall, putPolicy, written } from '../../support/claims'
import { roomBackend } from '../../support/roomBackend'

let send: ReturnType<typeof roomBackend>['send']
beforeEach(() => {
  resetDb()
  send = roomBackend().send
})

const create = (changes: object = {}) =>
  send('project', claimApi.create, { body: { ...written(), ...changes } }) as Promise<{
    code: number
    msg: string
    data: { id: string }
  }>
const detail = async (id: string) => (await send('project', claimApi.detail, { path: { id } })).data as Claim
const endorse = (changes: object, as = 'claimHandler') =>
  send(as, claimApi.endorse, {
    body: { ...written(), from: '2026-01-06', reason: '提高保险金额', ...changes },
  })

test('terms are those of the last endorsement on or before a day; the original ones hold before', () => {
  const versions: [{ from: string; sum: number }, ...{ from: string; sum: number }[]] = [
    { from: '', sum: 1 },
    { from: '2026-01-06', sum: 2 },
    { from: '2026-03-01', sum: 3 },
  ]
  expect(
    ['2020-01-01', '2026-01-05', '2026-01-06', '2026-02-28', '2026-03-01'].map(
      (day) => termsOn(versions, day).sum,
    ),
  ).toEqual([1, 1, 2, 2, 3])
})

test('no deductible is one of 0, and everything else is compared as it is', () => {
  const terms = { ...written(), deductible: null }
  expect(changedTerms({ ...terms, deductible: 0 }, terms)).toEqual([])
  expect(changedTerms({ ...terms, sumInsured: 100_000.01 }, terms)).toEqual(['sumInsured'])
})

test('the first claim records its policy; a later one names it in any spelling, with the same terms', async () => {
  expect((await create({ policyNo: 'PX-1' })).code).toBe(200)
  const answer = await create({ policyNo: 'ｐｘ－ 1', sumInsured: 900_000 })
  expect(answer.msg).toContain('PX-1')
  expect(answer.msg).toContain('保险金额')
  const second = await create({ policyNo: 'ｐｘ－ 1' })
  expect(second.code).toBe(200)
  expect(await detail(second.data.id)).toMatchObject({ policyNo: 'PX-1', sumInsured: 100_000 })
  expect(policies.all().filter(({ no }) => no === 'PX-1')).toHaveLength(1)
})

test('what is approved for a claim in one spelling is not left for a claim in another', async () => {
  const [{ data: first }, { data: second }] = [
    await create({ policyNo: 'PX-1' }),
    await create({ policyNo: 'px-1' }),
  ]
  claims.put({ ...claims.require(first.id), state: 'approved', approved: 98_000 })
  expect((await detail(second.id)).alreadyApproved).toBe(98_000)
  expect((await send('project', ...claimCall('report', claims.require(second.id)))).msg).toContain(
    '超出可赔上限',
  )
})

test('a draft corrects the policy that nothing else refers to, and a corrected number leaves none behind', async () => {
  const { data } = await create({ policyNo: 'PX-1' })
  const edit = (changes: object) => send('project', ...claimCall('edit', claims.require(data.id), changes))
  expect((await edit({ policyNo: 'PX-1', sumInsured: 90_000 })).code).toBe(200)
  expect((await detail(data.id)).sumInsured).toBe(90_000)
  expect((await edit({ policyNo: 'PX-2', sumInsured: 90_000 })).code).toBe(200)
  expect(findPolicy('PX-1')).toBeUndefined()
  await create({ policyNo: 'PX-2', sumInsured: 90_000 })
  expect((await edit({ policyNo: 'PX-2', sumInsured: 80_000 })).msg).toContain('保险金额')
})

test('an endorsement holds from its day on: earlier events keep the terms of their day', async () => {
  putPolicy('PI-1')
  expect((await endorse({ sumInsured: 200_000 }, 'project')).code).toBe(403)
  expect((await endorse({ policyNo: 'ＰＩ-1', sumInsured: 200_000 })).code).toBe(200)
  const earlier = await create()
  expect((await detail(earlier.data.id)).sumInsured).toBe(100_000)
  expect((await create({ occurrence: '2026-01-06' })).msg).toContain('保险金额')
  const later = await create({ occurrence: '2026-01-06', sumInsured: 200_000, claimed: 150_000 })
  expect(await detail(later.data.id)).toMatchObject({
    sumInsured: 200_000,
    policyVersions: [{ sumInsured: 100_000 }, { from: '2026-01-06', reason: '提高保险金额', by: '柏理赔' }],
  })
  expect((await endorse({ from: '2026-01-06' })).msg).toContain('2026-01-06')
})
