import { axisUnit } from '@/shared/lib/money'
import { readdirSync, readFileSync } from 'node:fs'
import { afterEach, describe, expect, test } from 'vitest'
import { spreadOption } from '@/features/concepts/expert/spreadOption'
import { plannedOption } from '@/features/implementation/funds/agreement/chartOptions'
import { columns, groupedBars } from '@/shared/ui/chart/barCharts'
import { stackedBars } from '@/features/search/details/charts/stageModalityBars'
import { salesBars } from '@/features/search/details/charts/salesBars'
import { lanesOf, stageTimeline } from '@/features/search/details/charts/stageTimeline'
import { npvFigures } from '@/features/valuation/npv/npvFigures'
import { flowsOption, fundingOption } from '@/features/valuation/portfolio/flowCharts'
import { setsOption } from '@/features/valuation/portfolio/setsChart'
import { bubblesOption } from '@/features/valuation/portfolio/bubbles'
import { CHARTS, type ChartContext } from '@/features/valuation/reports/charts'
import { bridgeOption } from '@/features/valuation/versions/bridgeChart'
import { yearlyOption } from '@/features/valuation/versions/yearly'
import { countBars } from '@/shared/ui/chart/countBars'
import { stepLines } from '@/features/implementation/overview/stepLines'
import { echarts } from '@/shared/ui/chart/echarts'
import { sanitizeOption } from '@/shared/ui/chart/sanitizeOption'
import type { EChartsOption } from '@/shared/ui/chart/chartOption'
import { makeChartContext } from '../../valuation/reports/chartContext'
import { makeReportContent } from '../../valuation/reports/makeReportContent'

const KEYS = Object.getOwnPropertyNames(Object.prototype)
const before = Object.getOwnPropertyDescriptors(Object.prototype)

afterEach(() => {
  // A failed test must not affect the next one.
  for (const key of Object.getOwnPropertyNames(Object.prototype)) {
    if (!Object.hasOwn(before, key)) Reflect.deleteProperty(Object.prototype, key)
  }
})

function reportNamed(name: string) {
  const report = makeReportContent({}, 3)
  return {
    ...report,
    indications: report.indications.map((it) => ({ ...it, nameEn: name, nameZh: name })),
    comparables: { ...report.comparables, rows: report.comparables.rows.map((row) => ({ ...row, name })) },
  }
}

/** Every chart of the app by the module that makes it, with `name` as every text. */
function chartsNamed(name: string): Record<string, EChartsOption[]> {
  const t = (() => name) as unknown as ChartContext['t']
  const context = makeChartContext({ t })
  const entry = { id: name, nameEn: name, nameZh: name }
  const called = () => name
  const report = reportNamed(name)
  const holding = { name, stage: 'phase2', area: 'oncology', loa: 0.2, rnpv: 3e6, peakSales: 4e6 }
  const flows = { year: 2027, development: 1, launch: 2, income: 3, net: 0, funding: 4 }
  const drawn = { isDark: false, currency: 'USD', unit: axisUnit([1], 'USD', 'en') } as const
  const times: [number, number][] = [
    [0, 1],
    [1, 2],
  ]
  return {
    ...Object.fromEntries(
      Object.entries(CHARTS).map(([id, chart]) => [
        `valuation/reports/charts/${id}.ts`,
        [chart.option(report, context)],
      ]),
    ),
    'valuation/npv/npvFigures.ts': npvFigures(report as never, context, t as never).map(
      ({ option }) => option,
    ),
    'implementation/overview/stepLines.ts': [
      stepLines({ days: [name], done: [1], planned: [1], names: [name, name] }, false),
    ],
    'implementation/funds/agreement/chartOptions.ts': [
      plannedOption(
        [{ day: name, planned: 2, paid: 1, left: 1, plannedLeft: 0 }],
        [name, name],
        false,
        axisUnit([1], 'USD', 'en'),
      ),
    ],
    'valuation/portfolio/bubbles.ts': [bubblesOption([holding], 'stage', context, t)],
    'valuation/portfolio/flowCharts.ts': [
      flowsOption([flows], [name, name, name, name], drawn),
      fundingOption([flows], 5, [name, name, name], drawn),
    ],
    'valuation/portfolio/setsChart.ts': [
      setsOption(
        { frontier: [{ members: [0], value: 2, cost: 1, loss: 0.5 }], others: [{ value: 1, loss: 0.4 }] },
        undefined,
        { loss: name, value: name, frontier: name, others: name, chosen: name },
        drawn,
      ),
    ],
    'valuation/versions/yearly.ts': [
      yearlyOption({ names: [name, name], older: times, newer: times }, context),
    ],
    'valuation/versions/bridgeChart.ts': [
      bridgeOption(
        [
          { name, amount: 5, isTotal: true },
          { name, amount: -2, isTotal: false },
        ],
        context,
      ),
    ],
    'search/details/charts/stageModalityBars.ts': [
      stackedBars(
        [{ stage: name, modality: name, count: 2 }],
        [name],
        { stage: called, modality: called },
        false,
      ),
    ],
    'search/details/charts/salesBars.ts': [
      salesBars([{ year: name as never, amount: 5e6, currency: 'USD' } as never], {
        isDark: false,
        language: 'en',
      }),
    ],
    'search/details/charts/stageTimeline.ts': [
      stageTimeline(
        lanesOf([{ indication: entry, stage: name, date: '2020', region: name }]),
        { stage: called, name: called, region: called },
        false,
      ),
    ],
    'ui/chart/barCharts.ts': [
      columns([name, name], [1, 2], false),
      groupedBars([name], [{ name, counts: [1] }], false),
    ],
    'concepts/expert/spreadOption.ts': [
      spreadOption([{ item: name, scores: [1, 4], low: 1, high: 4, mean: 2.5 }], {
        isDark: false,
        nameOf: called,
        texts: { range: name, score: name, mean: name },
      }),
    ],
    'ui/chart/countBars.ts': [
      countBars([{ value: name, count: 3 }], { nameOf: called, labelOf: called }, false),
      // Contains a line break of its own.
      countBars([{ value: name, count: 3 }], { nameOf: () => `${'宽'.repeat(11)}${name}\n${name}` }, false),
    ],
  }
}

function draw(option: EChartsOption): string {
  const chart = echarts.init(null, null, { renderer: 'svg', ssr: true, width: 720, height: 420 })
  chart.setOption(sanitizeOption(option))
  const svg = chart.renderToSVGString()
  chart.dispose()
  return svg
}

/** Texts as displayed, without zero-width characters. */
const textsOf = (svg: string) =>
  [...svg.replaceAll('\u2060', '').matchAll(/>([^<>]+)<\/t/g)].map(([, text]) => text)

describe.each(KEYS)('with %s in place of every text', (name) => {
  test.each(Object.keys(chartsNamed('')))('%s is drawn, and no other object changes', (id) => {
    for (const option of chartsNamed(name)[id]!) {
      const svg = draw(option)
      expect(Object.getOwnPropertyDescriptors(Object.prototype)).toEqual(before)
      expect(Object.hasOwn(Object, 'next') || Object.hasOwn(Object, 'prev')).toBe(false)
      expect(textsOf(svg).join('')).toContain(name) // long names wrap
    }
  })
})

test('every module that makes a chart is covered', () => {
  const makers = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((path) => {
    if (!path.endsWith('.ts')) return false
    const text = readFileSync(`src/${path}`, 'utf8')
    return /\bseries: /.test(text) && /\.\.\.base\(/.test(text)
  })
  const known = Object.keys(chartsNamed(''))
  expect(makers.map((path) => path.replace(/^(features|shared)\//, '')).sort()).toEqual(known.sort())
})

test('only names of prototype keys are changed, and functions receive their original arguments', () => {
  const option = sanitizeOption({
    xAxis: { type: 'category', data: ['肺癌', 'a toString b'] },
    series: [{ type: 'bar', data: [1, 2], label: { formatter: ({ dataIndex }) => `#${dataIndex}` } }],
  }) as {
    xAxis: { type: string; data: string[] }
    series: { label: { formatter: (of: object) => string } }[]
  }
  expect(option.xAxis).toEqual({ type: 'category', data: ['肺癌', 'a t\u2060oString b'] })
  expect(option.series[0]!.label.formatter({ dataIndex: 1 })).toBe('#1')
})
