import { expect, test } from 'vitest'
import {
  splitTotal,
  addMonths,
  PlanInput,
  scheduleInput,
  scheduleOf,
} from '@/features/implementation/domain/schedule'
import { check } from '@/shared/form/validation'

function seededRandom(seed: number) {
  let state = seed
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

/** `count` random percentages that add up to 100, with two decimals. */
function shares(count: number, below: (max: number) => number): number[] {
  const cuts = Array.from({ length: count - 1 }, () => 1 + below(9_998)).sort((a, b) => a - b)
  return [...cuts, 10_000].map((cut, index) => (cut - (cuts[index - 1] ?? 0)) / 100)
}

test('100,000 random plans add up to the total, to the cent, and only the last instalment takes the rounding', () => {
  const below = seededRandom(7)
  for (let turn = 0; turn < 100_000; turn++) {
    const cents = 1 + below(10) * 10 ** below(13) + below(1_000_000)
    const count = 1 + below(24)
    const split = turn % 2 === 0 ? 'equal' : 'percent'
    const plan = { count, split, percents: split === 'equal' ? null : shares(count, below) } as const
    const made = splitTotal(cents / 100, 'CNY', plan).map((amount) => Math.round(amount * 100))
    let sum = 0n
    for (const each of made) sum += BigInt(each)
    if (sum !== BigInt(cents) || made.length !== count) expect.fail(`${cents} by ${JSON.stringify(plan)}`)
    if (split === 'equal' && new Set(made.slice(0, -1)).size > 1) expect.fail(`${cents} in ${count}`)
  }
})

test.each([
  ['2026-01-31', [0, 1, 2, 13], ['2026-01-31', '2026-02-28', '2026-03-31', '2027-02-28']],
  ['2028-01-30', [1, 2], ['2028-02-29', '2028-03-30']],
  ['2026-02-28', [1, 24], ['2026-03-31', '2028-02-29']],
  ['2026-11-15', [2], ['2027-01-15']],
])(
  'from %s later instalments keep the day of the month, and month ends stay month ends',
  (first, months, days) => {
    expect(months.map((each) => addMonths(first, each))).toEqual(days)
  },
)

test('a third of a hundred: the last instalment takes the extra cent', () => {
  const plan = { count: 3, interval: 3, first: '2026-03-31', split: 'equal', percents: null } as const
  expect(scheduleOf(100, 'CNY', plan)).toEqual([
    { due: '2026-03-31', amount: 33.33 },
    { due: '2026-06-30', amount: 33.33 },
    { due: '2026-09-30', amount: 33.34 },
  ])
})

test('a schedule that is off by one cent is refused with both amounts', () => {
  const rows = (last: string) => ({
    rows: [
      { due: '2026-01-31', amount: '600' },
      { due: '2026-02-28', amount: last },
    ],
  })
  const schema = scheduleInput(1000.01, 'CNY', '2026-01-31')
  expect(check(schema, rows('400.01')).isValid).toBe(true)
  expect(check<unknown, string>(schema, rows('400')).issues).toEqual([
    { path: ['rows'], key: 'sum', params: { sum: '1,000', total: '1,000.01' } },
  ])
})

const percentPlan = { count: '3', interval: '1', first: '2026-01-31', split: 'percent' }

test.each(['30 / 30 / 40', '３０％，30%, 40%', '30//30//40'])(
  '%j are the percentages 30, 30 and 40',
  (percents) => {
    const { body } = check(PlanInput, { ...percentPlan, percents })
    expect(body?.percents).toEqual([30, 30, 40])
  },
)

test.each([
  ['30/30/x', 'percents', {}],
  ['30/0/70', 'percents', {}],
  ['30/30/39.99', 'percentSum', { count: 3, given: 3, sum: 99.99 }],
  ['50/50', 'percentSum', { count: 3, given: 2, sum: 100 }],
  ['', 'required', {}],
])('percentages %j are refused for a plan of three: %s', (percents, key, params) => {
  const { issues } = check<unknown, string>(PlanInput, { ...percentPlan, percents })
  expect(issues).toEqual([{ path: ['percents'], key, params }])
})

test('percentages left over from another split have no effect on equal instalments', () => {
  const { body } = check(PlanInput, { ...percentPlan, split: 'equal', percents: '10/20' })
  expect(splitTotal(90, 'CNY', body!)).toEqual([30, 30, 30])
})

test('a percentage of a total is rounded down, and the last instalment takes the rest', () => {
  expect(splitTotal(100.01, 'CNY', { count: 3, split: 'percent', percents: [33.33, 33.33, 33.34] })).toEqual([
    33.33, 33.33, 33.35,
  ])
})
