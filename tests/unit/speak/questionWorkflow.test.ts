import { beforeAll } from 'vitest'
import {
  QUESTION_STATES,
  questionWorkflow,
  type QuestionAction,
  type QuestionState,
  type QuestionViewer,
} from '@/features/speak/model/questionWorkflow'
import { speakApi } from '@/features/speak/model/speak.api'
import { resetDb } from '@mocks/platform/db'
import { Refusal } from '@mocks/platform/mock'
import { act, questions, SERVER, type StoredQuestion } from '@mocks/speak/store'
import { db } from '@mocks/account/store'
import { roomBackend } from '../../support/roomBackend'
import { testEveryAction, type Expected } from '../../support/workflow'

const PERSONS = {
  owner: { userId: '2', isServer: false },
  other: { userId: '3', isServer: false },
  server: { userId: '', isServer: true },
} as const satisfies Record<string, QuestionViewer>
type Person = keyof typeof PERSONS

const expectation: Record<QuestionAction, Expected<QuestionState, Person, QuestionState>> = {
  begin: { in: ['queued'], who: ['server'], next: 'answering' },
  answer: { in: ['answering'], who: ['server'], next: 'done' },
  fail: { in: ['queued', 'answering'], who: ['server'], next: 'failed' },
  refund: { in: ['failed'], who: ['server'], next: 'refunded' },
  remove: { in: ['done', 'refunded'], who: ['owner'] },
}

beforeAll(resetDb)
const backend = roomBackend()
const ACCOUNTS = { owner: 'analyst', other: 'basic' } as const

testEveryAction(questionWorkflow, {
  states: Object.fromEntries(QUESTION_STATES.map((state) => [state, { state }])) as Record<
    QuestionState,
    Partial<StoredQuestion>
  >,
  viewers: Object.fromEntries(
    Object.entries(PERSONS).map(([person, viewer]) => [person, () => ({ ...viewer, person })]),
  ) as Record<Person, () => QuestionViewer & { person: Person }>,
  expectation,
  ready: (_action, { state }) => questions.put({ ...questions.require('11'), id: '900', state: state! }),
  factsOf: (stored) => stored,
  async call(action, { id }, viewer) {
    const { person } = viewer
    // Accounts can make this call only; all others are made by the server.
    if (action === 'remove' && person !== 'server') {
      const { code, msg } = await backend.send(ACCOUNTS[person], speakApi.remove, { path: { ids: id } })
      return { isDone: code === 200, after: questions.get(id), ...(code === 200 ? {} : { message: msg }) }
    }
    const name = person === 'server' ? undefined : ACCOUNTS[person]
    const account = db.accounts.find(({ userName }) => userName === name) ?? SERVER
    try {
      act(action, { account, body: { id } })
      return { isDone: true, after: questions.get(id) }
    } catch (error) {
      return { isDone: false, message: (error as Refusal).message, after: questions.get(id) }
    }
  },
  removals: ['remove'],
})
