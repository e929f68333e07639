import { beforeAll, expect, test } from 'vitest'
import { conceptApi } from '@/features/concepts/api'
import type { Facts, Viewer } from '@/features/concepts/domain/facts'
import type { State } from '@/features/concepts/domain/states'
import {
  apply,
  isOffered,
  mayCreate,
  possibilityOf,
  transitionsFor,
  type Action,
} from '@/features/concepts/domain/transitions'
import { detailOf } from '@mocks/concepts/lists'
import { factsFor, type StoredConcept } from '@mocks/concepts/store'
import { resetDb } from '@mocks/platform/db'
import { db } from '@mocks/account/store'
import { readyFor } from '../../support/concepts'

beforeAll(resetDb)

const accountOf = (name: string) => db.accounts.find(({ userName }) => userName === name)!

function unmet(
  action: Action,
  state: State,
  as: string,
  stored: Partial<StoredConcept>,
  facts: Partial<Facts> = {},
) {
  const account = accountOf(as)
  const concept = readyFor(action, state, stored)
  return possibilityOf(action, { ...factsFor(concept, account), ...facts }, account).unmet
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
    'goFirstApply',
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
    'goFirstApply',
    '11',
    'founder',
    { notes: [note('first', 'summary'), { ...note('first', 'funds'), reply: '已补' }] },
    {},
    [{ guard: 'firstNotes', part: 'firstStage', field: 'summary' }],
  ],
  [
    'goFirstAuditSuccess',
    '10',
    'auditor',
    { creatorId: '12' },
    {},
    [{ guard: 'notCreator', part: 'summary' }],
  ],
  [
    'goFirstAuditSuccess',
    '10',
    'auditor',
    {},
    { policy: { ...POLICY, firstRecord: true } },
    [{ guard: 'firstRecord', part: 'records' }],
  ],
  [
    'goSecrecyApply',
    '20',
    'founder',
    { secrecy: 'applied' },
    {},
    [{ guard: 'secrecyNone', part: 'agreements' }],
  ],
  ['uploadSecrecy', '20', 'founder', { secrecy: 'none' }, {}, [{ guard: 'secrecyApplied' }]],
  ['backSecrecyApply', '20', 'founder', { secrecy: 'signed' }, {}, [{ guard: 'secrecyApplied' }]],
  ['uploadHelpServer', '20', 'manager', { secrecy: 'applied' }, {}, [{ guard: 'secrecySigned' }]],
  ['uploadHelpServer', '20', 'manager', { service: 'signed' }, {}, [{ guard: 'serviceNone' }]],
  [
    'goSecondApply',
    '20',
    'founder',
    { secondStage: null },
    {},
    [{ guard: 'secondStage', part: 'secondStage', field: 'questions' }],
  ],
  ['goSecondApply', '31', 'founder', { isStopped: true }, {}, [{ guard: 'notStopped', part: 'decision' }]],
  [
    'goSecondApply',
    '31',
    'founder',
    { notes: [note('second', 'experiments.0.cost')] },
    {},
    [{ guard: 'secondNotes', field: 'experiments.0.cost' }],
  ],
  [
    'goSecondApply',
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
    'goSecondAuditSuccess',
    '30',
    'chair',
    {},
    { review: { members: 4, votes: 2, undeclared: 1, mine: 'declared' } },
    [{ guard: 'allDeclared' }, { guard: 'quorum' }],
  ],
  [
    'goSecondAuditSuccess',
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
    'submitAfterSecondPocInfo',
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
    'passAfterSecondPocInfo',
    '41',
    'manager',
    { afterSubmitterId: '13' },
    {},
    [{ guard: 'notSubmitter', part: 'afterStage' }],
  ],
  ['batchGoSeal', '10', 'manager', {}, {}, [{ guard: 'state' }]],
  ['batchBackSeal', '20', 'manager', { seal: 'open' }, {}, [{ guard: 'notSealed' }]],
  [
    'update',
    '10',
    'auditor',
    { seal: 'sealed' },
    {},
    [{ guard: 'role' }, { guard: 'state' }, { guard: 'sealed' }],
  ],
])('%s in %s as %s names what is missing and where', (action, state, as, stored, facts, expected) => {
  const found = unmet(action, state, as, stored, facts)
  expect(found.slice(0, expected.length)).toMatchObject(expected)
  // Of an incomplete form more fields are missing than the few named here.
  if (!found.some(({ issue }) => issue === 'required')) expect(found).toHaveLength(expected.length)
})

test('what a screen has read is all that the rules ask for', () => {
  const account = accountOf('founder')
  const concept = readyFor('goFirstApply', '00')
  const read = conceptApi.detail.answer.read({ data: detailOf(concept, account) })
  if (!read.ok) throw new Error(read.place)
  const facts: Facts = read.value
  expect(transitionsFor(facts, account)).toEqual(transitionsFor(factsFor(concept, account), account))
  expect(possibilityOf('goFirstApply', facts, account).isAllowed).toBe(true)
})

test('an action is offered to whom it belongs in this state, and not to others', () => {
  const concept = readyFor('goFirstApply', '00', { firstStage: null })
  const possible = (as: string) =>
    possibilityOf('goFirstApply', factsFor(concept, accountOf(as)), accountOf(as))
  expect(possible('founder')).toMatchObject({ isAllowed: false, isOffered: true })
  expect(possible('manager')).toMatchObject({ isAllowed: false, isOffered: false })
  // A row of a list is enough to say so.
  const { ownerId, state, seal } = concept
  expect(isOffered('goFirstApply', { ownerId, state, seal }, accountOf('founder'))).toBe(true)
  expect(isOffered('goFirstApply', { ownerId, state, seal }, accountOf('manager'))).toBe(false)
})

test('a step changes its own region alone, and a seal keeps the state', () => {
  const concept = readyFor('goSecondAuditFalse', '30')
  expect(apply('goSecondAuditFalse', concept, { outcome: 'stop' })).toEqual({
    ...concept,
    state: '31',
    isStopped: true,
  })
  expect(apply('goSecondAuditFalse', concept, { outcome: 'rework' }).isStopped).toBe(false)
  const sealed = apply('batchGoSeal', readyFor('batchGoSeal', '42'))
  expect(sealed).toMatchObject({ state: '42', seal: 'sealed' })
  expect(apply('batchBackSeal', sealed)).toMatchObject({ state: '42', seal: 'open' })
})

test('who is verified and has a part may create a concept', () => {
  const viewer = (roles: Viewer['roles'], isVerified = true) => ({ userId: '1', roles, isVerified })
  expect(mayCreate(viewer(['poc_common_user']))).toBe(true)
  expect(mayCreate(viewer(['poc_secretary']))).toBe(true)
  expect(mayCreate(viewer(['poc_common_user'], false))).toBe(false)
  expect(mayCreate(viewer(['poc_expert']))).toBe(false)
  expect(mayCreate(viewer([]))).toBe(false)
})
