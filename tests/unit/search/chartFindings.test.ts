import { expect, test } from 'vitest'
import { salesFinding, stagesFinding, timelineFinding } from '@/features/search/details/charts/chartFindings'
import { lanesOf } from '@/features/search/details/charts/stageTimeline'
import type { StageEvent } from '@/entities/drugs.api'
import en from '@/features/search/locales/details.en.json'
import zh from '@/features/search/locales/details.zh.json'
import { translationsIn } from '../../support/translations'

const textOf = await translationsIn({ searchDetails: { zh, en } })
const [inZh, t] = [textOf('zh'), textOf('en')]

const yearly = (...amounts: number[]) =>
  amounts.map((amount, index) => ({ year: 2020 + index, amount, currency: 'USD' as const }))

test.each([
  [[], null],
  [[2e9], 'Sales of $2.00B in 2020'],
  [[1e9, 2e9, 3e9], 'Sales rose from $1.00B in 2020 to $3.00B in 2022'],
  [[3e9, 2e9], 'Sales fell from $3.00B in 2020 to $2.00B in 2021'],
  [[2e9, 2e9], 'Sales stayed at $2.00B from 2020 to 2021'],
  [[1e9, 3e9, 2e9], 'Sales peaked at $3.00B in 2021; $2.00B in 2022'],
  [[2e9, 1e9, 3e9], 'Sales were highest in 2022: $3.00B'],
  [[3e9, 1e9, 3e9], null],
])('finding on sales of %j: %s', (amounts, sentence) => {
  expect(salesFinding(yearly(...amounts), 'en', t)).toBe(sentence)
})

test('a year in another currency is not compared', () => {
  const sales = [...yearly(1e9, 2e9), { year: 2022, amount: 9e9, currency: 'CNY' as const }]
  expect(salesFinding(sales, 'en', t)).toBe('Sales rose from $1.00B in 2020 to $2.00B in 2021')
})

test.each([
  [[0, 0], null],
  [[4, 0], 'All drugs: phase1 (4)'],
  [[4, 9], 'Most drugs: phase2 (9 of 13)'],
  [[4, 4], 'Most drugs: phase1 and phase2 (4 each)'],
  [[4, 4, 4], 'Same number of drugs at each stage: 4'],
])('finding on stages with %j drugs: %s', (counts, sentence) => {
  const stages = counts.map((count, index) => ({ value: `phase${index + 1}`, count }))
  expect(stagesFinding(stages, String, t)).toBe(sentence)
})

const step = (name: string, stage: string, date: string): StageEvent => ({
  indication: { id: name, nameEn: name, nameZh: name },
  stage,
  date,
})
const WORDS = { stage: String, name: ({ nameEn }: { nameEn: string }) => nameEn }

test.each([
  [[], null],
  [[step('a', 'p1', '2020'), step('b', 'p2', '2021-03')], 'Latest step: p2 in b (2021-03)'],
  [[step('a', 'p1', '2021'), step('b', 'p2', '2021-09')], null],
  [[step('a', 'p1', '2021-09'), step('b', 'p2', '2021-09')], null],
  [[step('a', 'p1', '2021-09'), step('a', 'p1', '2021-09-30')], 'Latest step: p1 in a (2021-09-30)'],
])('finding on the steps (%#): %s', (steps, sentence) => {
  expect(timelineFinding(lanesOf(steps), WORDS, t)).toBe(sentence)
})

test('findings are worded in Chinese too', () => {
  expect([
    salesFinding(yearly(1e9, 3e9, 2e9), 'zh', inZh),
    stagesFinding(
      [
        { value: 'II 期', count: 3 },
        { value: 'I 期', count: 1 },
      ],
      String,
      inZh,
    ),
    timelineFinding(lanesOf([step('乳腺癌', 'II 期', '2021-03')]), WORDS, inZh),
  ]).toEqual([
    '销售额 2021 年达 $3.00B 峰值，2022 年为 $2.00B',
    '药物最多：II 期（3 个，共 4 个）',
    '最近一步：乳腺癌，II 期（2021-03）',
  ])
})
