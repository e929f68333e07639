import { beforeAll, expect, test } from 'vitest'
import { conceptApi } from '@/features/concepts/model/concepts.api'
import type { Facts, Viewer } from '@/features/concepts/domain/facts'
import type { State } from '@/features/concepts/domain/conceptStates'
import { type Action, conceptWorkflow, canCreate } from '@/features/concepts/domain/conceptWorkflow'
import { detailOf } from '@mocks/concepts/lists'
import { factsFor, type StoredConcept } from '@mocks/concepts/store'
import { resetDb } from '@mocks/platform/db'
import { db } from '@mocks/account/store'
import { readyFor } from '../../support/concepts'

beforeAll(resetDb)

const accountOf = (name: string) => db.accounts.find(({ userName }) => userName === name)!

function unmetConditionsOf(
  action: Action,
  state: State,
  as: string,
  stored: Partial<StoredConcept>,
  facts: Partial<Facts> = {},
) {
  const account = accountOf(as)
  const concept = readyFor(action, state, stored)
  return conceptWorkflow.availabilityOf(action, { ...factsFor(concept, account), ...facts }, account).unmet
}

const note = (stage: 'first' | 'second', field: string) => ({
  id: field,
  stage,
  field,
  before: null,
  after: null,
})

const POLICY = { firstRecord: false, secrecyBeforeSecond: false, serviceBeforeSecond: false }

test.each<[Action, State, string, Partial<StoredConcept>, Partial<Facts>, object[]]>([
  [
    'submitFirst',
    '00',
    'founder',
    { firstStage: { name: '字' } },
    {},
    [
      { guard: 'firstStage', part: 'firstStage', field: 'name', issue: 'tooShort' },
      { guard: 'firstStage', field: 'organisation', issue: 'required' },
    ],
  ],
  [
    'submitFirst',
    '11',
    'founder',
    { notes: [note('first', 'summary'), { ...note('first', 'funds'), reply: '已补' }] },
    {},
    [{ guard: 'firstNotes', part: 'firstStage', field: 'summary' }],
  ],
  ['passFirst', '10', 'auditor', { creatorId: '12' }, {}, [{ guard: 'notCreator', part: 'summary' }]],
  [
    'passFirst',
    '10',
    'auditor',
    {},
    { policy: { ...POLICY, firstRecord: true } },
    [{ guard: 'firstRecord', part: 'records' }],
  ],
  [
    'applySecrecy',
    '20',
    'founder',
    { secrecy: 'applied' },
    {},
    [{ guard: 'secrecyNone', part: 'agreements' }],
  ],
  ['signSecrecy', '20', 'founder', { secrecy: 'none' }, {}, [{ guard: 'secrecyApplied' }]],
  ['withdrawSecrecy', '20', 'founder', { secrecy: 'signed' }, {}, [{ guard: 'secrecyApplied' }]],
  ['signService', '20', 'manager', { secrecy: 'applied' }, {}, [{ guard: 'secrecySigned' }]],
  ['signService', '20', 'manager', { service: 'signed' }, {}, [{ guard: 'serviceNone' }]],
  [
    'submitSecond',
    '20',
    'founder',
    { secondStage: null },
    {},
    [{ guard: 'secondStage', part: 'secondStage', field: 'questions' }],
  ],
  ['submitSecond', '31', 'founder', { isStopped: true }, {}, [{ guard: 'notStopped', part: 'decision' }]],
  [
    'submitSecond',
    '31',
    'founder',
    { notes: [note('second', 'experiments.0.cost')] },
    {},
    [{ guard: 'secondNotes', field: 'experiments.0.cost' }],
  ],
  [
    'submitSecond',
    '20',
    'founder',
    { secrecy: 'none', service: 'none' },
    { policy: { ...POLICY, secrecyBeforeSecond: true, serviceBeforeSecond: true } },
    [
      { guard: 'secrecyIfAsked', part: 'agreements' },
      { guard: 'serviceIfAsked', part: 'agreements' },
    ],
  ],
  [
    'decide',
    '30',
    'chair',
    {},
    { review: { members: 4, votes: 2, undeclared: 1, mine: 'declared' } },
    [{ guard: 'allDeclared' }, { guard: 'quorum' }],
  ],
  [
    'decide',
    '30',
    'chair',
    {},
    { review: { members: 3, votes: 2, undeclared: 0, mine: 'undeclared' } },
    [{ guard: 'declared', part: 'decision' }],
  ],
  [
    'score',
    '30',
    'expert',
    {},
    { review: { members: 3, votes: 2, undeclared: 0, mine: 'scored' } },
    [{ guard: 'notScored' }],
  ],
  [
    'submitAfter',
    '40',
    'founder',
    { secrecy: 'none', approvedAmount: 7 },
    {},
    [
      {
        guard: 'afterStage',
        part: 'afterStage',
        field: 'instalments',
        issue: 'sum',
        params: { approved: 7 },
      },
      { guard: 'secrecySigned', part: 'agreements' },
    ],
  ],
  [
    'passAfter',
    '41',
    'manager',
    { afterSubmitterId: '13' },
    {},
    [{ guard: 'notSubmitter', part: 'afterStage' }],
  ],
  ['seal', '10', 'manager', {}, {}, [{ guard: 'state' }]],
  ['unseal', '20', 'manager', { seal: 'open' }, {}, [{ guard: 'sealed' }]],
  [
    'editFirst',
    '10',
    'auditor',
    { seal: 'sealed' },
    {},
    [{ guard: 'role' }, { guard: 'state' }, { guard: 'open' }],
  ],
])('%s in %s as %s names what is missing and where', (action, state, as, stored, facts, expected) => {
  const found = unmetConditionsOf(action, state, as, stored, facts)
  expect(found.slice(0, expected.length)).toMatchObject(expected)
  // An incomplete form is missing more fields than the few listed here.
  if (!found.some(({ issue }) => issue === 'required')) expect(found).toHaveLength(expected.length)
})

test('the rules need nothing beyond the detail response', () => {
  const account = accountOf('founder')
  const concept = readyFor('submitFirst', '00')
  const read = conceptApi.detail.answer.read({ data: detailOf(concept, account) })
  if (!read.ok) throw new Error(read.place)
  const facts: Facts = read.value
  expect(conceptWorkflow.possibilities(facts, account)).toEqual(
    conceptWorkflow.possibilities(factsFor(concept, account), account),
  )
  expect(conceptWorkflow.availabilityOf('submitFirst', facts, account).isAllowed).toBe(true)
})

test('an action is available to the users it belongs to in this state, and not to others', () => {
  const concept = readyFor('submitFirst', '00', { firstStage: null })
  const possible = (as: string) =>
    conceptWorkflow.availabilityOf('submitFirst', factsFor(concept, accountOf(as)), accountOf(as))
  expect(possible('founder')).toMatchObject({ isAllowed: false, isAvailable: true })
  expect(possible('manager')).toMatchObject({ isAllowed: false, isAvailable: false })
  // A list row is sufficient for this.
  const { ownerId, state, seal, secrecy, service, highlight, isStopped } = concept
  const row = { ownerId, state, seal, secrecy, service, highlight, isStopped }
  expect(conceptWorkflow.isAvailable('submitFirst', row, accountOf('founder'))).toBe(true)
  expect(conceptWorkflow.isAvailable('submitFirst', row, accountOf('manager'))).toBe(false)
})

test('an action changes only its own state field, and archiving keeps the main state', () => {
  const concept = readyFor('returnSecond', '30')
  expect(conceptWorkflow.apply('returnSecond', concept, { outcome: 'stop' })).toEqual({
    ...concept,
    state: '31',
    isStopped: true,
  })
  expect(conceptWorkflow.apply('returnSecond', concept, { outcome: 'rework' }).isStopped).toBe(false)
  const sealed = conceptWorkflow.apply('seal', readyFor('seal', '42'))
  expect(sealed).toMatchObject({ state: '42', seal: 'sealed' })
  expect(conceptWorkflow.apply('unseal', sealed)).toMatchObject({ state: '42', seal: 'open' })
})

test('a verified user with a suitable role may create a concept', () => {
  const viewer = (roles: Viewer['roles'], isVerified = true) => ({ userId: '1', roles, isVerified })
  expect(canCreate(viewer(['poc_common_user']))).toBe(true)
  expect(canCreate(viewer(['poc_secretary']))).toBe(true)
  expect(canCreate(viewer(['poc_common_user'], false))).toBe(false)
  expect(canCreate(viewer(['poc_expert']))).toBe(false)
  expect(canCreate(viewer([]))).toBe(false)
})
