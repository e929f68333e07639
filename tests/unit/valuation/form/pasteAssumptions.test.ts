import { expect, test } from 'vitest'
import { fieldLabel } from '@/features/valuation/form/model/formTexts'
import {
  asValues,
  fieldNamed,
  PASTED_FIELDS,
  readLines,
  valueFor,
  type PastedLine,
} from '@/features/valuation/form/model/pasteAssumptions'
import { textOf } from '../reports/chartContext'

/** Field and value of each line of a table that is pasted into a form in dollars. */
const read = (text: string, language: 'zh' | 'en' = 'en', scale = 1) =>
  readLines(text).map((line) => {
    const field = fieldNamed(line, PASTED_FIELDS, ({ path }) => fieldLabel(textOf(language), path))
    const value = field && valueFor(field, line, 'USD', scale)
    return [field?.key, typeof value === 'object' ? value.value : value]
  })

test('labels of the form, in either language, and usual names are known', () => {
  const lines = 'WACC\t11%\nPeak share\t20%\nTax rate\t21\nNOL\t5m\nProbability of success\t35%'
  expect(read(lines)).toEqual([
    ['wacc', '11'],
    ['peakShare', '20'],
    ['tax', '21'],
    ['openingLoss', '5000000'],
    ['probabilityOfApproval', '35'],
  ])
  expect(read('折现率\t11%\n峰值份额\t20%\n专利到期\t2040年1月5日\n管线\tAB-1', 'zh')).toEqual([
    ['wacc', '11'],
    ['peakShare', '20'],
    ['patentExpiry', '2040-01-05'],
    ['pipelineName', 'AB-1'],
  ])
})

test('every label of a field leads to that field', () => {
  for (const language of ['zh', 'en'] as const) {
    const labelOf = ({ path }: (typeof PASTED_FIELDS)[number]) => fieldLabel(textOf(language), path)
    for (const field of PASTED_FIELDS)
      expect(fieldNamed({ label: labelOf(field) }, PASTED_FIELDS, labelOf)).toBe(field)
  }
})

test('amounts have the unit of the cell, its column, its label or the chosen one', () => {
  expect(
    read('Market size\t1.2bn\nMarket size ($m)\t1,200\nMarket size\t1200\t$m\nMarket size\t1200'),
  ).toEqual([
    ['marketSize', '1200000000'],
    ['marketSize', '1200000000'],
    ['marketSize', '1200000000'],
    ['marketSize', '1200'],
  ])
  expect(read('Market size\t1200\nPrice\t50000', 'en', 1e6)).toEqual([
    ['marketSize', '1200000000'],
    ['annualCostPerPatient', '50000'],
  ])
  expect(read('Launch cost\t¥72m\nLaunch cost\t€5m\nLaunch cost\tplenty')).toEqual([
    ['launchCost', '10000000'],
    ['launchCost', 'foreign'],
    ['launchCost', 'bad'],
  ])
})

test('plans of stages are found under their names, with durations in months', () => {
  expect(
    read('Phase II cost ($m)\t40\nPhase 3 duration\t3 years\nP3 cost\t150m\nFiling duration\t9\tmonths'),
  ).toEqual([
    ['stages.phase2.cost', '40000000'],
    ['stages.phase3.months', '36'],
    ['stages.phase3.cost', '150000000'],
    ['stages.applying.months', '9'],
  ])
  expect(read('临床II期费用\t4000万\nIII期时长\t30个月', 'zh')).toEqual([
    ['stages.phase2.cost', '40000000'],
    ['stages.phase3.months', '30'],
  ])
})

test('lists, dates and lags are read as their fields take them', () => {
  expect(read('Ramp\t10%, 40%, 100%\nLaunch lag\t6 months\nBase date\t2027-01-31')).toEqual([
    ['uptakeByYear', '10 / 40 / 100'],
    ['launchLag', '0.5'],
    ['baseDate', '2027-01-31'],
  ])
})

test('lines of other kinds are left to the user, and nothing is guessed', () => {
  const line = (label: string, text: string): PastedLine => ({ label, text, unit: '' })
  expect(readLines('Assumptions\n\nWACC: 11%\n\t\nTerminal growth = 2%\n\tCOGS\t\t15%')).toEqual([
    line('WACC', '11%'),
    line('Terminal growth', '2%'),
    line('COGS', '15%'),
  ])
  expect(read('Terminal growth\t2%\nDiscount\t3%')).toEqual([
    [undefined, undefined],
    [undefined, undefined],
  ])
})

test('values of stages are changes within the plan', () => {
  const [wacc, cost] = ['wacc', 'stages.phase3.cost'].map((key) =>
    PASTED_FIELDS.find((it) => it.key === key)!,
  )
  expect(
    asValues([
      { field: wacc!, value: '11' },
      { field: cost!, value: '5' },
    ]),
  ).toEqual({ wacc: '11', stages: { phase3: { cost: '5' } } })
})
