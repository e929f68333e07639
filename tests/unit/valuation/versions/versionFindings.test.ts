import { expect, test } from 'vitest'
import { bridgeFinding, yearlyFinding } from '@/features/valuation/versions/versionFindings'
import type { Language } from '@/shared/lib/language'
import { makeChartContext, textOf } from '../reports/chartContext'

const bridge = (...amounts: number[]) => [
  { name: 'v1', amount: 90e6, isTotal: true },
  ...amounts.map((amount, index) => ({ name: 'ABC'[index]!, amount, isTotal: false })),
]
const bridgeSentence = (amounts: readonly number[], language: Language) =>
  bridgeFinding(bridge(...amounts), makeChartContext({ language }), textOf(language))

test.each([
  [[], null],
  [[-12e6], 'Only step: A −$12.0M'],
  [[5e6, -12e6, 3e6], 'Largest step: B −$12.0M'],
  [[12e6, -12e6, 3e6], 'Largest steps: A +$12.0M, B −$12.0M'],
  [[4e6, 4e6, -4e6], null],
])('finding on the steps %j: %s', (amounts, sentence) => {
  expect(bridgeSentence(amounts, 'en')).toBe(sentence)
})

test.each([
  [0, 0, null],
  [1e9, 2e9, 'The highest year rises from $1.00B to $2.00B'],
  [2e9, 1e9, 'The highest year falls from $2.00B to $1.00B'],
  [2e9, 2.001e9, 'The highest year stays at $2.00B'],
])('finding on highest years of %d and %d: %s', (before, after, sentence) => {
  expect(yearlyFinding(before, after, makeChartContext(), textOf('en'))).toBe(sentence)
})

test('findings are worded in Chinese too', () => {
  expect(bridgeSentence([5e6, -12e6], 'zh')).toBe('影响最大的一步：B −$12.0M')
  expect(yearlyFinding(1e9, 2e9, makeChartContext({ language: 'zh' }), textOf('zh'))).toBe(
    '最高一年从 $1.00B 升至 $2.00B',
  )
})
