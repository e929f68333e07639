import { beforeAll, expect, test } from 'vitest'
import { Concept, TimelineEvent } from '@/features/concepts/model/answers'
import { STATE, type State } from '@/features/concepts/domain/conceptStates'
import { conceptActions } from '@/features/concepts/detail/conceptActions'
import { pageActions } from '@/shared/workflow/workflowUi'
import type { Action } from '@/features/concepts/domain/conceptWorkflow'
import { tabsFor } from '@/features/concepts/detail/conceptTabs'
import { kindOf, type Kind } from '@/features/concepts/detail/timelineKinds'
import { filterEvents } from '@/shared/workflow/timelineEvents'
import { detailOf } from '@mocks/concepts/lists'
import type { StoredConcept } from '@mocks/concepts/store'
import { resetDb } from '@mocks/platform/db'
import { db } from '@mocks/account/store'
import { readyFor } from '../../support/concepts'

beforeAll(resetDb)

const accountOf = (name: string) => db.accounts.find(({ userName }) => userName === name)!

function tabs(state: State, as: string, more: Partial<StoredConcept> = {}) {
  const account = accountOf(as)
  const concept = readyFor('readAfter', state, more)
  return tabsFor(Concept.parse(detailOf(concept, account)), account).join(' ')
}

const HATCHED = 'summary firstStage secondStage agreements records'

test.each([
  [STATE.draft, 'founder', 'summary firstStage timeline'],
  [STATE.firstPending, 'auditor', 'summary firstStage records timeline'],
  [STATE.incubating, 'manager', `${HATCHED} timeline`],
  // Only the panel and staff see the review until there is a decision.
  [STATE.secondPending, 'founder', `${HATCHED} timeline`],
  [STATE.secondPending, 'expert', `${HATCHED} decision timeline`],
  [STATE.secondPending, 'secretary', `${HATCHED} decision timeline`],
  [STATE.decided, 'manager', `${HATCHED} decision afterStage timeline`],
  [STATE.implementing, 'chair', `${HATCHED} decision afterStage timeline`],
])('at %s %s has the expected tabs', (state, as, expected) => {
  expect(tabs(state, as)).toBe(expected)
})

test('an expert without a declaration sees the summary and the tab to declare', () => {
  expect(tabs(STATE.secondPending, 'expert', { reviews: {} })).toBe('summary decision')
  expect(tabs(STATE.decided, 'expert', { reviews: {} })).toBe('summary decision')
})

test('the owner sees a decision once there is one', () => {
  const decision = {
    decision: 'invest',
    amount: 1,
    currency: 'CNY',
    by: '沈主席',
    time: '2026-01-01 00:00:00',
  } as const
  expect(tabs(STATE.decided, 'founder', { decision })).toContain('decision')
})

test('finished steps are separate from blocked ones', () => {
  const founder = accountOf('founder')
  const stored = readyFor('submitSecond', STATE.incubating, { secondStage: {} })
  const { open, blocked, alreadyDone } = conceptActions.nextSteps(
    Concept.parse(detailOf(stored, founder)),
    founder,
  )
  const named = (steps: typeof open) => steps.map(({ action }) => action)
  expect(named(open)).toEqual(['editSecond'])
  expect(named(blocked)).toEqual(['submitSecond'])
  expect(named(alreadyDone)).toEqual(['applySecrecy', 'signSecrecy', 'markSeen'])
})

function head(action: Action, state: State, as: string, more: Partial<StoredConcept> = {}) {
  const account = accountOf(as)
  const concept = Concept.parse(detailOf(readyFor(action, state, more), account))
  const { next, field, secondary, rest } = pageActions(conceptActions, concept, account, 1)
  return [next, field, ...secondary, '…', ...rest].filter(Boolean).join(' ')
}

test.each([
  ['submitFirst', STATE.draft, 'founder', {}, 'submitFirst editFirst … remove'],
  ['submitFirst', STATE.draft, 'founder', { firstStage: {} }, 'editFirst name … remove'],
  ['passFirst', STATE.firstPending, 'auditor', {}, 'passFirst returnFirst … recordFirst'],
  ['passFirst', STATE.firstPending, 'founder', {}, '…'],
  ['submitSecond', STATE.incubating, 'founder', {}, 'submitSecond editSecond …'],
  // If no advancing action is left, the one that will be required later.
  ['applySecrecy', STATE.incubating, 'manager', {}, 'applySecrecy editSecond … seal'],
  ['signSecrecy', STATE.decided, 'manager', {}, 'signSecrecy editAfter … seal withdrawSecrecy'],
  ['declare', STATE.secondPending, 'expert', { reviews: {} }, 'declare …'],
  ['score', STATE.secondPending, 'expert', {}, 'score …'],
  ['decide', STATE.secondPending, 'chair', {}, 'decide returnSecond …'],
  ['passAfter', STATE.afterPending, 'manager', {}, 'passAfter returnAfter …'],
  ['seal', STATE.implementing, 'manager', {}, 'seal …'],
] as const)(
  '%s at %s, %s %#: the next step, a secondary one, the rest',
  (action, state, as, more, expected) => {
    expect(head(action, state, as, more)).toBe(expected)
  },
)

test('the interview record, although optional, is the next step until it exists', () => {
  const secretary = accountOf('secretary')
  const stored = readyFor('recordSecond', STATE.secondPending)
  const concept = Concept.parse(detailOf(stored, secretary))
  expect(concept.secondRecord).toBeNull()
  expect(conceptActions.nextActionOf(concept, secretary)).toBe('recordSecond')
  const secondRecord = { fileName: '1.pdf', originalName: '访谈记录.pdf', size: 1, by: '', time: '' }
  expect(conceptActions.nextActionOf({ ...concept, secondRecord }, secretary)).toBeNull()
})

test('only the policy makes agreements required, one after the other', () => {
  const manager = accountOf('manager')
  const tasksFor = (secrecy: 'none' | 'applied' | 'signed', isAsked: boolean) => {
    const stored = readyFor('submitSecond', STATE.incubating, { secrecy, service: 'none' })
    const concept = Concept.parse(detailOf(stored, manager))
    const policy = { ...concept.policy, secrecyBeforeSecond: isAsked }
    const course = conceptActions.progressOf({ ...concept, policy }, manager)
    return course?.tasks.map(
      ({ action, isDone, isOpen }) => `${action} ${isDone ? 'done' : isOpen ? 'open' : 'later'}`,
    )
  }
  expect(tasksFor('none', false)).toEqual(['editSecond done'])
  expect(tasksFor('none', true)).toEqual(['editSecond done', 'applySecrecy open', 'signSecrecy later'])
  expect(tasksFor('applied', true)).toEqual(['editSecond done', 'applySecrecy done', 'signSecrecy open'])
  expect(tasksFor('signed', true)).toEqual(['editSecond done', 'applySecrecy done', 'signSecrecy done'])
})

test('a state that cannot be resolved has no progress', () => {
  const founder = accountOf('founder')
  const stopped = readyFor('submitSecond', STATE.secondFailed, { isStopped: true })
  expect(conceptActions.progressOf(Concept.parse(detailOf(stopped, founder)), founder)).toBeNull()
})

const event = (time: string, action: string, from: State | null, to: State) =>
  TimelineEvent.parse({ time: `2026-01-${time} 00:00:00`, by: '吴创始', action, from, to, text: '' })

const EVENTS = [
  event('01', 'create', null, '00'),
  event('02', 'editFirst', '00', '00'),
  event('02', 'submitFirst', '00', '10'),
  event('03', 'recordFirst', '10', '10'),
  event('04', 'seal', '20', '20'),
  event('05', 'unheardOf', '20', '20'),
]

test('every event has a kind, also those that only the server knows', () => {
  expect(EVENTS.map(kindOf)).toEqual(['state', 'content', 'state', 'records', 'archive', 'content'])
})

test('latest events come first; at the same time, the one added later', () => {
  const actions = (kind: Kind | null) => filterEvents(EVENTS, kindOf, kind).map((shown) => shown.event.action)
  expect(actions(null)).toEqual(['unheardOf', 'seal', 'recordFirst', 'submitFirst', 'editFirst', 'create'])
  expect(actions('state')).toEqual(['submitFirst', 'create'])
  expect(actions('agreements')).toEqual([])
})
