import { beforeEach, expect, test } from 'vitest'
import { claimApi } from '@/features/implementation/claims/claims.api'
import { excessFunding, plausibleDay } from '@/features/implementation/domain/plausible'
import { scheduleInput } from '@/features/implementation/domain/schedule'
import { fundApi, instalmentApi } from '@/features/implementation/funds/model/funds.api'
import { milestoneApi } from '@/features/implementation/milestones/milestones.api'
import { required } from '@/shared/form/fieldParsers'
import { check } from '@/shared/form/validation'
import { agreements, agreedOf } from '@mocks/implementation/funds'
import { claims } from '@mocks/implementation/claims'
import { instalments, projects } from '@mocks/implementation/store'
import { serverDay } from '@mocks/platform/clock'
import { resetDb } from '@mocks/platform/db'
import { claimCall, slip } from '../../support/claims'
import { roomBackend } from '../../support/roomBackend'

let send: ReturnType<typeof roomBackend>['send']
beforeEach(() => {
  resetDb()
  send = roomBackend().send
})

const year = Number(serverDay().slice(0, 4))

test.each([
  { field: 'signedOn', day: serverDay(), isPossible: true },
  { field: 'signedOn', day: `${year + 1}-12-31`, isPossible: false },
  { field: 'instalmentDue', day: '1999-12-31', isPossible: false },
  { field: 'instalmentDue', day: '2000-01-01', isPossible: true },
  { field: 'instalmentDue', day: `${year + 29}-12-31`, isPossible: true },
  { field: 'instalmentDue', day: `${year + 31}-01-01`, isPossible: false },
  { field: 'policyTo', day: '2099-12-31', isPossible: true },
  { field: 'nextAction', day: '2206-01-31', isPossible: false },
] as const)('$day is possible as $field: $isPossible', ({ field, day, isPossible }) => {
  expect(check(required(plausibleDay(field)), day).isValid).toBe(isPossible)
})

test('agreements exceed a project’s funding from the first cent, in its own currency', () => {
  const project = { id: '1', currency: 'CNY', approved: 1000, agreed: 900 } as const
  const agreement = { projectId: '1', currency: 'CNY', total: 100 } as const
  expect(excessFunding(project, agreement, undefined)).toBe(0)
  expect(excessFunding(project, { ...agreement, total: 100.01 }, undefined)).toBe(0.01)
  expect(excessFunding(project, { ...agreement, total: 900 }, { ...agreement, total: 800 })).toBe(0)
  expect(excessFunding(project, { ...agreement, total: 900 }, { ...agreement, projectId: '2' })).toBe(800)
  expect(excessFunding(project, { ...agreement, currency: 'USD', total: 9000 }, undefined)).toBe(0)
})

test('no payment is due before its agreement is signed, in the form and on the server', async () => {
  const rows = [
    { due: '2026-01-31', amount: '1' },
    { due: '2026-01-30', amount: '2' },
  ]
  expect(check<unknown, string>(scheduleInput(3, 'CNY', '2026-01-31'), { rows }).issues).toEqual([
    { path: ['rows', 1, 'due'], key: 'beforeSigning', params: { signedOn: '2026-01-31' } },
  ])
  const { id, version, signedOn } = agreements.require('9201')
  const row = { due: '2020-01-01', amount: 1_000_000, milestoneId: null }
  const { msg } = await send('project', fundApi.schedule, { body: { id, version, rows: [row] } })
  expect(msg).toContain(signedOn)
})

test('an agreement above the approved amount needs a reason, which it keeps', async () => {
  const project = projects.require('9001')
  const left = project.approved - agreedOf(project)
  const create = (changes: object) =>
    send('project', fundApi.create, {
      body: {
        no: 'FA-9',
        projectId: '9001',
        type: 'grant',
        payee: 'Demo Ltd.',
        account: '6222 0000',
        recipientReason: null,
        currency: project.currency,
        signedOn: '2026-01-31',
        excessReason: null,
        contract: [],
        ...changes,
      },
    })
  expect((await create({ total: left + 0.01 })).msg).toContain('¥0.01')
  expect((await create({ total: left, excessReason: '不需要的原因' })).code).toBe(200)
  expect(agreements.all().at(-1)?.excessReason).toBe('')
  expect((await create({ no: 'FA-10', total: 5, excessReason: '追加投资已获批' })).code).toBe(200)
  expect(agreements.all().at(-1)?.excessReason).toBe('追加投资已获批')
})

test('a claim is not paid before it was approved', async () => {
  const approved = claims.all().find(({ state, approval }) => state === 'approved' && approval)!
  const approvedOn = approved.approval!.time.slice(0, 10)
  const pay = (date: string) => send('finance', ...claimCall('pay', approved, { date, amount: 1 }))
  expect((await pay('2020-01-01')).code).not.toBe(200)
  expect((await pay(approvedOn)).code).toBe(200)
})

test('an instalment is not paid before it was approved or its agreement signed', async () => {
  const { id, version } = instalments.require('9303')
  const approvedOn = instalments
    .require(id)
    .events.find(({ action }) => action === 'approve')!
    .time.slice(0, 10)
  const pay = (paidOn: string) =>
    send('finance', instalmentApi.changeStatus, {
      body: {
        id,
        version,
        event: 'pay',
        paidOn,
        amount: 500_000,
        bankCurrency: 'CNY',
        bankAmount: null,
        slip: slip(),
        idemKey: paidOn,
      },
    })
  expect((await pay('2020-01-01')).msg).toContain(approvedOn)
  expect((await pay(approvedOn)).code).toBe(200)
})

test('the server refuses impossible days as well', async () => {
  const body = { projectId: '9001', name: 'Report', due: '0206-01-31', weight: 0 }
  const milestone = await send('project', milestoneApi.create, {
    body: { ...body, deliverable: null, acceptance: null },
  })
  expect(milestone.code).not.toBe(200)
  const claim = claims.all().find(({ state }) => state === 'survey')!
  expect((await send('claimHandler', ...claimCall('ask', claim, { due: '2206-01-31' }))).code).not.toBe(200)
  expect((await send('claimHandler', claimApi.list, { query: { pageNum: 1, pageSize: 1 } })).code).toBe(200)
})
