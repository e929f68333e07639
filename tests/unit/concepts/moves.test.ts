import { type Role } from '@/shared/auth/roles'
import { expect, test } from 'vitest'
import { ConceptRow } from '@/features/concepts/model/answers'
import { isInlineMove, movesOf } from '@/features/concepts/lists/boardMoves'
import { daysSince } from '@/features/concepts/components/daysSince'
import { readOnlyReasonOf } from '@/features/concepts/lists/components/readOnlyReason'
import { LIST_STATES, STATE, STATES, type State } from '@/features/concepts/domain/conceptStates'
import { conceptWorkflow } from '@/features/concepts/domain/conceptWorkflow'

const OWNER = '6'
const row = (changes: Partial<ConceptRow> = {}) =>
  ConceptRow.parse({ id: '1', version: 1, state: STATE.draft, ownerId: OWNER, creatorId: OWNER, ...changes })
const viewer = (userId: string, ...roles: Role[]) => ({ userId, roles, isVerified: true })
const owner = viewer(OWNER, 'poc_common_user')

test.each<[State, ReturnType<typeof viewer>, string[]]>([
  [STATE.draft, owner, ['submitFirst 10']],
  [STATE.draft, viewer('9', 'poc_auditor'), []],
  [STATE.firstPending, viewer('9', 'poc_auditor'), ['passFirst 20', 'returnFirst 11']],
  [STATE.firstPending, owner, []],
  [STATE.incubating, owner, ['submitSecond 30']],
  [STATE.secondPending, viewer('9', 'poc_expert_chair'), ['decide 40', 'returnSecond 31']],
  [STATE.decided, viewer('9', 'poc_manager'), ['submitAfter 41']],
  [STATE.afterPending, viewer('9', 'poc_manager'), ['passAfter 50', 'returnAfter 42']],
  [STATE.implementing, viewer('9', 'admin'), []],
])('from %s a user can make the moves of the transition table', (state, who, moves) => {
  expect(movesOf(row({ state }), who).map(({ action, to }) => `${action} ${to}`)).toEqual(moves)
})

test('an archived concept cannot be moved', () => {
  expect(movesOf(row({ seal: 'sealed' }), owner)).toEqual([])
})

test('inline moves need no input, and every other move has a form', () => {
  const moves = STATES.flatMap((state) => movesOf(row({ state }), viewer(OWNER, 'admin')))
  expect(moves.length).toBeGreaterThan(8)
  expect(moves.filter(({ action }) => isInlineMove(action)).map(({ action }) => action)).toEqual([
    'submitFirst',
    'submitFirst',
    'submitSecond',
    'submitSecond',
  ])
})

test('every state belongs to a list, and pending ones are read-only', () => {
  expect([...LIST_STATES.apply, ...LIST_STATES.incubate].toSorted()).toEqual([...STATES].toSorted())
  const pending = STATES.filter((state) => readOnlyReasonOf({ state, seal: 'open' }) === 'pending')
  for (const state of pending) expect(conceptWorkflow.actions.seal.from).not.toContain(state)
  expect(pending).toHaveLength(3)
  expect(readOnlyReasonOf({ state: STATE.draft, seal: 'sealed' })).toBe('sealed')
  expect(readOnlyReasonOf({ state: STATE.draft, seal: 'open' })).toBeNull()
})

test.each([
  ['2026-01-01 00:00:00', 0],
  ['2025-12-31 23:59:59', 1],
  ['2025-12-31 00:00:00', 1],
  ['2026-02-01 00:00:00', 0],
  [null, null],
  ['soon', null],
])('days since %s', (time, days) => {
  expect(daysSince(time, Date.parse('2026-01-01T00:00:00+08:00'))).toBe(days)
})
