import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { ALREADY_DONE, defineWorkflow, type ActionOf } from '@/shared/workflow/workflow'

interface Person {
  userId: string
  role: 'member' | 'admin'
}

/** Money that needs three people in turn: applicant, reviewer and payer. Its receipt has a state of its own. */
interface Instalment {
  state: 'planned' | 'applied' | 'reviewed' | 'returned' | 'paid'
  receipt: 'missing' | 'given'
  applicantId: string | null
  reviewerId: string | null
  amount: number
}

const isMember = (_: unknown, { role }: Person) => role === 'member'
const isAdmin = (_: unknown, { role }: Person) => role === 'admin'

const instalments = defineWorkflow<
  Instalment,
  Person,
  Pick<Instalment, 'state' | 'receipt' | 'applicantId'>
>()({
  relations: { member: isMember, admin: isAdmin, applicant: (it, { userId }) => it.applicantId === userId },
  regions: { unproved: ({ receipt }) => receipt === 'missing' },
  guards: {
    secondPerson: ['review', ({ applicantId }, { userId }) => applicantId !== userId],
    thirdPerson: [
      'payment',
      ({ applicantId, reviewerId }, { userId }) => ![applicantId, reviewerId].includes(userId),
    ],
    amountGiven: [
      'plan',
      ({ amount }) => (amount > 0 ? [] : [{ field: 'amount', issue: 'range', params: { min: 1 } }]),
    ],
  },
  actions: {
    apply: {
      from: ['planned', 'returned'],
      who: ['member'],
      guards: ['amountGiven'],
      to: { state: 'applied' },
    },
    review: {
      from: ['applied'],
      who: ['member', 'admin'],
      guards: ['secondPerson'],
      input: z.object({ isValid: z.boolean() }),
      to: ({ isValid = true }) => ({ state: isValid ? 'reviewed' : 'returned' }),
    },
    pay: {
      from: ['reviewed'],
      who: ['admin'],
      guards: ['thirdPerson'],
      needsWarning: true,
      to: { state: 'paid' },
    },
    prove: {
      from: ['paid'],
      who: ['applicant', 'admin'],
      when: ['unproved'],
      keepsVersion: true,
      to: { receipt: 'given' },
    },
  },
})

const ann = { userId: 'ann', role: 'member' } as const
const bob = { userId: 'bob', role: 'admin' } as const
const cem = { userId: 'cem', role: 'admin' } as const

const makeInstalment = (changes: Partial<Instalment> = {}): Instalment => ({
  state: 'planned',
  receipt: 'missing',
  applicantId: 'ann',
  reviewerId: null,
  amount: 10,
  ...changes,
})

test('three different people: each sees that it is another one’s turn', () => {
  const reviewed = makeInstalment({ state: 'reviewed', applicantId: 'ann', reviewerId: 'bob' })
  expect(instalments.availabilityOf('pay', reviewed, cem)).toEqual({
    isAllowed: true,
    isAvailable: true,
    unmet: [],
  })
  expect(instalments.availabilityOf('pay', reviewed, bob)).toEqual({
    isAllowed: false,
    isAvailable: true,
    unmet: [{ guard: 'thirdPerson', part: 'payment' }],
  })
  expect(instalments.availabilityOf('pay', reviewed, ann).unmet).toEqual([{ guard: 'role' }])
  const applied = makeInstalment({ state: 'applied', applicantId: 'bob' })
  expect(instalments.availabilityOf('review', applied, bob).unmet).toEqual([
    { guard: 'secondPerson', part: 'review' },
  ])
})

test('a region changes independently of the main state, and is checked before any guard', () => {
  const paid = makeInstalment({ state: 'paid' })
  expect(instalments.isAvailable('prove', paid, ann)).toBe(true)
  const proved = instalments.apply('prove', paid)
  expect(proved).toEqual({ ...paid, receipt: 'given' })
  expect(instalments.availabilityOf('prove', proved, ann).unmet).toEqual([{ guard: 'unproved' }])
  // Role, state and region are reported together; guards are checked only once these hold.
  expect(
    instalments.availabilityOf('prove', { ...proved, state: 'planned' }, { ...ann, userId: 'x' }).unmet,
  ).toEqual([{ guard: 'role' }, { guard: 'state' }, { guard: 'unproved' }])
  expect(
    instalments.availabilityOf('apply', makeInstalment({ state: 'paid', amount: 0 }), ann).unmet,
  ).toEqual([{ guard: 'state' }])
})

test('the input decides the next state', () => {
  const applied = makeInstalment({ state: 'applied' })
  expect(instalments.apply('review', applied, { isValid: true }).state).toBe('reviewed')
  expect(instalments.apply('review', applied, { isValid: false }).state).toBe('returned')
  expect(instalments.apply('review', applied)).toEqual({ ...applied, state: 'reviewed' })
})

test('a guard names the fields that are missing', () => {
  expect(instalments.availabilityOf('apply', makeInstalment({ amount: 0 }), ann)).toEqual({
    isAllowed: false,
    isAvailable: true,
    unmet: [{ guard: 'amountGiven', part: 'plan', field: 'amount', issue: 'range', params: { min: 1 } }],
  })
})

/** Version of a document in a data room. Restoring one returns it to its previous state. */
interface Version {
  state: 'private' | 'submitted' | 'rejected' | 'published' | 'unpublished' | 'recycled'
  stateBefore: Version['state'] | null
  submitterId: string
  /** True when the room is closed. */
  isClosed: boolean
}

const versions = defineWorkflow<Version, Person>()({
  relations: { submitter: ({ submitterId }, { userId }) => submitterId === userId, admin: isAdmin },
  regions: { roomOpen: ({ isClosed }) => !isClosed, any: () => true },
  when: ['roomOpen'],
  guards: {
    notSubmitter: ['audit', ({ submitterId }, { userId }) => submitterId !== userId],
    notPublished: ['document', ({ state }) => state !== 'published', ALREADY_DONE],
  },
  actions: {
    submit: { from: ['private', 'rejected'], who: ['submitter'], to: { state: 'submitted' } },
    publish: {
      from: ['submitted', 'unpublished', 'published'],
      who: ['admin'],
      guards: ['notSubmitter', 'notPublished'],
      to: { state: 'published' },
    },
    reject: {
      from: ['submitted'],
      who: ['admin'],
      guards: ['notSubmitter'],
      input: z.object({ reason: z.string().check(z.minLength(5)) }),
      needsWarning: true,
      to: { state: 'rejected' },
    },
    unpublish: { from: ['published'], who: ['admin'], needsWarning: true, to: { state: 'unpublished' } },
    recycle: {
      from: ['private', 'rejected', 'published', 'unpublished'],
      who: ['submitter', 'admin'],
      needsWarning: true,
      isRelevant: ({ stateBefore }) => stateBefore === null,
      to: (_, { state }) => ({ state: 'recycled', stateBefore: state }),
    },
    restore: {
      from: ['recycled'],
      who: ['admin'],
      to: (_, { stateBefore }) => ({ state: stateBefore ?? 'private', stateBefore: null }),
    },
    read: { from: ['published', 'recycled'], who: ['submitter', 'admin'], when: [] },
  },
})

const makeVersion = (changes: Partial<Version> = {}): Version => ({
  state: 'submitted',
  stateBefore: null,
  submitterId: 'ann',
  isClosed: false,
  ...changes,
})

test('the submitter of a version cannot approve it', () => {
  expect(versions.availabilityOf('publish', makeVersion(), bob).isAllowed).toBe(true)
  expect(versions.availabilityOf('publish', makeVersion({ submitterId: 'bob' }), bob).unmet).toEqual([
    { guard: 'notSubmitter', part: 'audit' },
  ])
  expect(versions.availabilityOf('publish', makeVersion(), ann).isAvailable).toBe(false)
})

test('a restored version returns to its previous state', () => {
  const published = makeVersion({ state: 'published' })
  const recycled = versions.apply('recycle', published)
  expect(recycled).toEqual({ ...published, state: 'recycled', stateBefore: 'published' })
  expect(versions.apply('restore', recycled)).toEqual(published)
})

test('a closed room blocks every action that does not opt out', () => {
  const closed = makeVersion({ state: 'published', isClosed: true })
  const possible = versions.possibilities(closed, bob)
  expect(versions.names.filter((action) => possible[action].isAllowed)).toEqual(['read'])
  expect(possible.unpublish.unmet).toEqual([{ guard: 'roomOpen' }])
})

test('next steps: open, blocked, already done, and none where the action is irrelevant', () => {
  const named = (steps: readonly { action: string }[]) => steps.map(({ action }) => action)
  const published = versions.nextSteps(makeVersion({ state: 'published' }), bob)
  expect(named(published.open)).toEqual(['unpublish', 'recycle', 'read'])
  expect(named(published.blocked)).toEqual([])
  expect(named(published.alreadyDone)).toEqual(['publish'])
  const own = versions.nextSteps(makeVersion({ submitterId: 'bob' }), bob)
  expect(named(own.blocked)).toEqual(['publish', 'reject'])
  const before = versions.nextSteps(makeVersion({ state: 'published', stateBefore: 'private' }), bob)
  expect(named(before.open)).not.toContain('recycle')
  // Only some actions, in the given order.
  expect(
    named(versions.nextSteps(makeVersion({ state: 'published' }), bob, ['read', 'unpublish']).open),
  ).toEqual(['read', 'unpublish'])
})

test('only the names of actions are actions', () => {
  const known: ActionOf<typeof versions> = 'submit'
  expect(versions.isAction(known)).toBe(true)
  for (const name of ['unheard', '__proto__', 'toString', null]) expect(versions.isAction(name)).toBe(false)
  expect(versions.actions.reject.needsWarning).toBe(true)
  expect(versions.actions.submit.needsWarning).toBeUndefined()
  expect(versions.actions.reject.input?.safeParse({ reason: 'no' }).success).toBe(false)
})
