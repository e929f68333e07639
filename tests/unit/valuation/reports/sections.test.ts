import { describe, expect, test } from 'vitest'
import en from '@/features/valuation/locales/en.json'
import zh from '@/features/valuation/locales/zh.json'
import {
  assumptionName,
  assumptionValue,
  groupAssumptions,
} from '@/features/valuation/reports/sections/assumptionRows'
import { isDefault } from '@/features/valuation/reports/model/outdated'
import { ledgerLines } from '@/features/valuation/reports/sections/ledgerLines'
import {
  choiceName,
  driverName,
  eventName,
  sourceName,
  stageName,
} from '@/features/valuation/reports/model/valuationNames'
import { yearsText } from '@/features/valuation/reports/model/yearsText'
import { VARIANTS } from './makeReportContent'
import { textOf } from './chartContext'

const keysOf = (texts: object, path = ''): string[] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [`${path}${key}`] : keysOf(value as object, `${path}${key}.`),
  )

const plain = VARIANTS.plain!
const t = textOf('en')

test('both languages have the same texts', () => {
  expect(keysOf(en)).toEqual(keysOf(zh))
})

describe('the cash-flow table', () => {
  test.each(['expected', 'success'] as const)('%s: columns add up to the cash flow', (which) => {
    const lines = ledgerLines(plain, which)
    for (let period = 0; period < plain.periods; period++) {
      const sum = lines.slice(0, -1).reduce((total, { amounts }) => total + amounts[period]!, 0)
      expect(sum).toBeCloseTo(lines.at(-1)!.amounts[period]!, 3)
    }
  })

  test('the present value of the cash flow is the rNPV, that of each row its component', () => {
    const lines = ledgerLines(plain, 'expected')
    expect(lines.at(-1)!.pv).toBeCloseTo(plain.summary.rnpv, 3)
    expect(lines.find(({ row }) => row === 'rnd')!.pv).toBeCloseTo(-plain.pv.rnd, 3)
    // Negative zero would be shown as a loss.
    expect(Object.is(lines.find(({ row }) => row === 'tax')!.amounts[0], 0)).toBe(true)
  })
})

describe('assumptions', () => {
  test('are grouped by indication, and can be narrowed to defaults', () => {
    const sizes = (isShown: Parameters<typeof groupAssumptions>[1]) =>
      groupAssumptions(plain, isShown).map(({ indication, assumptions }) => [indication, assumptions.length])
    expect(sizes(() => true)).toEqual([
      [null, 2],
      ['i1', 3],
    ])
    expect(sizes(isDefault)).toEqual([['i1', 3]])
  })

  test('are formatted in their unit', () => {
    const written = plain.assumptions.map(
      (it) => `${assumptionName(t, it)}: ${assumptionValue(t, it, 'USD')}`,
    )
    expect(written).toEqual([
      expect.stringContaining(': 11%'),
      expect.stringMatching(/^Phase.*: 35%$/),
      expect.stringContaining(': $150,000,000'),
      expect.stringMatching(/: Empirical/),
      expect.stringContaining(': 2026-03-15'),
    ])
  })
})

test.each([
  [1, '1 year'],
  [1.004, '1 year'],
  [0.5, '0.5 years'],
  [1.25, '1.25 years'],
  [0, '0 years'],
])('%d as a number of years is %s', (years, text) => {
  expect(yearsText(t, years)).toBe(text)
})

test('names from the server are looked up, and shown as received when unknown', () => {
  expect(sourceName(t, 'user')).toBe('Entered by you')
  expect(driverName(t, 'discountRate')).toBe('Discount rate (±2 pp)')
  expect(driverName(t, 'price')).toBe('Price (±20%)')
  expect(driverName(t, 'launchDelay')).toBe('Launch date (±1 y)')
  expect(eventName(t, 'start:phase3')).toContain(stageName(t, 'phase3'))
  for (const name of [sourceName, driverName, eventName, stageName, choiceName]) {
    for (const unknown of ['constructor', 'new thing', '']) expect(name(t, unknown)).toBe(unknown)
  }
})
