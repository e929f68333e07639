import { read, write } from '@e965/xlsx'
import * as fc from 'fast-check'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Report } from '@/features/valuation/reports/model/report.api'
import { reportFile } from '@mocks/valuation/documents'
import { readModel } from '@mocks/valuation/documents/xlsx/model/readModel'
import { inStage, makeOtherIndication, TODAY } from '../../valuation/form/makeForm'
import { makeReport } from './makeReport'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(`${TODAY}T12:00:00`), toFake: ['Date'] })
  return () => vi.useRealTimers()
})

const READER = { userId: '2', nickName: 'Analyst' }

const bytesOf = async (report: Report) =>
  (await reportFile(report, 'xlsx', READER, 'en', null)).bytes as Uint8Array

/** Saves a workbook with other values in named cells, as a spreadsheet program does. */
async function edit(report: Report, changes: Readonly<Record<string, number | string>>) {
  const book = read(await bytesOf(report), { type: 'array' })
  for (const [name, value] of Object.entries(changes)) {
    const { Ref } = book.Workbook!.Names!.find((each) => each.Name === name)!
    const [, sheet, address] = /^'?(.*?)'?!(.*)$/.exec(Ref)!
    book.Sheets[sheet!]![address!.replaceAll('$', '')] =
      typeof value === 'number' ? { t: 'n', v: value } : { t: 's', v: value }
  }
  return new Uint8Array(write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer)
}

const importEdited = async (report: Report, changes: Readonly<Record<string, number | string>>) =>
  readModel(report, await edit(report, changes), 'en')!

const ALL_REGIONS = {
  us: { marketSize: '2b', peakShare: '12', grossToNet: '30', patentExpiry: '2040-01-01' },
  eu: { marketSize: '1b', dataExclusivityYears: '9', retention: '80 / 40', tax: '25' },
  rest: { marketSize: '300m', regionLag: '1.5', annualCostPerPatient: '20000' },
}

const VARIANTS: Record<string, Record<string, unknown>> = {
  plain: {},
  regions: { regions: ALL_REGIONS, tax: '20', lossLimit: '80', openingLoss: '5m' },
  indications: {
    otherIndications: [makeOtherIndication({ overlapWithLead: '20', growth: '-2' })],
    peakShare: '15',
  },
  generic: { newDrugType: 'generic', drugType: 'chemical', modality: 'small_molecule' },
  shrinking: { decline: '3', priceGrowth: '1.5', royalty: '4', retention: '70 / 30' },
  listed: inStage('listed', { currentSales: '300000000' }),
  costs: {
    outlays: [
      { kind: 'rnd', amount: '9m', when: '2029-03-01', months: '30' },
      { kind: 'launch', amount: '4m', when: '2' },
      { kind: 'rnd', amount: '5m', when: '2028', committed: true },
    ],
    rndRate: '8',
    salesForceCost: '12m',
    uptake: 'custom',
    uptakeByYear: '20 / 60 / 100',
    retention: '70 / 30',
  },
  terms: {
    regions: {
      us: { marketSize: '2b', cogs: '12', wacc: '9', peakYear: '4', salesForceCost: '20m' },
      eu: { marketSize: '1b', uptakeByYear: '30 / 100', exchangeGrowth: '1', priceGrowth: '2' },
    },
  },
  events: { priceEvents: [{ kind: 'nrdl', when: '1', cut: '45' }] },
}

test.each(Object.keys(VARIANTS))('an untouched workbook changes nothing (%s)', async (name) => {
  const report = makeReport(VARIANTS[name])
  const saved = readModel(report, await edit(report, {}), 'en')
  expect(saved).toEqual({ changes: [], refused: [], form: report.form })
})

test('an untouched workbook of any form changes nothing', async () => {
  const percent = fc.integer({ min: 1, max: 9999 }).map((value) => String(value / 100))
  const amount = fc.integer({ min: 1, max: 1e9 }).map((value) => String(value * 7))
  const form = fc.record({
    growth: percent,
    peakShare: percent,
    cogs: percent,
    marketSize: amount,
    annualCostPerPatient: amount,
    spend: amount,
    stages: fc.record({ phase3: fc.record({ months: percent, cost: amount }) }),
  })
  await fc.assert(
    fc.asyncProperty(form, async (changes) => {
      const report = makeReport(changes)
      const { changes: found, refused } = await importEdited(report, {})
      expect([...found, ...refused]).toEqual([])
    }),
    { numRuns: 4 },
  )
})

test('edited inputs are listed with both values and are in the form', async () => {
  const report = makeReport()
  const { changes, refused, form } = await importEdited(report, {
    wacc: 0.125,
    market_size_1: 5e9,
    growth_1: -0.03,
    tail_1: 7,
    cost_1_phase3: 42e6,
    theta: 1,
  })
  expect(refused).toEqual([])
  expect(changes.map(({ label, before, after }) => [label, before, after])).toContainEqual([
    'Market size per year',
    4e9,
    5e9,
  ])
  expect(changes).toHaveLength(6)
  expect(form).toMatchObject({
    ...report.form,
    wacc: 12.5,
    marketSize: 5e9,
    decline: 3,
    tailYears: 7,
    discounting: 'end',
    stages: { phase3: { cost: 42e6 } },
  })
})

test('inputs of regions and of other indications are named and go to them', async () => {
  const report = makeReport({ ...VARIANTS.regions, ...VARIANTS.indications })
  const { changes, refused, form } = await importEdited(report, {
    rebates_1_us: 0.4,
    growth_1_eu: 0.02,
    market_size_2: 2e9,
  })
  expect(refused).toEqual([])
  expect(changes.map(({ label }) => label)).toEqual([
    'Non-small cell lung cancer · United States · Part of the list price that rebates take',
    'Non-small cell lung cancer · European Union · Compound growth rate',
    'Psoriasis · Market size per year',
  ])
  expect(form.regions).toMatchObject({ us: { grossToNet: 40 }, eu: { growth: 2 } })
  expect(form.otherIndications).toMatchObject([{ marketSize: 2e9, growth: -2 }])
})

test('a further indication takes its own plan, launch cost and ramp', async () => {
  const report = makeReport({ otherIndications: [makeOtherIndication({ sharedStages: [] })] })
  const { refused, form } = await importEdited(report, {
    cost_2_phase3: 55e6,
    duration_2_applying: 2,
    launch_cost_2: 6e6,
    peak_year_2: 3,
  })
  expect(refused).toEqual([])
  expect(form.otherIndications).toMatchObject([
    { stages: { phase3: { cost: 55e6 }, applying: { months: 24 } }, launchCost: 6e6, peakYear: 3 },
  ])
  expect(form.stages?.phase3).toBeUndefined()
})

test('further costs, lists by year and terms of regions are read back', async () => {
  const costs = await importEdited(makeReport(VARIANTS.costs), {
    outlay_1_2: 6e6,
    outlay_years_1_1: 2,
    outlay_at_1_1: 47000,
    rnd_rate: 0.07,
    force_1: 15e6,
    force_lead_1: 2,
    uptake_1_y2: 0.65,
    retention_1_y1: 0.5,
  })
  expect(costs.refused).toEqual([])
  expect(costs.form).toMatchObject({
    outlays: [{ amount: 9e6, months: 24, when: '2028-09-04' }, { amount: 6e6 }, { amount: 5e6 }],
    rndRate: 7,
    salesForceCost: 15e6,
    salesForceLead: 2,
    uptakeByYear: '20 / 65 / 100',
    retention: '50 / 30',
  })
  const terms = await importEdited(makeReport(VARIANTS.terms), {
    cogs_1_us: 0.2,
    rate_1_us: 0.1,
    peak_year_1_us: 5,
    force_1_us: 25e6,
    uptake_1_eu_y1: 0.4,
    price_growth_1_eu: 0.05,
  })
  // The workbook has one growth of the price for two fields of the form.
  expect(terms.refused.map(({ name }) => name)).toEqual(['price_growth_1_eu'])
  expect(terms.form.regions).toMatchObject({
    us: { cogs: 20, wacc: 10, peakYear: 5, salesForceCost: 25e6 },
    eu: { uptakeByYear: '40 / 100', priceGrowth: 2 },
  })
})

test('what the form has no field for, or does not allow, is refused and named', async () => {
  const report = makeReport()
  const { changes, refused, form } = await importEdited(report, {
    pos_1_phase2: 0.9,
    wacc: 2,
    cogs_1: 0.2,
    sga_1: 'a third',
  })
  expect(changes.map(({ name }) => name)).toEqual(['cogs_1'])
  expect(refused.map(({ name, after }) => [name, after])).toEqual(
    expect.arrayContaining([
      ['pos_1_phase2', 0.9],
      ['wacc', 2],
      ['sga_1', 'a third'],
    ]),
  )
  expect(form).toEqual({ ...report.form, cogs: 20 })
})

test('general inputs are taken only if all indications agree', async () => {
  const report = makeReport(VARIANTS.indications)
  const alone = await importEdited(report, { cogs_1: 0.2 })
  expect(alone.refused.map(({ name }) => name)).toContain('cogs_2')
  const both = await importEdited(report, { cogs_1: 0.2, cogs_2: 0.2 })
  expect(both.refused).toEqual([])
  expect(both.form.cogs).toBe(20)
})

test('another file is no model of the report', async () => {
  const report = makeReport()
  expect(readModel(report, new Uint8Array([1, 2, 3]), 'en')).toBeNull()
  expect(readModel(report, new Uint8Array(0), 'en')).toBeNull()
  expect(readModel(report, await bytesOf(makeReport(VARIANTS.regions)), 'en')).toBeNull()
})
