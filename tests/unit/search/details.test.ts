import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { countAt, OTHERS, partsOf } from '@/features/search/details/charts/stageModalityBars'
import { lanesOf, stageTimeline, decimalYearOf } from '@/features/search/details/charts/stageTimeline'
import { sortByStage } from '@/features/search/details/stageOrder'
import { listOrNull } from '@/shared/api/lists'
import { drugApi } from '@/entities/drugs.api'

const LUNG = { id: 'lung', nameEn: 'Lung cancer', nameZh: '肺癌' }
const SKIN = { id: 'skin', nameEn: 'Melanoma', nameZh: '黑色素瘤' }

test.each([
  ['2014', 2014.5],
  ['2014-01', 2014 + 0.5 / 12],
  ['2014-07-01', 2014.5],
  ['soon', null],
  ['14', null],
  ['', null],
])('%s is %s as a decimal year', (date, years) => expect(decimalYearOf(date)).toBe(years))

const TIMELINE = [
  { indication: LUNG, stage: 'listed', date: '2020' },
  { indication: SKIN, stage: 'phase1', date: '2012-05' },
  { indication: LUNG, stage: 'phase2', date: '2016-02-01' },
  { indication: SKIN, stage: 'phase2', date: 'unknown' },
]

test('steps are grouped by indication in chronological order; undated ones are left out', () => {
  const lanes = lanesOf(TIMELINE)
  expect(lanes.map(({ indication, events }) => [indication.id, events.map(({ stage }) => stage)])).toEqual([
    ['skin', ['phase1']],
    ['lung', ['phase2', 'listed']],
  ])
})

test('the timeline has a mark for each stage present, and its axis covers all dates', () => {
  const labels = {
    stage: (stage: string) => stage,
    name: ({ nameEn }: { nameEn: string }) => nameEn,
    region: String,
  }
  const { series, xAxis } = stageTimeline(lanesOf(TIMELINE), labels, false) as {
    series: { type: string; name?: string }[]
    xAxis: { min: number; max: number }
  }
  const marks = series.filter(({ type }) => type === 'scatter').map(({ name }) => name)
  expect(marks).toEqual(['phase1', 'phase2', 'listed'])
  expect(xAxis.min).toBeLessThan(2012)
  expect(xAxis.max).toBeGreaterThan(2020.5)
})

test('the line of an indication is broken where another programme starts', () => {
  const labels = { stage: String, name: () => 'name', region: String }
  const again = [...TIMELINE, { indication: LUNG, stage: 'preclinical', date: '2025' }]
  const { series } = stageTimeline(lanesOf(again), labels, false) as {
    series: { type: string; data: unknown[][] }[]
  }
  const [, lung] = series.filter(({ type }) => type === 'line')
  expect(lung!.data.map(([x]) => x)).toEqual([decimalYearOf('2016-02-01'), 2020.5, '-', 2025.5])
})

test('beyond five modalities the rarest are grouped, and none is lost', () => {
  const pairs = ['a', 'b', 'c', 'd', 'e', 'f'].map((modality, index) => ({
    stage: index % 2 ? 'phase1' : 'listed',
    modality,
    count: 10 - index,
  }))
  const parts = partsOf(pairs)
  expect(parts.map(({ modality }) => modality)).toEqual(['a', 'b', 'c', 'd', OTHERS])
  const total = parts.flatMap((part) => part.pairs).reduce((sum, { count }) => sum + count, 0)
  expect(total).toBe(45)
  expect(countAt(pairs, 'listed')).toBe(10 + 8 + 6)
  expect(partsOf(pairs.slice(0, 5))).toHaveLength(5)
})

test('the most advanced stage comes first, an unknown one last', () => {
  expect(sortByStage(['phase1', 'odd', 'listed', 'preclinical'], (stage) => stage)).toEqual([
    'listed',
    'phase1',
    'preclinical',
    'odd',
  ])
})

test('a block of an answer is its rows, empty when left out, and null when invalid', () => {
  const block = listOrNull(z.object({ year: z.number() }))
  expect(block.parse([{ year: 2020 }])).toEqual([{ year: 2020 }])
  expect(block.parse(undefined)).toEqual([])
  expect(block.parse(null)).toEqual([])
  expect(block.parse([{ year: 'long ago' }])).toBeNull()
  expect(block.parse('none')).toBeNull()
})

test('a drug is read even if one of its blocks is invalid', () => {
  const data = { id: 'x', nameEn: 'x', nameZh: 'x', stage: 'listed', sales: [{ year: 'all' }], deals: [] }
  const read = drugApi.detail.answer.read({ code: 200, data })
  expect(read).toMatchObject({ ok: true, value: { sales: null, deals: [], patents: [] } })
})
