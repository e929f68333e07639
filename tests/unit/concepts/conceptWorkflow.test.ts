import { beforeAll, expect, test } from 'vitest'
import { SEAL, STATES, type Seal, type State } from '@/features/concepts/domain/conceptStates'
import { conceptWorkflow, type Action } from '@/features/concepts/domain/conceptWorkflow'
import en from '@/features/concepts/locales/en.json'
import { concepts, factsFor, type StoredConcept } from '@mocks/concepts/store'
import { db } from '@mocks/account/store'
import { resetDb, type Account } from '@mocks/platform/db'
import { askBackend } from '../../support/askBackend'
import { CALLS, readyFor } from '../../support/concepts'
import { testEveryAction, type Expected } from '../../support/workflow'

/**
 * The acting users, and their relation to the concept: the founder owns and created it, and submitted what followed.
 */
const VIEWERS = {
  owner: ['founder', {}],
  stranger: ['founder', { ownerId: '9001', creatorId: '9001' }],
  auditor: ['auditor', {}],
  'auditor who created it': ['auditor', { creatorId: '12' }],
  manager: ['manager', {}],
  'manager who handed it in': ['manager', { afterSubmitterId: '13' }],
  secretary: ['secretary', {}],
  expert: ['expert', {}],
  'undeclared expert': ['expert', { reviews: {} }],
  'conflicted expert': ['expert2', { panel: ['15', '16'] }],
  chair: ['chair', {}],
  'undeclared chair': ['chair', { reviews: {} }],
  admin: ['admin', {}],
  reader: ['reader', {}],
} as const satisfies Record<string, readonly [account: string, Partial<StoredConcept>]>
type Person = keyof typeof VIEWERS

type Place = `${State} ${Seal}`
const states = Object.fromEntries(
  STATES.flatMap((state) => SEAL.map((seal) => [`${state} ${seal}`, { state, seal }])),
) as Record<Place, Partial<StoredConcept>>

const accountOf = (name: string) => db.accounts.find(({ userName }) => userName === name)!
const viewers = Object.fromEntries(
  Object.entries(VIEWERS).map(([person, [name]]) => [person, () => accountOf(name)]),
) as Record<Person, () => Account>

const placesOf = (codes: string, seals: readonly Seal[]) =>
  (codes.split(' ') as State[]).flatMap((state) => seals.map((seal): Place => `${state} ${seal}`))
const open = (codes: string) => placesOf(codes, ['open'])
const sealed = (codes: string) => placesOf(codes, ['sealed'])
const either = (codes: string) => placesOf(codes, SEAL)

const MANAGERS = ['manager', 'manager who handed it in', 'admin'] as const
const AUDITORS = ['auditor', 'auditor who created it', 'admin'] as const
const OWNER_OR_MANAGERS = ['owner', ...MANAGERS] as const
const HATCHED = '20 30 31 40 41 42 50'
const EVERY = STATES.join(' ')

/** The rules of the specification, deliberately written a second time. */
const expectation: Record<Action, Expected<Place, Person, State>> = {
  editFirst: { in: open('00 11'), who: ['owner'] },
  remove: { in: open('00 11'), who: ['owner', 'admin'] },
  submitFirst: { in: open('00 11'), who: ['owner'], next: '10' },
  recordFirst: { in: open('10'), who: AUDITORS },
  passFirst: { in: open('10'), who: ['auditor', 'admin'], next: '20' },
  returnFirst: { in: open('10'), who: ['auditor', 'admin'], next: '11' },
  readSecrecyTerms: { in: either(HATCHED), who: OWNER_OR_MANAGERS },
  applySecrecy: { in: open(HATCHED), who: OWNER_OR_MANAGERS },
  signSecrecy: { in: open(HATCHED), who: OWNER_OR_MANAGERS },
  withdrawSecrecy: { in: open(HATCHED), who: OWNER_OR_MANAGERS },
  signService: { in: open(HATCHED), who: MANAGERS },
  markSeen: { in: either(EVERY), who: ['owner'] },
  editSecond: { in: open('20 31'), who: OWNER_OR_MANAGERS },
  submitSecond: { in: open('20 31'), who: ['owner'], next: '30' },
  recordSecond: { in: open('30'), who: ['secretary', ...MANAGERS] },
  declare: { in: open('30 31 40 41 42 50'), who: ['undeclared expert', 'undeclared chair'] },
  score: { in: open('30'), who: ['expert', 'admin'] },
  decide: { in: open('30'), who: ['chair', 'admin'], next: '40' },
  returnSecond: { in: open('30'), who: ['chair', 'admin'], next: '31' },
  addToDecision: { in: open('31 40 41 42 50'), who: ['expert', 'chair', 'admin'] },
  readAfter: {
    in: either('40 41 42 50'),
    who: [...OWNER_OR_MANAGERS, 'auditor', 'auditor who created it', 'secretary', 'expert', 'chair'],
  },
  editAfter: { in: open('40 42'), who: OWNER_OR_MANAGERS },
  submitAfter: { in: open('40 42'), who: OWNER_OR_MANAGERS, next: '41' },
  passAfter: { in: open('41'), who: ['manager', 'admin'], next: '50' },
  returnAfter: { in: open('41'), who: ['manager', 'admin'], next: '42' },
  seal: { in: open('00 11 20 31 40 42 50'), who: MANAGERS },
  unseal: { in: sealed(EVERY), who: MANAGERS },
  answerNote: { in: open('11 31'), who: ['owner'] },
}

/** Users who cannot see the concept. */
const WITHOUT_ACCESS: ReadonlySet<Person> = new Set(['stranger', 'conflicted expert', 'reader'])

beforeAll(resetDb)

const backend = askBackend()

testEveryAction(conceptWorkflow, {
  states,
  viewers,
  expectation,
  ready: (action, { state, ...stateFields }, person) =>
    readyFor(action, state!, { ...stateFields, ...VIEWERS[person][1] }),
  factsOf: factsFor,
  isUnseen: (action, person) => action === 'readAfter' && WITHOUT_ACCESS.has(person),
  async call(action, concept, account) {
    const { endpoint, args } = CALLS[action]
    const answer = await backend.send(account, endpoint, args(concept))
    const after = concepts.get(concept.id)
    const [result] = Array.isArray(answer.data) ? (answer.data as { ok?: boolean }[]) : []
    // `markSeen` clears all flags of the caller and succeeds even without any; a batch reports each item.
    const isDone =
      action === 'markSeen' ? after?.highlight === false : answer.code === 200 && result?.ok !== false
    return { isDone, after, ...(answer.code === 200 ? {} : { message: answer.msg }) }
  },
  removals: ['remove'],
})

test('all availabilities together match the single ones', () => {
  const concept = readyFor('submitFirst', '00')
  const owner = viewers.owner()
  const all = conceptWorkflow.possibilities(factsFor(concept, owner), owner)
  expect(conceptWorkflow.names.filter((action) => all[action].isAllowed)).toEqual([
    'editFirst',
    'remove',
    'submitFirst',
  ])
})

test('each action has a label, and there are no labels without an action', () => {
  expect(Object.keys(en.action).toSorted()).toEqual(conceptWorkflow.names.toSorted())
})
