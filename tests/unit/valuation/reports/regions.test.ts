import { describe, expect, test } from 'vitest'
import { CHARTS, figureOf } from '@/features/valuation/reports/charts'
import { preTaxLine } from '@/features/valuation/reports/summary/reportFigures'
import { resolve } from '@/features/valuation/engine'
import { toValuation } from '@/features/valuation/form/model/toValuation'
import { ReportContent } from '@/features/valuation/reports/model/reportContent'
import { scenariosByRegion } from '@/features/valuation/reports/model/contributions'
import { regionBars } from '@/features/valuation/reports/model/regionBars'
import { discountedCashFlowOf } from '@/features/valuation/reports/model/presentValues'
import { ownRatesText } from '@/features/valuation/reports/model/valuationNames'
import { ledgerLines } from '@/features/valuation/reports/sections/ledgerLines'
import { regionTable, scenarioRegionTable } from '@/features/valuation/reports/sections/regionRows'
import { makeReport as computed, IN_REGIONS } from '../../mocks/documents/makeReport'
import { makeOtherIndication, TODAY } from '../form/makeForm'
import { makeReportContent, VARIANTS } from './makeReportContent'
import { makeChartContext, textOf } from './chartContext'

const content = computed(IN_REGIONS).content!
const en = makeChartContext()
const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)

test('rows with rates of their own add up to the value, and are named', () => {
  const { us, china } = (IN_REGIONS as { regions: Record<string, object> }).regions
  const own = computed({
    ...IN_REGIONS,
    regions: { us: { ...us, wacc: '9' }, china },
    rndRate: '14',
    outlays: [{ kind: 'rnd', amount: '20m', when: '2029' }],
  }).content!
  for (const ledgerCase of ['expected', 'success'] as const) {
    const lines = ledgerLines(own, ledgerCase)
    const value = ledgerCase === 'expected' ? own.summary.rnpv : own.summary.npvSuccess
    const parts = lines.filter(({ row }) => row !== 'cf')
    expect(sum(parts.map(({ pv }) => pv))).toBeCloseTo(value, 2)
    expect(lines.at(-1)!.pv).toBeCloseTo(value, 2)
    expect(sum([...discountedCashFlowOf(own, ledgerCase)])).toBeCloseTo(value, 2)
  }
  expect(ledgerLines(own, 'expected').find(({ row }) => row === 'rnd')!.pv).toBeCloseTo(0 - own.pv.rnd, 2)
  expect(ownRatesText(textOf('en'), own)).toBe(
    'Discount factor at the WACC; discounted differently: Discount rate of R&D 14%, United States · WACC 9%.',
  )
  expect(ownRatesText(textOf('en'), content)).toBe('')
})

describe('a report of two regions', () => {
  test('contributions add up to rNPV, R&D and launch cost, sales to those of the indication', () => {
    const { regions, summary, pv, indications } = content
    expect(regions.map(({ region }) => region)).toEqual(['us', 'china'])
    expect(sum(regions.map((it) => it.pvContribution))).toBeCloseTo(summary.rnpv + pv.rnd + pv.launch, 2)
    for (const key of ['salesExpected', 'salesSuccess'] as const) {
      const added = indications[0]![key].map((_, period) => sum(regions.map((it) => it[key][period]!)))
      for (const [period, amount] of added.entries())
        expect(amount).toBeCloseTo(indications[0]![key][period]!, 2)
    }
  })

  test('each has a price of its own, after rebates', () => {
    const [us, china] = content.regions
    expect(content.indications[0]!.prices).toBeNull()
    expect(us!.prices[9]! / china!.prices[9]!).toBeCloseTo(0.7, 9)
  })

  test('is written with a total below and shares of 100%', () => {
    const { columns, rows, note } = regionTable(content, en)
    expect(rows.map(([name]) => name)).toEqual(['United States', 'China', 'Total'])
    for (const row of rows) expect(row).toHaveLength(columns.length)
    expect(rows.at(-1)!.at(-1)).toBe('100%')
    expect(note).toMatch(/^Contribution: .* rNPV .* plus R&D/)
  })

  test('a driver moved in each region separately adds up to all of them, and is named with its region', () => {
    const { regionTornado, tornado, summary } = content
    const effect = (key: string, end: 'low' | 'high') => {
      const bars = [...tornado, ...regionTornado].filter((bar) => bar.key.split(':').at(-1) === key)
      return sum(bars.map((bar) => bar[end] - summary.rnpv))
    }
    for (const end of ['low', 'high'] as const) {
      expect(effect('level', end)).toBeCloseTo(effect('marketSize', end), 2)
      expect(regionTornado.find(({ key }) => key === 'us:loe')![end]).not.toBe(summary.rnpv)
    }
    expect(regionTornado.map(({ swing }) => swing)).toEqual(
      regionTornado.map(({ swing }) => swing).toSorted((a, b) => b - a),
    )
    const { table } = figureOf(CHARTS.tornado, { ...content, tornado: regionTornado }, en)
    expect(table.rows[0]![0]).toBe('United States · Market, price or share (±20%)')
    expect(table.rows).toHaveLength(8)
    expect(computed().content!.regionTornado).toEqual([])
  })

  test('custom ends move a driver in each region too, and are shown', () => {
    const price = { low: 0.5, high: 2 }
    const resolved = resolve(toValuation(computed(IN_REGIONS).form, TODAY).valuation)
    if (!resolved.ok) throw new Error(resolved.error.code)
    const bars = regionBars(resolved.value, { price })
    const us = bars.find(({ key }) => key === 'us:price')!
    const level = content.regionTornado.find(({ key }) => key === 'us:level')!
    expect(us.range).toEqual(price)
    // Halving the price costs two and a half times as much as lowering it by a fifth.
    expect((us.low - content.summary.rnpv) / (level.low - content.summary.rnpv)).toBeCloseTo(2.5, 6)
    const { table } = figureOf(CHARTS.tornado, { ...content, tornado: bars }, en)
    expect(table.rows[0]![0]).toBe('United States · Price (×0.5 to ×2)')
  })

  test('an indication without regions makes up the rest', () => {
    const otherIndications = [makeOtherIndication({ marketSize: '8000000000' })]
    const { note } = regionTable(computed({ ...IN_REGIONS, otherIndications }).content!, en)
    expect(note).toMatch(/, not broken into regions, add up to rNPV/)
  })

  test('each scenario is split into its regions and the rest', () => {
    const { scenarios, regions, pv } = content
    const parts = scenariosByRegion(content)!
    for (const [index, { rnpv }] of scenarios.rows.entries()) {
      const amounts = parts.regions.map((it) => it.amounts[index]!)
      expect(sum(amounts) + parts.rest[index]!).toBeCloseTo(rnpv, 2)
    }
    const at = scenarios.rows.findIndex(({ name }) => name === 'base')
    expect(parts.rest[at]).toBeCloseTo(-pv.rnd - pv.launch, 2)
    for (const [index, { region, amounts }] of parts.regions.entries()) {
      expect(region).toBe(regions[index]!.region)
      expect(amounts[at]).toBeCloseTo(regions[index]!.pvContribution, 2)
      expect(amounts).toEqual(amounts.toSorted((a, b) => a! - b!))
    }
    const { columns, rows } = scenarioRegionTable(content, en)!
    expect(columns).toEqual(['Region', 'Pessimistic', 'Base', 'Optimistic'])
    expect(rows.map(([name]) => name)).toEqual([
      'United States',
      'China',
      expect.stringMatching(/^R&D/),
      'rNPV',
    ])
    expect(scenarioRegionTable(computed().content!, en)).toBeNull()
  })

  test('regions keep their order and colour, and the largest two are named', () => {
    const { option, finding } = figureOf(CHARTS.regions, VARIANTS.inRegions!, en)
    const { series } = option as { series: { name: string; itemStyle?: { color: string } }[] }
    expect(series.map(({ name }) => name)).toEqual(['United States', 'China', 'new region <b>', 'Expected'])
    expect(finding).toMatch(/^Most sales by present value: United States \(6\d%\), then China \(2\d%\)$/)
    const zh = makeChartContext({ language: 'zh', t: textOf('zh') })
    expect(figureOf(CHARTS.regions, VARIANTS.inRegions!, zh).finding).toMatch(/^销售额现值以美国最高/)
  })

  test('shares are left out if a region loses money', () => {
    const [us, china] = content.regions
    const losing = { ...content, regions: [us!, { ...china!, pvContribution: -5e6 }] }
    expect(regionTable(losing, en).rows.map((row) => row.at(-1))).toEqual(['—', '—', '—'])
  })
})

test('content stored before regions existed is read as one without', () => {
  const { regions: _, ...older } = content
  expect(ReportContent.parse(older).regions).toEqual([])
})

test('the value before tax is shown if tax is charged', () => {
  expect(preTaxLine(makeReportContent(), en)).toBeNull()
  expect(preTaxLine(content, en)).toMatch(/^Before tax: \$\d/)
})
