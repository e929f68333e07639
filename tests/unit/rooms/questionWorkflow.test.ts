import { beforeAll, expect, test } from 'vitest'
import type { AnyEndpoint } from '@/shared/api'
import {
  QUESTION_STATES,
  questionWorkflow,
  type QuestionAction,
  type QuestionState,
  type QuestionViewer,
} from '@/features/rooms/domain/questionWorkflow'
import { faqApis, questionApis } from '@/features/rooms/questions/questions.api'
import en from '@/features/rooms/locales/questions.en.json'
import { groups } from '@mocks/rooms/groups'
import { factsOf, questions, type StoredQuestion } from '@mocks/rooms/questions'
import { tags } from '@mocks/rooms/store'
import { resetDb } from '@mocks/platform/db'
import { roomBackend } from '../../support/roomBackend'
import { testEveryAction, type Expected } from '../../support/workflow'

const api = questionApis.vdr

/** Account that acts and its membership in the room of the question; room 2 is closed. */
const PERSONS = {
  asker: ['buyer', { memberId: '3', role: 'member', state: 'active' }, '1'],
  'another party': ['fenced', { memberId: '4', role: 'member', state: 'active' }, '1'],
  assignee: ['adviser', { memberId: '5', role: 'member', state: 'active' }, '1'],
  coordinator: ['seller', { memberId: '2', role: 'admin', state: 'active' }, '1'],
  'coordinator of a closed room': ['admin', { memberId: '201', role: 'admin', state: 'closed' }, '2'],
} as const satisfies Record<string, readonly [string, QuestionViewer, string]>
type Person = keyof typeof PERSONS

const expectation: Record<QuestionAction, Expected<QuestionState, Person, QuestionState>> = {
  submit: { in: ['draft'], who: ['asker'], next: 'submitted' },
  edit: { in: ['draft'], who: ['asker'] },
  discard: { in: ['draft'], who: ['asker'] },
  assign: { in: ['submitted', 'assigned', 'reopened'], who: ['coordinator'], next: 'assigned' },
  answer: { in: ['assigned'], who: ['assignee', 'coordinator'], next: 'answerReview' },
  approve: { in: ['answerReview'], who: ['coordinator'], next: 'answered' },
  reject: { in: ['answerReview'], who: ['coordinator'], next: 'assigned' },
  publish: { in: ['answered'], who: ['coordinator'], next: 'faq' },
  close: { in: ['answered', 'faq', 'reopened'], who: ['coordinator'], next: 'closed' },
  reopen: { in: ['closed'], who: ['coordinator'], next: 'reopened' },
  note: {
    in: ['submitted', 'assigned', 'answerReview', 'answered', 'faq', 'closed', 'reopened'],
    who: ['assignee', 'coordinator'],
  },
}

const written = {
  groupId: '1',
  title: '改过的标题',
  body: '改过的正文',
  category: 'general',
  priority: 'low',
  documentId: null,
  versionNo: null,
  page: null,
}
const status =
  (to: string, more: object = {}) =>
  ({ id, version }: StoredQuestion) =>
    [api.changeStatus, { body: { id, version, status: to, ...more } }] as const

type Call = readonly [AnyEndpoint, { path?: Record<string, string>; body?: unknown }]
const CALLS: Record<QuestionAction, (question: StoredQuestion) => Call> = {
  submit: status('submitted'),
  edit: ({ id, version }) => [api.update, { body: { ...written, id, version, submit: false } }],
  discard: ({ id }) => [api.remove, { path: { ids: id } }],
  assign: status('assigned', { assigneeId: '5', due: null }),
  answer: status('answerReview', { answer: '答复如下' }),
  approve: status('answered'),
  reject: status('assigned', { reason: '请补充数据来源' }),
  publish: ({ id, version }) => [
    faqApis.vdr.create,
    { body: { questionId: id, version, question: '公开的问题', answer: '公开的回答' } },
  ],
  close: status('closed'),
  reopen: status('reopened', { reason: '提问方有新的疑问' }),
  note: ({ id, version }) => [api.note, { body: { id, version, text: '内部备注' } }],
}

beforeAll(resetDb)
const backend = roomBackend()

testEveryAction(questionWorkflow, {
  states: Object.fromEntries(QUESTION_STATES.map((state) => [state, { state }])) as Record<
    QuestionState,
    Partial<StoredQuestion>
  >,
  viewers: Object.fromEntries(
    Object.entries(PERSONS).map(([person, [, viewer]]) => [person, () => ({ ...viewer, person })]),
  ) as Record<Person, () => QuestionViewer & { person: string }>,
  expectation,
  ready: (_action, { state }, person) =>
    questions.vdr.put({
      ...questions.vdr.require('1'),
      id: '900',
      version: 1,
      state: state!,
      roomId: PERSONS[person][2],
      askerId: '3',
      tagId: '2',
      assigneeId: '5',
    }),
  factsOf: (stored) => factsOf('vdr', stored),
  async call(action, question, viewer) {
    const { person } = viewer as QuestionViewer & { person: Person }
    const answer = await backend.send(PERSONS[person][0], ...CALLS[action](question))
    return {
      isDone: answer.code === 200,
      after: questions.vdr.get(question.id),
      ...(answer.code === 200 ? {} : { message: answer.msg }),
    }
  },
  removals: ['discard'],
})

test('a draft cannot be submitted while its group is closed or the quota of its tag is used up', async () => {
  resetDb()
  const backend = roomBackend()
  const draft = questions.vdr.put({
    ...questions.vdr.require('9'),
    askerId: '3',
    tagId: '2',
    state: 'draft',
    version: 1,
  })
  const group = groups.vdr.require(draft.groupId)
  groups.vdr.put({ ...group, isOpen: false })
  expect((await backend.send('buyer', ...CALLS.submit(draft))).msg).toContain('讨论组已关闭')
  groups.vdr.put(group)
  tags.vdr.put({ ...tags.vdr.require('2'), questionQuota: 1 })
  expect((await backend.send('buyer', ...CALLS.submit(draft))).msg).toContain('额度')
  tags.vdr.put({ ...tags.vdr.require('2'), questionQuota: null })
  expect((await backend.send('buyer', ...CALLS.submit(draft))).code).toBe(200)
})

test('of two concurrent actions on a question the second is a conflict', async () => {
  resetDb()
  const backend = roomBackend()
  const question = questions.vdr.all().find(({ state }) => state === 'answerReview')!
  expect((await backend.send('seller', ...CALLS.approve(question))).code).toBe(200)
  expect((await backend.send('admin', ...CALLS.approve(question))).code).toBe(409)
})

test('each action has labels, and each label belongs to an action', () => {
  for (const labels of [en.action, en.happens])
    expect(Object.keys(labels).toSorted()).toEqual(questionWorkflow.names.toSorted())
})
