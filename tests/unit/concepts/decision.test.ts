import { describe, expect, test } from 'vitest'
import { check } from '@/shared/form/validation'
import { CallForm } from '@/features/concepts/expert/callForm'
import { scorecardSchema, partialScore, type ScorecardDraft } from '@/features/concepts/expert/scorecardForm'
import { meanTotal, spreadOf, type Card } from '@/features/concepts/expert/scoreSpread'

const CODES = ['science', 'team']
const WEIGHTS = new Map([
  ['science', 30],
  ['team', 10],
])

const at = (issues: readonly { path: readonly (string | number)[]; key: string }[]) =>
  issues.map(({ path, key }) => `${path.join('.')} ${key}`)
const cardFaults = (draft: ScorecardDraft, codes: readonly string[]) =>
  check(scorecardSchema(codes), draft).issues
const callFaults = (draft: object) => check(CallForm, draft).issues

describe('scorecard', () => {
  test('reports what is missing, by field', () => {
    expect(at(cardFaults({}, CODES))).toEqual([
      'items.science.score required',
      'items.team.score required',
      'vote required',
    ])
  })

  test.each([
    [3, true],
    [4, false],
    [8, false],
    [9, true],
  ])('a score of %i needs a comment: %s', (score, isNeeded) => {
    const draft = { items: { science: { score }, team: { score: 5 } }, vote: 'invest' as const }
    expect(at(cardFaults(draft, CODES))).toEqual(isNeeded ? ['items.science.comment comment'] : [])
  })

  test('recusing drops the entered scores', () => {
    const draft = { items: { science: { score: 2 } }, vote: 'recuse' as const }
    expect(cardFaults(draft, CODES)).toEqual([])
    expect(scorecardSchema(CODES).parse(draft)).toEqual({ vote: 'recuse', scores: [] })
  })

  test('the total weighs the items that are scored so far', () => {
    expect(partialScore({}, WEIGHTS)).toEqual({ total: null, count: 0 })
    expect(partialScore({ items: { science: { score: 8 } } }, WEIGHTS)).toEqual({ total: 8, count: 1 })
    expect(partialScore({ items: { science: { score: 8 }, team: { score: 4 } } }, WEIGHTS)).toEqual({
      total: 7,
      count: 2,
    })
  })
})

describe("the chair's call", () => {
  test('asks for an outcome first', () => expect(at(callFaults({}))).toEqual(['outcome required']))

  test('sends only the fields of the chosen outcome', () => {
    const draft = {
      amount: '1,000.5',
      currency: 'CNY',
      conditions: ['首期达标'],
      reasonClass: 'science',
      reason: '数据不足，请补充',
      notes: [{ field: 'budget', text: '请细化' }],
    }
    const bodyOf = (outcome: string) => CallForm.parse({ ...draft, outcome })
    expect(bodyOf('invest')).toEqual({
      decision: 'invest',
      amount: 1000.5,
      currency: 'CNY',
      conditions: [],
    })
    expect(bodyOf('conditions')).toMatchObject({ decision: 'conditions', conditions: ['首期达标'] })
    expect(bodyOf('rework')).toEqual({
      outcome: 'rework',
      reasonClass: 'science',
      reason: '数据不足，请补充',
      notes: [{ field: 'budget', text: '请细化' }],
    })
    expect(bodyOf('stop')).toMatchObject({ outcome: 'stop', notes: [] })
  })

  test('an amount is zero or more; each condition and note is filled in', () => {
    const invest = { outcome: 'conditions', currency: 'CNY' } as const
    expect(at(callFaults({ ...invest, amount: '-1', conditions: [''] }))).toEqual([
      'amount min',
      'conditions.0 required',
    ])
    expect(callFaults({ ...invest, amount: '0', conditions: ['达标'] })).toEqual([])
    const rework = { outcome: 'rework', reasonClass: 'ip', reason: '权属不清晰' } as const
    expect(at(callFaults({ ...rework, notes: [{ field: 'budget' }] }))).toEqual(['notes.0.text required'])
  })
})

describe('spread', () => {
  const card = (science: number, team: number | null, total: number | null): Card => ({
    by: '专家',
    time: '',
    vote: 'invest',
    scores: [
      { item: 'science', score: science, comment: null },
      ...(team === null ? [] : [{ item: 'team', score: team, comment: null }]),
    ],
    total,
  })

  test('gives lowest, mean and highest score of each scored item', () => {
    const spreads = spreadOf([card(4, null, 4), card(8, 5, 7)], [...CODES, 'market'])
    expect(spreads).toEqual([
      { item: 'science', scores: [4, 8], low: 4, high: 8, mean: 6 },
      { item: 'team', scores: [5], low: 5, high: 5, mean: 5 },
    ])
  })

  test('missing totals do not count', () => {
    expect(meanTotal([card(4, 4, 4), card(8, 8, null)])).toBe(4)
    expect(meanTotal([])).toBeNull()
  })
})
