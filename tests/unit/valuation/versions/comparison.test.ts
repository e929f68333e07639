import * as fc from 'fast-check'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { barsOf, roundedAmountsOf, type BridgeLine } from '@/features/valuation/versions/bridgeChart'
import { explain, hasEffect, type Computed } from '@/features/valuation/versions/explain'
import { headlines } from '@/features/valuation/versions/headlineFigures'
import { inputDifferences } from '@/features/valuation/versions/inputDifferences'
import { yearly, yearlyRows } from '@/features/valuation/versions/yearly'
import { ValuationBody } from '@/features/valuation/form/model/valuationBody'

import { makeReport, fullForm } from '../../mocks/documents/makeReport'
import { makeForm, makeOtherIndication, TODAY } from '../form/makeForm'
import { makeChartContext, textOf } from '../reports/chartContext'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(`${TODAY}T12:00:00`), toFake: ['Date'] })
  return () => vi.useRealTimers()
})

const computed = (
  form: Record<string, unknown> = {},
  changes: Parameters<typeof makeReport>[1] = {},
): Computed => {
  const report = makeReport(form, changes)
  return { report, content: report.content! }
}

function effects(older: Computed, newer: Computed) {
  const outcome = explain(older, newer)
  if (!outcome.ok) throw new Error(outcome.error.code)
  const { value } = outcome
  const moved = value.steps.filter((step) => hasEffect(value, step))
  return { ...value, moved: moved.map(({ groups }) => groups.join('+')) }
}

describe('why the value moved', () => {
  test('over random changes of the form the steps add up to the difference of the reports', () => {
    const percent = fc.integer({ min: 1, max: 60 }).map(String)
    const changes = fc.record(
      {
        wacc: fc.integer({ min: 5, max: 30 }).map(String),
        peakShare: percent,
        marketSize: fc.integer({ min: 1, max: 90 }).map((n) => `${n}00000000`),
        growth: fc.integer({ min: 0, max: 12 }).map(String),
        patientPool: percent,
        cogs: percent,
        sga: percent,
        probabilityOfApproval: percent,
        peakYear: fc.integer({ min: 1, max: 6 }).map(String),
        currentStage: fc.constantFrom('phase1', 'phase2', 'phase3'),
        stages: fc.constantFrom({ phase3: { cost: '90000000', months: '48' } }, {}),
        tax: percent,
        headToHeadDrug: fc.constant('pembrolizumab'),
        headToHeadOutcome: fc.constantFrom('superior', 'inferior'),
        baseDate: fc.constantFrom(TODAY, '2027-06-01'),
        otherIndications: fc.constantFrom(
          [],
          [makeOtherIndication({ overlapWithLead: '20' })],
          fullForm.otherIndications as object[],
        ),
      },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(changes, changes, (before, after) => {
        const { from, to, steps } = effects(computed(before), computed(after))
        const sum = steps.reduce((total, { amount }) => total + amount, from)
        const scale = Math.max(Math.abs(from), ...steps.map(({ amount }) => Math.abs(amount)), 1)
        expect(Math.abs(sum - to)).toBeLessThanOrEqual(1e-9 * scale)
        // Both reports use the current method.
        expect(Math.abs(steps.at(-1)!.amount)).toBeLessThanOrEqual(1e-9 * scale)
      }),
      { numRuns: 15 },
    )
  }, 30_000)

  test('names the groups that changed, and no others', () => {
    const { moved } = effects(computed(), computed({ wacc: '14', sga: '25', tax: '20' }))
    expect(moved).toEqual(['discountRate', 'sgaPct', 'tax'])
  })

  test('a price without a reference price changes nothing: the market is given in money', () => {
    expect(effects(computed(), computed({ annualCostPerPatient: '240000' })).moved).toEqual([])
  })

  test('the effect of another method on the same input is a step of its own', () => {
    const older = computed()
    const once = { ...older, content: { ...older.content, summary: { ...older.content.summary, rnpv: 1e6 } } }
    const { moved, from, to } = effects(once, older)
    expect(moved).toEqual(['method'])
    expect([from, to]).toEqual([1e6, older.content.summary.rnpv])
  })

  test('the same amounts in another currency are no change', () => {
    const money = (rate: number) => ({
      marketSize: String(4e9 * rate),
      annualCostPerPatient: String(120_000 * rate),
      spend: String(3e7 * rate),
    })
    const { from, to, moved } = effects(computed(money(1)), computed({ ...money(7.2), currency: 'CNY' }))
    expect(moved).toEqual([])
    expect(from).toBeCloseTo(to, 2)
  })
})

test('the bars of a bridge are drawn end to end, and the last one ends at the last total', () => {
  const lines: BridgeLine[] = [
    { name: 'v1', amount: 100, isTotal: true },
    { name: 'a', amount: 30, isTotal: false },
    { name: 'b', amount: -150, isTotal: false },
    { name: 'v2', amount: -20, isTotal: true },
  ]
  expect(barsOf(lines)).toEqual([
    { from: 0, to: 100 },
    { from: 100, to: 130 },
    { from: 130, to: -20 },
    { from: 0, to: -20 },
  ])
})

test.each([
  [
    'that each would be rounded down',
    [1_000_000.4, 250_000.4, 80_000.4, 1_330_001.2],
    [1_000_000, 250_001, 80_000, 1_330_001],
  ],
  ['of a loss', [-200_000.6, 100_000.4, -50_000.7, -150_000.9], [-200_001, 100_001, -50_001, -150_001]],
  ['below one', [150_000.2, 0.2, 0.2, 150_000.6], [150_000, 0, 1, 150_001]],
])('the rounded amounts of a bridge add up: steps %s', (_case, amounts, rounded) => {
  const lines = amounts.map((amount, index) => ({
    name: String(index),
    amount,
    isTotal: index === 0 || index === amounts.length - 1,
  }))
  expect(roundedAmountsOf(lines)).toEqual(rounded)
  expect(rounded.slice(0, -1).reduce((sum, amount) => sum + amount)).toBe(rounded.at(-1))
})

describe('inputs side by side', () => {
  const form = (changes: Record<string, unknown> = {}) => ValuationBody.parse(makeForm(changes))
  const between = (older: Record<string, unknown>, newer: Record<string, unknown>) =>
    inputDifferences(form(older), form(newer), textOf('en'), 'en')
      .filter(({ change }) => change !== 'none')
      .map(({ section, label, older: before, newer: after, change }) => [
        section,
        label,
        before,
        after,
        change,
      ])

  test('are written with the labels and units of the form', () => {
    expect(
      between(
        { growth: '5', stages: {} },
        { growth: '7.5', stages: { phase3: { months: '40', cost: '9' } } },
      ),
    ).toEqual([
      ['market', 'Compound growth rate', '5%', '7.5%', 'changed'],
      ['finance', 'Phase III · Duration', null, '40 months', 'added'],
      ['finance', 'Phase III · Cost', null, '$9', 'added'],
    ])
  })

  test('other indications are matched by what they are, not by position', () => {
    const psoriasis = makeOtherIndication()
    const hcc = fullForm.otherIndications[1]!
    const changed = between({ otherIndications: [psoriasis, hcc] }, { otherIndications: [hcc] })
    expect(changed.every(([, , , , change]) => change === 'removed')).toBe(true)
    expect(changed).toContainEqual([
      'market',
      'Psoriasis · Market size per year',
      '$1,000,000,000',
      null,
      'removed',
    ])
  })

  test('a changed source is a change', () => {
    expect(
      between(
        { evidence: { growth: { note: 'guess' } } },
        { evidence: { growth: { link: 'https://example.org', note: 'read' } } },
      ),
    ).toEqual([
      ['market', 'Evidence: Compound growth rate', 'guess', 'https://example.org · read', 'changed'],
    ])
  })

  test('no text is missing, in either language', () => {
    for (const language of ['zh', 'en'] as const) {
      const rows = inputDifferences(form(fullForm), form(fullForm), textOf(language), language)
      expect(rows.length).toBeGreaterThan(40)
      expect(
        rows.filter(({ label, newer }) => /field\.|undefined|\[object/.test(`${label} ${newer}`)),
      ).toEqual([])
    }
  })
})

describe('headline figures', () => {
  const amount = (text: string) => Number(text.replaceAll(',', '').replace('−', '-'))

  test('are shown in the newer currency, with one unit per row', () => {
    const [older, newer] = [computed(), computed({ currency: 'CNY' })]
    const rnpv = headlines(older, newer, textOf('en'), 'en')[0]!
    expect(rnpv.name).toMatch(/^rNPV \(¥[KMBT]?\)$/)
    const rate = 7.2 * (older.content.summary.rnpv / newer.content.summary.rnpv)
    expect(amount(rnpv.older) / amount(rnpv.newer)).toBeCloseTo(rate, 1)
  })

  test('show by how much they moved, if they have a difference', () => {
    const rows = headlines(computed(), computed({ wacc: '14' }), textOf('en'), 'en')
    const [rnpv, discount] = [rows[0]!, rows.find(({ name }) => name === 'Discount rate (%)')!]
    expect(discount).toMatchObject({ older: '11', newer: '14', difference: { text: '+3' } })
    expect(rnpv.difference!.change).toBeLessThan(0)
    expect(amount(rnpv.older) + amount(rnpv.difference!.text)).toBeCloseTo(amount(rnpv.newer), 0)
    expect(rows.filter(({ difference }) => difference === null)).toHaveLength(3)
  })
})

test('years share one calendar; a day that one version does not have is a dash', () => {
  const older = computed({ baseDate: TODAY })
  const newer = computed({ baseDate: '2027-11-21' })
  const rows = yearlyRows(yearly(older, newer, 'sales'), '—', makeChartContext({ baseDate: '2027-11-21' }))
  expect(rows[0]).toEqual([TODAY, '$0', '—'])
  expect(rows.map(([day]) => day)).toEqual(rows.map(([day]) => day!).toSorted())
})
