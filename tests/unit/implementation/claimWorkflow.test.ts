import { beforeAll, expect, test } from 'vitest'
import { claimApi } from '@/features/implementation/claims/claims.api'
import { claimWorkflow, type ClaimAction } from '@/features/implementation/domain/claimWorkflow'
import { CLAIM_STATES, type ClaimState } from '@/features/implementation/domain/states'
import type { Viewer } from '@/features/implementation/domain/roles'
import en from '@/features/implementation/locales/claims.en.json'
import { db } from '@mocks/account/store'
import { claims, factsOf, type StoredClaim } from '@mocks/implementation/claims'
import { projects } from '@mocks/implementation/store'
import { nodes } from '@mocks/rooms/store'
import { versions } from '@mocks/rooms/storedVersions'
import { resetDb } from '@mocks/platform/db'
import { claimCall, evidence, PAYMENT, putPolicy, written } from '../../support/claims'
import { roomBackend } from '../../support/roomBackend'
import { testEveryAction, type Expected } from '../../support/workflow'

/** `project` owns the claim and manages its project too. */
const PERSONS = {
  owner: 'project',
  'another manager': 'project2',
  handler: 'claimHandler',
  finance: 'finance',
  investor: 'investor',
  admin: 'admin',
} as const
type Person = keyof typeof PERSONS

const viewerOf = (name: string): Viewer & { name: string } => {
  const { userId, roles } = db.accounts.find(({ userName }) => userName === name)!
  return { userId, roles, name }
}

const expectation: Record<ClaimAction, Expected<ClaimState, Person, ClaimState>> = {
  edit: { in: ['draft'], who: ['owner'] },
  report: { in: ['draft'], who: ['owner'], next: 'reported' },
  file: { in: ['reported'], who: ['handler', 'admin'], next: 'filed' },
  survey: { in: ['filed'], who: ['handler', 'admin'], next: 'survey' },
  ask: { in: ['survey'], who: ['handler', 'admin'], next: 'supplement' },
  answer: { in: ['supplement'], who: ['owner'], next: 'survey' },
  assess: { in: ['survey'], who: ['handler', 'admin'], next: 'assessed' },
  approve: { in: ['assessed'], who: ['another manager', 'admin'], next: 'approved' },
  reject: { in: ['filed', 'assessed'], who: ['handler', 'admin'], next: 'rejected' },
  appeal: { in: ['rejected'], who: ['owner'], next: 'survey' },
  pay: { in: ['approved'], who: ['finance', 'admin'] },
  correct: { in: ['approved', 'paid'], who: ['finance', 'admin'] },
  reverse: { in: ['approved', 'paid'], who: ['finance', 'admin'], next: 'approved' },
  close: { in: ['paid'], who: ['finance', 'admin'], next: 'closed' },
  withdraw: {
    in: ['draft', 'reported', 'filed', 'survey', 'supplement', 'assessed'],
    who: ['owner'],
    next: 'withdrawn',
  },
  note: { in: [...CLAIM_STATES], who: ['owner', 'another manager', 'handler', 'finance', 'admin'] },
}

const APPROVED = new Set<ClaimState>(['approved', 'paid', 'closed'])

type Managed = StoredClaim & { managerId: string }

/** Stores a claim of `project` in a state, with everything that an action requires. */
function putClaim(state: ClaimState, more: Partial<StoredClaim> = {}): StoredClaim {
  const seeded = claims.all().find(({ state }) => state === 'reported')
  const { policyNo: _no, ...content } = written()
  return claims.put({
    ...seeded!,
    ...content,
    policyId: putPolicy(),
    id: '900',
    version: 1,
    state,
    evidence: [{ ...evidence(), documentName: '', versionNo: 1, by: '', time: '' }],
    assessment: { amount: 2000, words: '', by: '', time: '' },
    approved: APPROVED.has(state) ? 1000 : null,
    ...more,
  })
}

beforeAll(resetDb)
const backend = roomBackend()

testEveryAction(claimWorkflow, {
  states: Object.fromEntries(CLAIM_STATES.map((state) => [state, { state }])) as Record<
    ClaimState,
    Partial<Managed>
  >,
  viewers: Object.fromEntries(
    Object.entries(PERSONS).map(([person, name]) => [person, () => viewerOf(name)]),
  ) as Record<Person, () => Viewer & { name: string }>,
  expectation,
  ready: (action, { state }): Managed => ({
    ...putClaim(
      state!,
      ['correct', 'reverse'].includes(action)
        ? { payments: [PAYMENT], paid: 500, ...(state === 'paid' ? { approved: 400 } : {}) }
        : {},
    ),
    managerId: '70',
  }),
  factsOf: (claim) => factsOf(claim),
  async call(action, claim, viewer) {
    const stored = claims.get(claim.id)
    const { code, msg } = await backend.send((viewer as { name: string }).name, ...claimCall(action, claim))
    const after = claims.get(claim.id)
    return {
      isDone: code === 200,
      // The same reference if nothing changed; the manager is not stored with the claim.
      after: after === stored ? claim : after && { ...after, managerId: '70' },
      ...(code === 200 ? {} : { message: msg }),
    }
  },
  removals: [],
})

/** Resets the mock backend and returns its `send`. */
function freshBackend() {
  resetDb()
  return roomBackend().send
}

test('nobody has two roles in a claim, not even an administrator', async () => {
  const send = freshBackend()
  const admin = db.accounts.find(({ userName }) => userName === 'admin')!.userId
  const handled = putClaim('assessed', { handlerIds: [admin] })
  expect((await send('admin', ...claimCall('approve', handled))).msg).toContain('作为理赔员')
  const approved = putClaim('approved', { approverId: admin })
  expect((await send('admin', ...claimCall('pay', approved))).msg).toContain('已核赔')
  const paid = putClaim('reported', { payerIds: [admin] })
  expect((await send('admin', ...claimCall('file', paid))).msg).toContain('作为财务')
})

test('the project manager acts for the owner, and cannot approve', async () => {
  const send = freshBackend()
  const own = () => putClaim('draft', { ownerId: '71' })
  expect((await send('project', ...claimCall('report', own()))).code).toBe(200)
  expect(
    (await send('project', ...claimCall('approve', putClaim('assessed', { ownerId: '71' })))).msg,
  ).toContain('项目负责人')
  projects.put({ ...projects.require('9001'), managerId: '71' })
  expect((await send('project', ...claimCall('report', putClaim('draft', { ownerId: '71' })))).code).toBe(500)
})

test('a lapsed policy, an exceeded limit and unpublished evidence block a report', async () => {
  const send = freshBackend()
  const report = async (more: Partial<StoredClaim>) =>
    (await send('project', ...claimCall('report', putClaim('draft', more)))).msg
  expect(await report({ policyId: putPolicy('PI-0', { periodTo: '2026-01-04' }) })).toContain('不在保险期间')
  claims.put({ ...putClaim('approved'), id: '901', approved: 95_000 })
  expect(await report({ claimed: 4000.01 })).toContain('超出可赔上限')
  const policyId = putPolicy('PI-2')
  const { versionId, documentId } = evidence()
  versions.implement.put({ ...versions.implement.require(versionId), state: 'unpublished' })
  expect(await report({ policyId })).toContain('仍在发布')
  const next = {
    ...versions.implement.require(versionId),
    id: 'next',
    no: 2,
    state: 'published' as const,
    hash: 'b'.repeat(64),
  }
  versions.implement.put(next)
  const replaced = putClaim('draft', { policyId })
  const { data } = await send('project', claimApi.detail, { path: { id: replaced.id } })
  expect(data).toMatchObject({ evidence: [{ documentId, state: 'newer', publishedNo: 2 }] })
  expect(await report({ policyId, claimed: 98_999 })).toBe('操作成功')
})

test('evidence is a published version with its own hash', async () => {
  const send = freshBackend()
  const picked = evidence()
  const body = written()
  const create = async (changes: object) =>
    send('project', claimApi.create, { body: { ...body, evidence: [{ ...picked, ...changes }] } })
  expect((await create({ hash: 'a'.repeat(64) })).msg).toContain('哈希值不符')
  expect((await create({ versionId: 'nothing' })).code).toBe(404)
  versions.implement.put({ ...versions.implement.require(picked.versionId), state: 'submitted' })
  expect((await create({})).code).toBe(500)
})

test('a hidden document is not revealed to a reader, and their change keeps it', async () => {
  const send = freshBackend()
  const { documentId, hash } = evidence()
  const claim = putClaim('supplement')
  nodes.implement.delete(documentId)
  const { data } = await send('project', claimApi.detail, { path: { id: claim.id } })
  expect(data).toMatchObject({ evidence: [] })
  expect(JSON.stringify(data)).not.toContain(hash)
  const added = [evidence('7-1')]
  expect((await send('project', ...claimCall('answer', claim, { evidence: added }))).code).toBe(200)
  expect(claims.require(claim.id).evidence.map((each) => each.documentId)).toEqual([documentId, '7-1'])
})

test('amounts stay within the claimed, assessed and approved ones', async () => {
  const send = freshBackend()
  const refused = async (name: string, action: ClaimAction, claim: StoredClaim, amount: number) =>
    (await send(name, ...claimCall(action, claim, { amount }))).msg
  expect(await refused('claimHandler', 'assess', putClaim('survey'), 5000.01)).toContain('上限')
  expect(await refused('project2', 'approve', putClaim('assessed'), 2000.01)).toContain('上限')
  expect(await refused('finance', 'pay', putClaim('approved', { paid: 600 }), 400.01)).toContain('上限')
})

test('a payment sent twice is made once, and the last part pays the claim', async () => {
  const send = freshBackend()
  const claim = putClaim('approved', { approved: 1000.1 })
  const once = claimCall('pay', claim, { amount: 600.07 })
  expect((await send('finance', ...once)).code).toBe(200)
  expect((await send('finance', ...once)).code).toBe(200)
  expect(claims.require('900')).toMatchObject({
    state: 'approved',
    paid: 600.07,
    payments: [{ amount: 600.07 }],
  })
  const last = claimCall('pay', claims.require('900'), { amount: 400.03 })
  expect((await send('finance', ...last)).code).toBe(200)
  expect(claims.require('900')).toMatchObject({ state: 'paid', paid: 1000.1 })
})

test('a payment is corrected or reversed by somebody other than its payer, and stays on record', async () => {
  const send = freshBackend()
  const stored = () => claims.require('900')
  const pay = (amount: number) => send('finance', ...claimCall('pay', stored(), { amount }))
  putClaim('approved')
  expect((await pay(600)).code).toBe(200)
  expect((await pay(400)).code).toBe(200)
  expect(stored()).toMatchObject({ state: 'paid', paid: 1000 })
  const [first, second] = stored().payments.map(({ id }) => id)
  const correct = (name: string, amount: number) =>
    send(name, ...claimCall('correct', stored(), { paymentId: first, amount }))
  expect((await correct('finance', 500)).msg).toContain('另一人')
  expect((await correct('finance2', 600.01)).msg).toContain('上限')
  expect((await correct('finance2', 500)).code).toBe(200)
  expect(stored()).toMatchObject({ state: 'approved', paid: 900 })
  expect(stored().payments.map(({ amount, voided }) => [amount, voided?.isCorrected])).toEqual([
    [600, true],
    [400, undefined],
    [500, undefined],
  ])
  const reverse = (name: string, paymentId: string | undefined) =>
    send(name, ...claimCall('reverse', stored(), { paymentId }))
  expect((await reverse('finance2', first)).msg).toContain('已更正或冲销')
  expect((await reverse('finance2', second)).code).toBe(200)
  expect(stored()).toMatchObject({ state: 'approved', paid: 500 })
  expect((await reverse('finance2', stored().payments.at(-1)!.id)).msg).toContain('另一人')
  expect((await pay(500)).code).toBe(200)
  expect(stored()).toMatchObject({ state: 'paid', paid: 1000 })
})

test('a claim in yen has no decimals, and neither have its judgements and payments', async () => {
  const send = freshBackend()
  projects.put({ ...projects.require('9001'), currency: 'JPY' })
  const create = (claimed: number) =>
    send('project', claimApi.create, { body: { ...written(), policyNo: 'JP-1', claimed } })
  expect((await create(5000.5)).code).not.toBe(200)
  expect((await create(5000)).code).toBe(200)
  const yen = { currency: 'JPY' as const }
  for (const [name, action, state] of [
    ['claimHandler', 'assess', 'survey'],
    ['project2', 'approve', 'assessed'],
    ['finance', 'pay', 'approved'],
  ] as const) {
    const amountOf = (amount: number) => send(name, ...claimCall(action, putClaim(state, yen), { amount }))
    expect((await amountOf(100.5)).code, action).not.toBe(200)
    expect((await amountOf(100)).code, action).toBe(200)
  }
})

test('of two concurrent actions on a claim the second is a conflict', async () => {
  const send = freshBackend()
  const claim = putClaim('filed')
  expect((await send('claimHandler', ...claimCall('survey', claim))).code).toBe(200)
  expect((await send('admin', ...claimCall('survey', claim))).code).toBe(409)
})

test('each action has its labels, and there are no labels without an action', () => {
  for (const words of [en.action, en.happens])
    expect(Object.keys(words).toSorted()).toEqual(claimWorkflow.names.toSorted())
})
