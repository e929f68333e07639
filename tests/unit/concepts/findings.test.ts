import { expect, test } from 'vitest'
import { spreadFinding } from '@/features/concepts/expert/scoreSpread'
import expertEn from '@/features/concepts/locales/expert.en.json'
import expertZh from '@/features/concepts/locales/expert.zh.json'
import en from '@/features/concepts/locales/statistics.en.json'
import zh from '@/features/concepts/locales/statistics.zh.json'
import type { Statistics } from '@/features/concepts/model/answers'
import {
  ageingFinding,
  areasFinding,
  claimsFinding,
  decisionsFinding,
  funnelFinding,
  intakeFinding,
  moneyFinding,
  paymentsFinding,
  scoresFinding,
  workloadFinding,
} from '@/features/concepts/statistics/findings'
import { translationsIn } from '../../support/translations'

const textOf = await translationsIn({
  conceptsStatistics: { zh, en },
  conceptsExpert: { zh: expertZh, en: expertEn },
})
const [inZh, t] = [textOf('zh'), textOf('en')]
const same = (code: string) => code

const STATES = ['00', '10', '20', '30', '40'] as const
const funnelOf = (...reached: number[]): Statistics['funnel'] =>
  reached.map((count, step) => ({
    state: STATES[step]!,
    reached: count,
    conversion: reached[step - 1] ? count / reached[step - 1]! : null,
  }))

test.each([
  [[0, 0, 0], null],
  [[10, 8, 2, 1], 'Lowest conversion: to “20” (25%)'],
  [[16, 8, 8, 4], 'Lowest conversion: to “10” and “30” (50% each)'],
  [[1000, 800, 555, 383], 'Lowest conversion: to “20” and “30” (69% each)'],
  [[16, 8, 4, 2], null],
  [[10, 8, 0, 0], 'No concepts have reached “20” yet'],
  [[3, 3, 3], 'All concepts completed every step'],
])('funnel %j: %s', (reached, finding) => {
  expect(funnelFinding(funnelOf(...reached), same, t)).toBe(finding)
})

const monthly = (...counts: number[]) =>
  counts.map((count, index) => ({ month: `2026-0${index + 1}`, count }))

test.each([
  [[], null],
  [[0, 0], null],
  [[2, 4, 7, 1], 'Submissions rose every full month, from 2 to 7'],
  [[7, 4, 2, 9], 'Submissions fell every full month, from 7 to 2'],
  [[7, 4], 'Most submissions in 2026-01: 7 of 11'],
  [[4, 9, 3, 1], 'Most submissions in 2026-02: 9 of 17'],
  [[9, 4, 9, 1], 'Most submissions in 2026-01 and 2026-03: 9 each'],
  [[3, 3, 3, 3], 'Same number of submissions every month: 3'],
  [[9, 9, 9, 1], null],
  [[0, 5, 0, 0], 'All submissions in 2026-02: 5'],
])('intake %j with the fourth month still running: %s', (counts, finding) => {
  expect(intakeFinding(monthly(...counts), '2026-04', t)).toBe(finding)
})

const waiting = (...counts: number[]): Statistics['workload'] =>
  counts.map((count, index) => ({ userId: `${index}`, name: 'ABC'[index]!, waiting: count, done: 1 }))

test.each([
  [[0, 0], 'No concepts awaiting first review'],
  [[5, 0], 'All awaiting first review are with A: 5'],
  [[2, 5, 1], 'Most awaiting first review: B (5 of 8)'],
  [[4, 4, 1], 'Most awaiting first review: A and B (4 each)'],
  [[4, 4, 4], 'Same number awaiting first review with each reviewer: 4'],
])('waiting per auditor %j: %s', (counts, finding) => {
  expect(workloadFinding(waiting(...counts), t)).toBe(finding)
})

test.each([
  [0, 0, null],
  [0, 3, 'None of 3 decisions is to invest'],
  [2, 6, '25% of 8 decisions are to invest'],
  [2, 0, 'All 2 decisions are to invest'],
])('%d decisions with conditions and %d to stop: %s', (conditions, stop, finding) => {
  const decisions = [
    { decision: 'conditions', count: conditions },
    { decision: 'stop', count: stop },
  ] as const
  expect(decisionsFinding([...decisions], t)).toBe(finding)
})

const [CNY, USD] = [
  { currency: 'CNY', amount: 8e6, count: 2 },
  { currency: 'USD', amount: 1e6, count: 1 },
] as const

test.each([
  [[], [], null],
  [[CNY], [], 'No approved amounts have been paid yet'],
  [[CNY], [CNY], 'All approved amounts have been paid'],
  [[CNY, USD], [{ ...CNY, amount: 3e6 }], 'Share of approved amounts paid: CNY 37.5%, USD 0%'],
])('approved and paid amounts (%#): %s', (invested, paid, finding) => {
  expect(moneyFinding({ invested: [...invested], paid: [...paid] }, t)).toBe(finding)
})

test('claims: the number in progress', () => {
  const claim = { state: 'filed', currency: 'CNY' as const, count: 5, claimed: 1, approved: 1, paid: 0 }
  const open = (count: number) => claimsFinding({ open: [{ ...CNY, count }], states: [claim] }, t)
  expect([open(0), open(2), open(5)]).toEqual([
    'None of 5 claims is in progress',
    '2 of 5 claims are in progress',
    'All 5 claims are in progress',
  ])
  expect(claimsFinding({ open: [], states: [] }, t)).toBeNull()
})

test('payments in several currencies are counted by state', () => {
  const states = [
    { ...CNY, state: 'paid' },
    { ...USD, state: 'paid' },
    { ...CNY, state: 'planned' },
  ]
  expect(paymentsFinding(states, same, t)).toBe('Most payments: paid (3 of 5)')
})

const spread = (item: string, low: number, high: number) => ({
  item,
  scores: [low, high],
  low,
  high,
  mean: 5,
})

test.each([
  [[], null],
  [[spread('ip', 5, 5), spread('team', 7, 7)], 'Scores agree on every item'],
  [[spread('ip', 5, 8), spread('team', 7, 7)], 'Scores differ only on ip, by 3 points'],
  [[spread('ip', 5, 8), spread('team', 6, 7)], 'Widest spread: ip (3 points)'],
  [[spread('ip', 5, 8), spread('team', 4, 7)], 'Widest spread: ip and team (3 points)'],
])('score spread (%#): %s', (spreads, finding) => {
  expect(spreadFinding(spreads, same, t)).toBe(finding)
})

test('findings exist in English and Chinese', () => {
  const areas = [
    { area: 'rare', stage: 'p1', count: 4 },
    { area: 'oncology', stage: 'p2', count: 1 },
  ]
  expect([
    funnelFinding(funnelOf(10, 8, 2), same, inZh),
    intakeFinding(monthly(4, 9, 3), '2026-04', inZh),
    areasFinding(areas, ({ area }) => area, inZh),
    scoresFinding(
      [
        { from: 7, count: 3 },
        { from: 8, count: 1 },
      ],
      String,
      inZh,
    ),
    ageingFinding([{ id: '1', name: '', state: '10', days: 1200 }], inZh),
    spreadFinding([spread('团队', 5, 8), spread('市场', 6, 7)], same, inZh),
  ]).toEqual([
    '转入“20”的比例最低：25%',
    '2026-02 提交最多：9 个，共 16 个',
    '项目最多：rare（4 个，共 5 个）',
    '平均分多在 7 分：3 个，共 4 个',
    '最久的已停留 1,200 天',
    '团队分歧最大：相差 3 分',
  ])
})
