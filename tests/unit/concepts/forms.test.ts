import { expect, test } from 'vitest'
import { afterStageOf } from '@/features/concepts/domain/afterStage'
import { draftOf, fieldErrorsOf } from '@/features/concepts/domain/drafts'
import { FirstStage } from '@/features/concepts/domain/firstStage'
import { INPUTS } from '@/features/concepts/domain/inputs'
import { TEXT_LIMITS } from '@/features/concepts/domain/limits'
import { quorumOf, Scorecard, weightedScore } from '@/features/concepts/domain/review'
import { SecondStage } from '@/features/concepts/domain/secondStage'
import { completenessOf } from '@/shared/form/completeness'
import { createRandom } from '@mocks/entities/seed/catalog/demo/random'
import { makeFirstStage, makeSecondStage } from '@mocks/concepts/seed/forms'

const first = () => ({ ...makeFirstStage(createRandom(1)), name: '双抗平台', contact: '吴创始' })
const second = () => makeSecondStage(createRandom(1), Date.UTC(2026, 0, 1))
const REQUIRED = [
  'name',
  'organisation',
  'contact',
  'phone',
  'email',
  'principalInvestigator',
  'area',
  'indication',
  'modality',
  'drugType',
  'stage',
  'summary',
]

test('an empty first stage is missing exactly the required fields, in form order', () => {
  const { required, filled } = completenessOf(FirstStage, null)
  expect(fieldErrorsOf(FirstStage, null).map(({ field, issue }) => [field, issue])).toEqual(
    REQUIRED.map((field) => [field, 'required']),
  )
  expect({ required, filled }).toEqual({ required: REQUIRED.length, filled: 0 })
})

test('each valid required field counts, an invalid one does not', () => {
  const draft = { name: '双抗平台', organisation: '研究院', phone: '12345', email: 'x' }
  expect(completenessOf(FirstStage, draft)).toMatchObject({ required: REQUIRED.length, filled: 2 })
  expect(fieldErrorsOf(FirstStage, draft)).toContainEqual({ field: 'phone', issue: 'phone', params: {} })
  expect(completenessOf(FirstStage, first())).toEqual({
    required: REQUIRED.length,
    filled: REQUIRED.length,
    issues: [],
  })
})

test.each([
  [{ name: '字' }, 'name', 'tooShort'],
  [{ name: '字'.repeat(81) }, 'name', 'tooLong'],
  [{ name: `双抗${String.fromCharCode(7)}` }, 'name', 'control'],
  [{ summary: '字'.repeat(TEXT_LIMITS.summary.max + 1) }, 'summary', 'tooLong'],
  [{ area: 'astrology' }, 'area', 'choice'],
  [{ phone: '+49 170 1234567', email: 'a@b' }, 'email', 'email'],
  [{ funds: -1 }, 'funds', 'min'],
  [{ funds: 'many' }, 'funds', 'notNumber'],
  [{ funds: 100, currency: null }, 'currency', 'required'],
  [{ patents: [{ number: '' }] }, 'patents.0.number', 'required'],
])('%j breaks one rule', (change, field, issue) => {
  expect(fieldErrorsOf(FirstStage, { ...first(), ...change })).toMatchObject([{ field, issue }])
})

test('a text is measured in characters: eighty rare ones are accepted', () => {
  expect(fieldErrorsOf(FirstStage, { ...first(), name: '𠮷'.repeat(80) })).toEqual([])
})

test('fields required by a choice count while they are missing', () => {
  expect(fieldErrorsOf(SecondStage, second())).toEqual([])
  const insured = completenessOf(SecondStage, { ...second(), wantsInsurance: true })
  expect(fieldErrorsOf(SecondStage, { ...second(), wantsInsurance: true })).toMatchObject([
    { field: 'insuredSum', issue: 'required' },
  ])
  expect(insured.required - insured.filled).toBe(1)
  expect(fieldErrorsOf(SecondStage, { ...second(), experiments: [{ objective: '药效' }] })).toMatchObject([
    { field: 'experiments.0.criterion', issue: 'required' },
  ])
  expect(fieldErrorsOf(SecondStage, { ...second(), milestones: [] })).toMatchObject([
    { field: 'milestones', issue: 'required' },
  ])
})

test('instalments add up to the approved amount, to the cent, and none precedes the contract', () => {
  const plan = (...amounts: string[]) => ({
    contractNo: 'HT-1',
    signedOn: '2026-01-01',
    instalments: amounts.map((amount) => ({ due: '2026-02-01', amount })),
    insurance: 'none',
  })
  expect(fieldErrorsOf(afterStageOf(0.3), plan('0.1', '0.2'))).toEqual([])
  expect(fieldErrorsOf(afterStageOf(100), plan('60', '39.99'))).toEqual([
    { field: 'instalments', issue: 'sum', params: { sum: 99.99, approved: 100 } },
  ])
  expect(fieldErrorsOf(afterStageOf(60), { ...plan('60'), signedOn: '2026-03-01' })).toMatchObject([
    { field: 'instalments.0.due', issue: 'after' },
  ])
  expect(fieldErrorsOf(afterStageOf(60), { ...plan('60'), insurance: 'insured' })).toMatchObject([
    { field: 'policyNo', issue: 'required' },
  ])
})

test('a draft keeps any field values and drops unknown keys', () => {
  const draft = { name: '', funds: 'many', patents: [{}], unknown: 1 }
  expect(draftOf(FirstStage).parse(draft)).toEqual({ name: '', funds: 'many', patents: [{}] })
})

test.each([
  ['pass', { opinion: '字'.repeat(9) }, { opinion: '字'.repeat(10) }],
  ['pass', { opinion: '字'.repeat(501) }, { opinion: '字'.repeat(500) }],
  ['giveBack', { reasonClass: 'ip', reason: '不够了吧' }, { reasonClass: 'ip', reason: '不够了吧啊' }],
  ['giveBack', { reason: '没有原因类别' }, { reasonClass: 'other', reason: '没有原因类别' }],
  ['addendum', { text: ` ${'字'.repeat(9)} ` }, { text: '字'.repeat(10) }],
  [
    'decide',
    { decision: 'invest', amount: -1, currency: 'CNY' },
    { decision: 'invest', amount: 0, currency: 'CNY' },
  ],
  [
    'checklist',
    { checklist: { contract: true, funding: true, insurance: false, account: true } },
    { checklist: { contract: true, funding: true, insurance: true, account: true } },
  ],
] as const)('%s: one is refused, the next accepted', (name, wrong, right) => {
  expect(INPUTS[name].safeParse(wrong).success).toBe(false)
  expect(INPUTS[name].safeParse(right).success).toBe(true)
})

test('low and high scores need a comment, others do not', () => {
  const scored = (score: number, comment?: string) =>
    Scorecard.safeParse({ vote: 'invest', scores: [{ item: 'ip', score, comment }] }).success
  const silent = Array.from({ length: 12 }, (_, score) => score).filter((score) => scored(score))
  const commented = Array.from({ length: 12 }, (_, score) => score).filter((score) =>
    scored(score, '理由充分'),
  )
  expect(silent).toEqual([4, 5, 6, 7, 8])
  expect(commented).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  expect(Scorecard.safeParse({ vote: 'recuse', scores: [] }).success).toBe(true)
  expect(Scorecard.safeParse({ vote: 'invest', scores: [] }).success).toBe(false)
})

test('a quorum is more than half; a mean is weighted', () => {
  expect([0, 1, 2, 3, 4, 5].map(quorumOf)).toEqual([1, 1, 2, 2, 3, 3])
  const weights = new Map([
    ['a', 75],
    ['b', 25],
  ])
  const scores = [
    { item: 'a', score: 8 },
    { item: 'b', score: 4 },
  ]
  expect(weightedScore(scores, weights)).toBe(7)
  expect(weightedScore(scores.slice(1), weights)).toBe(4)
  expect(weightedScore([{ item: 'c', score: 4 }], weights)).toBeNull()
})
