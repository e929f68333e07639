import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { ALREADY_DONE, defineWorkflow, type ActionOf } from '@/shared/workflow/workflow'

interface Person {
  userId: string
  role: 'member' | 'admin'
}

/** Money that is paid in turn by three: who applies, who reviews, who pays. Its receipt goes its own way beside. */
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
      input: z.object({ isRight: z.boolean() }),
      to: ({ isRight = true }) => ({ state: isRight ? 'reviewed' : 'returned' }),
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

const anInstalment = (changes: Partial<Instalment> = {}): Instalment => ({
  state: 'planned',
  receipt: 'missing',
  applicantId: 'ann',
  reviewerId: null,
  amount: 10,
  ...changes,
})

test('three different persons: each is told that it is another one’s turn', () => {
  const reviewed = anInstalment({ state: 'reviewed', applicantId: 'ann', reviewerId: 'bob' })
  expect(instalments.availabilityOf('pay', reviewed, cem)).toEqual({
    isAllowed: true,
    isOffered: true,
    unmet: [],
  })
  expect(instalments.availabilityOf('pay', reviewed, bob)).toEqual({
    isAllowed: false,
    isOffered: true,
    unmet: [{ guard: 'thirdPerson', part: 'payment' }],
  })
  expect(instalments.availabilityOf('pay', reviewed, ann).unmet).toEqual([{ guard: 'role' }])
  const applied = anInstalment({ state: 'applied', applicantId: 'bob' })
  expect(instalments.availabilityOf('review', applied, bob).unmet).toEqual([
    { guard: 'secondPerson', part: 'review' },
  ])
})

test('a region goes its way beside the main state, and is asked before any guard', () => {
  const paid = anInstalment({ state: 'paid' })
  expect(instalments.isAvailable('prove', paid, ann)).toBe(true)
  const proved = instalments.apply('prove', paid)
  expect(proved).toEqual({ ...paid, receipt: 'given' })
  expect(instalments.availabilityOf('prove', proved, ann).unmet).toEqual([{ guard: 'unproved' }])
  // Who, state and region are said together; a guard is not asked before they hold.
  expect(
    instalments.availabilityOf('prove', { ...proved, state: 'planned' }, { ...ann, userId: 'x' }).unmet,
  ).toEqual([{ guard: 'role' }, { guard: 'state' }, { guard: 'unproved' }])
  expect(instalments.availabilityOf('apply', anInstalment({ state: 'paid', amount: 0 }), ann).unmet).toEqual([
    { guard: 'state' },
  ])
})

test('what was said decides where it goes', () => {
  const applied = anInstalment({ state: 'applied' })
  expect(instalments.apply('review', applied, { isRight: true }).state).toBe('reviewed')
  expect(instalments.apply('review', applied, { isRight: false }).state).toBe('returned')
  expect(instalments.apply('review', applied)).toEqual({ ...applied, state: 'reviewed' })
})

test('a guard names the fields that it misses', () => {
  expect(instalments.availabilityOf('apply', anInstalment({ amount: 0 }), ann)).toEqual({
    isAllowed: false,
    isOffered: true,
    unmet: [{ guard: 'amountGiven', part: 'plan', field: 'amount', issue: 'range', params: { min: 1 } }],
  })
})

/** A document's version in a data room. Who restores one gets back what was put away. */
interface Version {
  state: 'private' | 'submitted' | 'rejected' | 'published' | 'unpublished' | 'recycled'
  stateBefore: Version['state'] | null
  submitterId: string
  /** Of the room. */
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

const aVersion = (changes: Partial<Version> = {}): Version => ({
  state: 'submitted',
  stateBefore: null,
  submitterId: 'ann',
  isClosed: false,
  ...changes,
})

test('who submitted a version does not approve it', () => {
  expect(versions.availabilityOf('publish', aVersion(), bob).isAllowed).toBe(true)
  expect(versions.availabilityOf('publish', aVersion({ submitterId: 'bob' }), bob).unmet).toEqual([
    { guard: 'notSubmitter', part: 'audit' },
  ])
  expect(versions.availabilityOf('publish', aVersion(), ann).isAvailable).toBe(false)
})

test('what is restored stands where it stood', () => {
  const published = aVersion({ state: 'published' })
  const recycled = versions.apply('recycle', published)
  expect(recycled).toEqual({ ...published, state: 'recycled', stateBefore: 'published' })
  expect(versions.apply('restore', recycled)).toEqual(published)
})

test('a closed room stops everything but what says otherwise', () => {
  const closed = aVersion({ state: 'published', isClosed: true })
  const possible = versions.possibilities(closed, bob)
  expect(versions.names.filter((action) => possible[action].isAllowed)).toEqual(['read'])
  expect(possible.unpublish.unmet).toEqual([{ guard: 'roomOpen' }])
})

test('next steps: open, in the way, behind, and none where there is nothing to do it to', () => {
  const named = (steps: readonly { action: string }[]) => steps.map(({ action }) => action)
  const published = versions.nextSteps(aVersion({ state: 'published' }), bob)
  expect(named(published.open)).toEqual(['unpublish', 'recycle', 'read'])
  expect(named(published.blocked)).toEqual([])
  expect(named(published.alreadyDone)).toEqual(['publish'])
  const own = versions.nextSteps(aVersion({ submitterId: 'bob' }), bob)
  expect(named(own.blocked)).toEqual(['publish', 'reject'])
  const before = versions.nextSteps(aVersion({ state: 'published', stateBefore: 'private' }), bob)
  expect(named(before.open)).not.toContain('recycle')
  // Of some, in their own order.
  expect(
    named(versions.nextSteps(aVersion({ state: 'published' }), bob, ['read', 'unpublish']).open),
  ).toEqual(['read', 'unpublish'])
})

test('a name from outside is an action or it is not', () => {
  const known: ActionOf<typeof versions> = 'submit'
  expect(versions.isAction(known)).toBe(true)
  for (const name of ['unheard', '__proto__', 'toString', null]) expect(versions.isAction(name)).toBe(false)
  expect(versions.actions.reject.needsWarning).toBe(true)
  expect(versions.actions.submit.needsWarning).toBeUndefined()
  expect(versions.actions.reject.input?.safeParse({ reason: 'no' }).success).toBe(false)
})
