import { beforeAll, expect, test } from 'vitest'
import {
  instalmentWorkflow,
  type InstalmentAction,
} from '@/features/implementation/domain/instalmentWorkflow'
import { INSTALMENT_STATES, type InstalmentState } from '@/features/implementation/domain/states'
import {
  fundApi,
  instalmentApi,
  reconcileApi,
  type Instalment,
  type Reconciliation,
} from '@/features/implementation/funds/model/funds.api'
import en from '@/features/implementation/locales/funds.en.json'
import { db } from '@mocks/account/store'
import { agreements, factsOf, instalmentsOf, type StoredAgreement } from '@mocks/implementation/funds'
import { instalments, milestones, projects, type StoredInstalment } from '@mocks/implementation/store'
import { serverDay } from '@mocks/platform/clock'
import { resetDb } from '@mocks/platform/db'
import { roomBackend } from '../../support/roomBackend'
import { testEveryAction, type Expected } from '../../support/workflow'

/** The acting users; the last two hold every role, and already took one of the three steps. */
const PERSONS = {
  manager: 'project',
  reviewer: 'fundReviewer',
  investor: 'investor',
  finance: 'finance',
  handler: 'claimHandler',
  'holder of all roles': 'admin',
  'holder who applied': 'admin',
  'holder who reviewed': 'admin',
} as const
type Person = keyof typeof PERSONS

/** A holder of every role may do each step, but not two of the three on one instalment. */
const expectation: Record<InstalmentAction, Expected<InstalmentState, Person, InstalmentState>> = {
  apply: {
    in: ['planned', 'returned'],
    who: ['manager', 'holder of all roles', 'holder who applied', 'holder who reviewed'],
    next: 'applied',
  },
  review: {
    in: ['applied'],
    who: ['reviewer', 'holder of all roles', 'holder who reviewed'],
    next: 'reviewed',
  },
  approve: {
    in: ['reviewed'],
    who: ['investor', 'holder of all roles', 'holder who reviewed'],
    next: 'approved',
  },
  return: {
    in: ['reviewed'],
    who: ['investor', 'holder of all roles', 'holder who applied', 'holder who reviewed'],
    next: 'returned',
  },
  pay: { in: ['approved'], who: ['finance', 'holder of all roles'], next: 'paid' },
  correct: { in: ['paid'], who: ['finance', 'holder of all roles'], next: 'paid' },
  reverse: { in: ['paid'], who: ['finance', 'holder of all roles'], next: 'approved' },
  planRest: {
    in: ['paid', 'settled'],
    who: ['manager', 'holder of all roles', 'holder who applied', 'holder who reviewed'],
  },
  settle: {
    in: ['paid'],
    who: ['finance', 'holder of all roles', 'holder who applied', 'holder who reviewed'],
    next: 'settled',
  },
}

/** Recipient of agreement 9201. */
const AGREED = { payee: '蓝溪生物科技（演示）有限公司', account: '6222 0210 0100 0000 001' }

const file = { fileName: '/profile/upload/a.pdf', originalName: 'a.pdf', size: 1 }
const PAYMENT = { paidOn: serverDay(), amount: 500, bankCurrency: 'CNY', bankAmount: null, slip: [file] }
let keys = 0
const INPUTS: Record<InstalmentAction, () => object> = {
  apply: () => ({
    amount: 500,
    ...AGREED,
    purpose: '第一期费用',
    invoices: [file],
  }),
  review: () => ({}),
  approve: () => ({}),
  return: () => ({ reason: '发票金额不符' }),
  pay: () => ({ ...PAYMENT, idemKey: `key-${keys++}` }),
  correct: () => ({ ...PAYMENT, reason: '金额登记有误' }),
  reverse: () => ({ reason: '账号有误，款项退回' }),
  planRest: () => ({ due: '2027-06-30' }),
  settle: () => ({}),
}

const call = (event: InstalmentAction, { id, version }: StoredInstalment, input: object = {}) =>
  [instalmentApi.changeStatus, { body: { id, version, event, ...INPUTS[event](), ...input } }] as const

const account = (name: string) => db.accounts.find(({ userName }) => userName === name)!

/** Stores an instalment of the last agreement in the given state, ready for its next step. */
function putInstalment(changes: Partial<StoredInstalment>): StoredInstalment {
  const ready = {
    ...instalments.require('9305'),
    id: '9300',
    version: 1,
    amount: 500,
    applied: 500,
    approved: 500,
    paid: 0,
    bankAmount: 0,
    applicantId: '71',
    reviewerId: '73',
    ...changes,
  }
  return instalments.put(ready)
}

beforeAll(resetDb)
const backend = roomBackend()

testEveryAction(instalmentWorkflow, {
  states: Object.fromEntries(INSTALMENT_STATES.map((state) => [state, { state }])) as Record<
    InstalmentState,
    Partial<StoredInstalment>
  >,
  viewers: Object.fromEntries(
    Object.entries(PERSONS).map(([person, name]) => [
      person,
      () => ({ userId: account(name).userId, roles: account(name).roles, person }),
    ]),
  ) as Record<Person, () => { userId: string; roles: readonly string[]; person: string }>,
  expectation,
  ready: (action, { state }, person) =>
    putInstalment({
      state: state!,
      ...(action === 'planRest' ? { paid: 400, bankAmount: 400 } : {}),
      ...(person === 'holder who applied' ? { applicantId: '1' } : {}),
      ...(person === 'holder who reviewed' ? { reviewerId: '1' } : {}),
    }),
  factsOf: (stored) => factsOf(stored),
  async call(action, stored, viewer) {
    const answer = await backend.send(
      PERSONS[(viewer as { person: Person } & typeof viewer).person],
      ...call(action, stored),
    )
    return {
      isDone: answer.code === 200,
      after: instalments.get(stored.id),
      ...(answer.code === 200 ? {} : { message: answer.msg }),
    }
  },
  removals: [],
})

function freshBackend() {
  resetDb()
  return roomBackend()
}

test('an instalment with an unaccepted milestone cannot be applied for, approved or paid', async () => {
  const { send } = freshBackend()
  const waits = { milestoneId: '9103' }
  for (const [event, name, state] of [
    ['apply', 'project', 'planned'],
    ['approve', 'investor', 'reviewed'],
    ['pay', 'finance', 'approved'],
  ] as const) {
    const answer = await send(name, ...call(event, putInstalment({ ...waits, state })))
    expect(answer.msg, event).toContain('里程碑')
  }
  milestones.put({ ...milestones.require('9103'), state: 'accepted' })
  expect((await send('project', ...call('apply', putInstalment({ ...waits, state: 'planned' })))).code).toBe(
    200,
  )
})

test('a suspended project pays nothing', async () => {
  const { send } = freshBackend()
  projects.put({ ...projects.require('9001'), state: 'suspended' })
  expect((await send('finance', ...call('pay', putInstalment({ state: 'approved' })))).msg).toContain('暂停')
})

test('no more can be applied for than the agreement has left, and no more paid than approved', async () => {
  const { send } = freshBackend()
  // 3,000,000, of which four other instalments claim 500,000 each.
  const planned = putInstalment({ state: 'planned' })
  expect((await send('project', ...call('apply', planned, { amount: 1_000_000.01 }))).msg).toContain(
    '1,000,000',
  )
  expect((await send('project', ...call('apply', planned, { amount: 1_000_000 }))).code).toBe(200)
  const approved = putInstalment({ state: 'approved' })
  expect((await send('finance', ...call('pay', approved, { amount: 500.01 }))).msg).toContain('500')
  expect((await send('finance', ...call('pay', approved, { paidOn: '2999-01-01' }))).msg).toContain('今天')
})

const updateCall = ({ contract, ...agreement }: StoredAgreement, changes: object) => {
  const { id, version, no, projectId, type, payee, account: bank, currency, total, signedOn } = agreement
  const body = { id, version, no, projectId, type, payee, account: bank, currency, total, signedOn }
  return [
    fundApi.update,
    { body: { ...body, contract: [...contract], recipientReason: null, ...changes } },
  ] as const
}

test('the total of an agreement cannot fall below the amounts applied for, approved or paid', async () => {
  const { send } = freshBackend()
  const agreement = agreements.require('9201')
  const put = (total: number) => updateCall(agreement, { total })
  // Four others of 500,000 each; this one was planned with 500.
  putInstalment({ state: 'applied', applied: 1_000_000, approved: null })
  expect((await send('project', ...put(2_999_999.99))).msg).toContain('3,000,000')
  expect((await send('project', ...put(3_000_000))).code).toBe(200)
})

test('an application for another recipient than agreed needs a reason, which stays in its history', async () => {
  const { send } = freshBackend()
  const planned = putInstalment({ state: 'planned' })
  const apply = (input: object) => send('project', ...call('apply', planned, input))
  const other = { account: '6222 0210 0100 0000 002' }
  expect((await apply(other)).msg).toContain('6222 0210 0100 0000 001')
  expect(instalments.require(planned.id).state).toBe('planned')
  expect((await apply({ ...other, recipientReason: '原账户已销户' })).code).toBe(200)
  const applied = instalments.require(planned.id)
  expect(applied).toMatchObject({ ...other, recipientReason: '原账户已销户' })
  expect(applied.events.at(-1)?.text).toBe(
    '第一期费用；收款账户：6222 0210 0100 0000 002（与协议不同，协议为：6222 0210 0100 0000 001）；原账户已销户',
  )
})

test('another spelling of the agreed recipient needs no reason, and none is stored', async () => {
  const { send } = freshBackend()
  const planned = putInstalment({ state: 'planned' })
  const input = { account: '６２２２021001000000001', recipientReason: '没有必要的原因' }
  expect((await send('project', ...call('apply', planned, input))).code).toBe(200)
  expect(instalments.require(planned.id).recipientReason).toBe('')
})

test('the recipient of an agreement changes only with a reason once an instalment was applied for', async () => {
  const { send } = freshBackend()
  const other = { payee: 'Other Ltd.' }
  const change = (id: string, changes: object) =>
    send('project', ...updateCall(agreements.require(id), changes))
  expect((await change('9201', other)).msg).toContain(AGREED.payee)
  expect(agreements.require('9201').payee).toBe(AGREED.payee)
  expect((await change('9201', { ...other, recipientReason: '收款方更名' })).code).toBe(200)
  expect(agreements.require('9201')).toMatchObject({
    ...other,
    earlierRecipients: [{ ...AGREED, reason: '收款方更名', by: '秦项目' }],
  })
  const { id } = agreements.add({
    ...agreements.require('9201'),
    no: 'FA-9',
    total: 1,
    earlierRecipients: [],
  })
  expect((await change(id, { payee: 'Third Ltd.' })).code).toBe(200)
})

test('a payment sent twice is made once, and its key cannot be used for another one', async () => {
  const { send } = freshBackend()
  const approved = putInstalment({ state: 'approved' })
  const once = { idemKey: 'once', bankCurrency: 'USD', bankAmount: 70.19 }
  expect((await send('finance', ...call('pay', approved, once))).code).toBe(200)
  expect((await send('finance', ...call('pay', approved, once))).code).toBe(200)
  const paid = instalments.require(approved.id)
  expect(paid).toMatchObject({ version: 2, paid: 500, bankAmount: 70.19, bankCurrency: 'USD', payerId: '74' })
  expect(paid.events.filter(({ action }) => action === 'pay')).toHaveLength(1)
  const other = putInstalment({ id: '9399', state: 'approved' })
  expect((await send('finance', ...call('pay', other, once))).code).toBe(500)
  expect((await send('finance', ...call('pay', approved, { idemKey: 'again' }))).code).toBe(409)
})

test('an amount with more decimals than its currency has is no payment', async () => {
  const { send } = freshBackend()
  const approved = putInstalment({ state: 'approved', applied: 500, approved: 500 })
  const pay = (input: object) => send('finance', ...call('pay', approved, input))
  expect((await pay({ amount: 0.004 })).code).not.toBe(200)
  expect((await pay({ bankCurrency: 'USD', bankAmount: 0.004 })).code).not.toBe(200)
  expect((await pay({ bankCurrency: 'USD', bankAmount: 0 })).code).not.toBe(200)
  expect((await pay({ bankCurrency: 'USD' })).code).not.toBe(200)
  expect((await pay({ bankCurrency: 'JPY', bankAmount: 1_000.5 })).code).not.toBe(200)
  expect(instalments.require(approved.id)).toMatchObject({ state: 'approved', paid: 0 })
  expect((await pay({ amount: 0.01 })).code).toBe(200)
  expect(instalments.require(approved.id)).toMatchObject({ state: 'paid', paid: 0.01, bankAmount: 0.01 })
})

test('a payment is settled once the bank statement covers it', async () => {
  const { send } = freshBackend()
  const open = putInstalment({ state: 'paid', paid: 500, bankAmount: 500 })
  expect((await send('finance', ...call('settle', open))).msg).toContain('对账')
})

const answered = (answer: { data?: unknown }) => answer.data as Instalment
const detailOf = async (send: ReturnType<typeof roomBackend>['send'], { id }: { id: string }) =>
  answered(await send('finance', instalmentApi.detail, { path: { id } }))

test('a payment is corrected by somebody other than its payer, and keeps what was recorded before', async () => {
  const { send } = freshBackend()
  const approved = putInstalment({ state: 'approved' })
  expect((await send('finance', ...call('pay', approved))).code).toBe(200)
  const paid = () => instalments.require(approved.id)
  const paidOn = agreements.require(approved.agreementId).signedOn
  const right = { amount: 480, paidOn }
  expect((await send('finance', ...call('correct', paid(), right))).msg).toContain('另一人')
  expect((await send('finance2', ...call('correct', paid(), { ...right, amount: 500.01 }))).msg).toContain(
    '500',
  )
  expect((await send('finance2', ...call('correct', paid(), right))).code).toBe(200)
  expect(paid()).toMatchObject({
    state: 'paid',
    paid: 480,
    bankAmount: 480,
    paidOn,
    payerId: '74',
  })
  const { formerPayments, events } = await detailOf(send, paid())
  expect(formerPayments).toMatchObject([
    {
      isCorrected: true,
      paid: 500,
      paidOn: serverDay(),
      payerName: '严财务',
      by: '江出纳',
      reason: '金额登记有误',
    },
  ])
  expect(events.at(-1)).toMatchObject({ action: 'correct', text: '金额登记有误', by: '江出纳' })
})

test('a payment that came back is reversed once both bank rows are matched, and can be paid again', async () => {
  const { send } = freshBackend()
  expect((await send('finance', ...call('pay', putInstalment({ state: 'approved' })))).code).toBe(200)
  const payment = () => instalments.require('9300')
  const rows = [
    { line: 2, day: '2026-01-31', amount: 500, payee: 'Demo Ltd.', reference: '' },
    { line: 3, day: '2026-02-03', amount: -500, payee: 'Demo Ltd.', reference: 'returned' },
  ].map((row) => ({ ...row, balance: null, bankReference: '' }))
  const account = { bank: '', number: '6222 0210', currency: 'CNY' as const }
  const body = { name: 'bank.csv', account, rows, unread: [] }
  expect((await send('finance', reconcileApi.take, { body })).code).toBe(200)
  const found = async () => (await send('finance', reconcileApi.read, {})).data as Reconciliation
  const match = async (amount: number) => {
    const row = (await found()).rows.find((each) => each.amount === amount)!
    const links = [{ rowId: row.id, instalmentId: '9300', amount, reasons: ['hand' as const] }]
    return send('finance', reconcileApi.match, { body: { links } })
  }
  expect((await match(500)).code).toBe(200)
  expect((await send('finance2', ...call('reverse', payment()))).msg).toContain('取消匹配')
  expect((await match(-500)).code).toBe(200)
  expect((await send('finance2', ...call('reverse', payment()))).code).toBe(200)
  expect(payment()).toMatchObject({ state: 'approved', paid: 0, bankAmount: 0, payerId: null, slip: [] })
  expect((await found()).rows.filter(({ payee }) => payee === 'Demo Ltd.')).toEqual([])
  expect((await detailOf(send, payment())).formerPayments).toMatchObject([{ isCorrected: false, paid: 500 }])

  expect((await send('finance', ...call('pay', payment()))).code).toBe(200)
  expect((await detailOf(send, payment())).residual).toBe(500)
})

test('the unpaid rest of an instalment becomes the last one of its agreement', async () => {
  const { send } = freshBackend()
  const agreement = () => agreements.require('9202')
  const before = agreement()
  const rowsBefore = instalmentsOf('9202')
  const paid = instalments.require('9311')
  expect((await send('project', ...call('planRest', paid))).code).toBe(200)
  const rows = instalmentsOf('9202')
  expect(rows).toHaveLength(rowsBefore.length + 1)
  expect(rows.at(-1)).toMatchObject({ no: 6, amount: 2_000, due: '2027-06-30', state: 'planned' })
  expect(instalments.require('9311')).toMatchObject({ amount: 598_000, approved: 598_000, paid: 598_000 })
  const total = (all: readonly StoredInstalment[]) => all.reduce((sum, { amount }) => sum + amount, 0)
  expect(total(rows)).toBe(total(rowsBefore))
  expect(agreement().version).toBe(before.version + 1)
  expect((await detailOf(send, paid)).events.at(-1)?.text).toContain('2,000')
  expect((await send('project', ...call('planRest', instalments.require('9311')))).msg).toContain('没有未付')
})

test('the rest of a row that belongs to no payment is explained, and can be matched again afterwards', async () => {
  const { send } = freshBackend()
  const found = async () => (await send('finance', reconcileApi.read, {})).data as Reconciliation
  const explain = (rowId: string) =>
    send('finance', reconcileApi.explain, { body: { rowId, kind: 'fee', note: '转账手续费' } })
  const isOpen = async (id: string) => (await found()).rows.some((row) => row.id === id && row.free !== 0)
  expect(await isOpen('9406')).toBe(true)
  expect(
    (await send('project', reconcileApi.explain, { body: { rowId: '9406', kind: 'fee', note: '费用' } }))
      .code,
  ).toBe(403)
  expect((await explain('9406')).code).toBe(200)
  expect((await explain('9406')).msg).toContain('已全部')
  expect(await isOpen('9406')).toBe(false)
  const { explanations } = await found()
  const explanation = explanations.find(({ row }) => row.id === '9406')!
  expect(explanation).toMatchObject({
    kind: 'fee',
    note: '转账手续费',
    amount: 1_280.5,
    by: '严财务',
    row: { free: 0 },
  })
  expect((await send('finance', reconcileApi.drop, { path: { id: '9410' } })).msg).toContain('说明')
  expect((await send('finance', reconcileApi.unexplain, { path: { id: explanation.id } })).code).toBe(200)
  expect(await isOpen('9406')).toBe(true)
})

test('an agreement in yen has no decimals, in its schedule and payments either', async () => {
  const { send } = freshBackend()
  const agreement = {
    ...agreements.require('9201'),
    id: '9299',
    currency: 'JPY' as const,
    total: 1_000,
    version: 1,
  }
  agreements.put(agreement)
  const rows = (...amounts: number[]) =>
    [
      fundApi.schedule,
      {
        body: {
          id: '9299',
          version: agreements.require('9299').version,
          rows: amounts.map((amount) => ({ due: '2027-01-31', amount })),
        },
      },
    ] as const
  expect((await send('project', ...rows(500.5, 499.5))).code).not.toBe(200)
  expect((await send('project', ...rows(500, 500))).code).toBe(200)
  const [planned] = instalmentsOf('9299')
  expect((await send('project', ...call('apply', planned!, { amount: 499.5 }))).code).not.toBe(200)
  expect((await send('project', ...call('apply', planned!, { amount: 499 }))).code).toBe(200)
})

test('a change based on an outdated version is a conflict', async () => {
  const { send } = freshBackend()
  const applied = putInstalment({ state: 'applied' })
  expect((await send('fundReviewer', ...call('review', applied))).code).toBe(200)
  expect((await send('admin', ...call('review', applied))).code).toBe(409)
})

test('a schedule replaces the instalments that nobody has applied for, exact to the cent', async () => {
  const { send } = freshBackend()
  const { id, version } = agreements.require('9201')
  const schedule = (...amounts: number[]) =>
    [
      fundApi.schedule,
      { body: { id, version, rows: amounts.map((amount) => ({ due: '2027-01-31', amount })) } },
    ] as const
  expect((await send('project', ...schedule(500_000, 499_999.99))).msg).toBe(
    '各期合计 999,999.99，应为 1,000,000',
  )
  expect((await send('finance', ...schedule(1_000_000))).code).toBe(403)
  expect((await send('project', ...schedule(300_000, 700_000))).code).toBe(200)
  expect(instalmentsOf(id).map(({ no, amount }) => [no, amount])).toEqual([
    [1, 500_000],
    [2, 500_000],
    [3, 500_000],
    [4, 500_000],
    [5, 300_000],
    [6, 700_000],
  ])
  expect((await send('project', ...schedule(1_000_000))).code).toBe(409)
})

test('each action has a label, and there are no labels without an action', () => {
  expect(Object.keys(en.action).toSorted()).toEqual(instalmentWorkflow.names.toSorted())
  expect(Object.keys(en.happens).toSorted()).toEqual(instalmentWorkflow.names.toSorted())
})
