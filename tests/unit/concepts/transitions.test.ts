import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { SEAL, STATES, type Seal, type State } from '@/features/concepts/domain/states'
import {
  ACTIONS,
  apply,
  possibilityOf,
  transitionsFor,
  type Action,
} from '@/features/concepts/domain/transitions'
import { conceptNoticeApi } from '@/features/concepts/notice/api'
import { keyOf } from '@/shared/api/react'
import { concepts, factsFor, type StoredConcept } from '@mocks/concepts/store'
import { resetDb, type Account } from '@mocks/platform/db'
import { db } from '@mocks/account/store'
import { conceptBackend } from '../../support/conceptBackend'
import { CALLS, readyFor } from '../../support/concepts'

/** Who acts, and how the concept is to him: the founder owns and created it, and handed in what followed. */
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
type Viewer = keyof typeof VIEWERS

const MANAGERS = ['manager', 'manager who handed it in', 'admin'] as const
const HATCHED = '20 30 31 40 41 42 50'

/** What the specification allows, written down a second time on purpose: states, who, and in which of open and sealed. */
const ALLOWED: Record<Action, [states: string, who: readonly Viewer[], seal?: Seal | 'any']> = {
  update: ['00 11', ['owner']],
  remove: ['00 11', ['owner', 'admin']],
  goFirstApply: ['00 11', ['owner']],
  uploadFirstRecord: ['10', ['auditor', 'auditor who created it', 'admin']],
  goFirstAuditSuccess: ['10', ['auditor', 'admin']],
  goFirstAuditFalse: ['10', ['auditor', 'admin']],
  getPocSecrecyDefault: [HATCHED, ['owner', ...MANAGERS], 'any'],
  goSecrecyApply: [HATCHED, ['owner', ...MANAGERS]],
  uploadSecrecy: [HATCHED, ['owner', ...MANAGERS]],
  backSecrecyApply: [HATCHED, ['owner', ...MANAGERS]],
  uploadHelpServer: [HATCHED, MANAGERS],
  removeHighlightFlag: [STATES.join(' '), ['owner'], 'any'],
  editSecondPocInfo: ['20 31', ['owner', ...MANAGERS]],
  goSecondApply: ['20 31', ['owner']],
  uploadSecondRecord: ['30', ['secretary', ...MANAGERS]],
  declare: ['30 31 40 41 42 50', ['undeclared expert', 'undeclared chair']],
  score: ['30', ['expert', 'admin']],
  goSecondAuditSuccess: ['30', ['chair', 'admin']],
  goSecondAuditFalse: ['30', ['chair', 'admin']],
  replenishSecondDecision: ['31 40 41 42 50', ['expert', 'chair', 'admin']],
  showAfterSecondPocInfo: [
    '40 41 42 50',
    ['owner', 'auditor', 'auditor who created it', ...MANAGERS, 'secretary', 'expert', 'chair'],
    'any',
  ],
  updateAfterSecondPocInfo: ['40 42', ['owner', ...MANAGERS]],
  submitAfterSecondPocInfo: ['40 42', ['owner', ...MANAGERS]],
  passAfterSecondPocInfo: ['41', ['manager', 'admin']],
  noPssAfterSecondPocInfo: ['41', ['manager', 'admin']],
  batchGoSeal: ['00 11 20 31 40 42 50', MANAGERS],
  batchBackSeal: [STATES.join(' '), MANAGERS, 'sealed'],
  resolveNote: ['11 31', ['owner']],
}

/** The state after a call that was allowed, where it is another one. */
const NEXT: Partial<Record<Action, State>> = {
  goFirstApply: '10',
  goFirstAuditSuccess: '20',
  goFirstAuditFalse: '11',
  goSecondApply: '30',
  goSecondAuditSuccess: '40',
  goSecondAuditFalse: '31',
  submitAfterSecondPocInfo: '41',
  passAfterSecondPocInfo: '50',
  noPssAfterSecondPocInfo: '42',
}

const accountOf = (viewer: Viewer) => db.accounts.find(({ userName }) => userName === VIEWERS[viewer][0])!

function isExpected(action: Action, state: State, seal: Seal, viewer: Viewer): boolean {
  const [states, who, needed = 'open'] = ALLOWED[action]
  return states.split(' ').includes(state) && who.includes(viewer) && (needed === 'any' || needed === seal)
}

interface Case {
  state: State
  seal: Seal
  viewer: Viewer
  account: Account
  concept: StoredConcept
  expected: boolean
}

function* casesOf(action: Action): Generator<Case> {
  for (const state of STATES) {
    for (const seal of SEAL) {
      for (const viewer of Object.keys(VIEWERS) as Viewer[]) {
        const expected = isExpected(action, state, seal, viewer)
        const concept = readyFor(action, state, { seal, ...VIEWERS[viewer][1] })
        yield { state, seal, viewer, account: accountOf(viewer), concept, expected }
      }
    }
  }
}

/** See nothing of the concept, so that the table is never asked about them. */
const BLIND: ReadonlySet<Viewer> = new Set(['stranger', 'conflicted expert', 'reader'])

const counts = { table: { allowed: 0, refused: 0 }, backend: { allowed: 0, refused: 0 } }
const count = (where: keyof typeof counts, isAllowed: boolean) =>
  counts[where][isAllowed ? 'allowed' : 'refused']++

beforeAll(resetDb)
afterAll(() => {
  const { table, backend } = counts
  const sum = ({ allowed, refused }: typeof table) =>
    `${allowed + refused} (${allowed} allowed, ${refused} refused)`
  console.log(`transitions: table ${sum(table)}, mock backend ${sum(backend)}`)
})

test('each action is in the table and in what is expected of it', () => {
  expect(ACTIONS.toSorted()).toEqual(Object.keys(ALLOWED).toSorted())
})

describe('the table', () => {
  test.each(ACTIONS)('%s is allowed to exactly those', (action) => {
    for (const { state, seal, viewer, account, concept, expected } of casesOf(action)) {
      const facts = factsFor(concept, account)
      if (BLIND.has(viewer) && action === 'showAfterSecondPocInfo') continue
      // Staff is shown the content whether or not it takes part.
      const { isAllowed, unmet } = possibilityOf(action, facts, account)
      expect(isAllowed, `${state} ${seal} ${viewer}: ${JSON.stringify(unmet)}`).toBe(expected)
      expect(unmet.length === 0).toBe(isAllowed)
      if (isAllowed) expect(apply(action, concept).state).toBe(NEXT[action] ?? state)
      count('table', isAllowed)
    }
  })

  test('all actions at once say the same as each', () => {
    const concept = readyFor('goFirstApply', '00')
    const facts = factsFor(concept, accountOf('owner'))
    const all = transitionsFor(facts, accountOf('owner'))
    expect(ACTIONS.filter((action) => all[action].isAllowed)).toEqual(['update', 'remove', 'goFirstApply'])
  })
})

describe('the mock backend', () => {
  const backend = conceptBackend()

  test.each(ACTIONS)(
    '%s is done for exactly those, and refused to all others without a trace',
    async (action) => {
      const { endpoint, args } = CALLS[action]
      for (const { state, seal, viewer, account, concept, expected } of casesOf(action)) {
        const answer = await backend.send(account, endpoint, args(concept))
        const after = concepts().find(({ id }) => id === concept.id)
        const [result] = Array.isArray(answer.data) ? (answer.data as { ok?: boolean }[]) : []
        // The call about all of the caller's flags succeeds when there are none; a batch says so of each.
        const isAllowed =
          keyOf(endpoint) === keyOf(conceptNoticeApi.removeHighlightFlag)
            ? after?.highlight === false
            : answer.code === 200 && result?.ok !== false
        const place = `${state} ${seal} ${viewer}: ${answer.code} ${answer.msg}`
        expect(isAllowed, place).toBe(expected)
        if (!isAllowed) {
          expect(after, place).toBe(concept)
          if (answer.code !== 200) expect(answer.msg, place).toMatch(/\p{Script=Han}/u)
        } else if (action !== 'remove') expect(after?.state, place).toBe(NEXT[action] ?? state)
        count('backend', isAllowed)
      }
    },
    30_000,
  )
})
