import { beforeEach, describe, expect, test, vi } from 'vitest'
import { bridge, evaluate, resolve } from '@/features/valuation/engine'
import { toValuation } from '@/features/valuation/form/model/toValuation'
import { checkForm, ValuationBody } from '@/features/valuation/form/model/valuationBody'
import { followUps } from '@/features/valuation/form/model/followUps'
import { formValues } from '@/features/valuation/form/model/formValues'
import { warnings } from '@/features/valuation/form/model/formWarnings'
import { inputRows } from '@/features/valuation/reports/model/inputRows'
import { fieldName } from '@/features/valuation/reports/model/valuationNames'
import { textOf } from '../reports/chartContext'
import { ageStart } from '@/features/valuation/reports/model/outdated'
import { makeForm, makeOtherIndication, inStage, TODAY } from './makeForm'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(`${TODAY}T12:00:00`), toFake: ['Date'] })
  return () => vi.useRealTimers()
})

const convert = (changes: object) => toValuation(ValuationBody.parse(makeForm({ ...changes })), TODAY)

function rnpvOf(changes: object): number {
  const resolved = resolve(convert(changes).valuation)
  if (!resolved.ok) throw new Error(resolved.error.code)
  return evaluate(resolved.value).rnpv
}

test.each([
  ['launchCost', '50m', -1, 'rndCost'],
  ['royalty', '10', -1, 'cogsPct'],
  ['launchLag', '2', -1, 'launchDelay'],
  ['launchLag', '0', 1, 'launchDelay'],
  ['priceGrowth', '3', 1, 'price'],
  ['priceGrowth', '-3', -1, 'price'],
  ['decline', '3', -1, 'growth'],
  ['growthHorizon', '5', -1, 'growth'],
  ['growthHorizon', '15', 1, 'growth'],
  ['classPenetration', '50', -1, 'peakShare'],
  ['retention', '100', 1, 'loe'],
  ['retention', '0', -1, 'loe'],
  ['tailYears', '0', -1, 'loe'],
  ['tailYears', '12', 1, 'loe'],
  ['discounting', 'end', -1, 'discountRate'],
  ['discounting', 'start', 1, 'discountRate'],
  ['rndRate', '20', 1, 'discountRate'],
  ['rndRate', '5', -1, 'discountRate'],
  ['salesForceCost', '5m', -1, 'sgaPct'],
  ['outlays', [{ kind: 'rnd', amount: '10m', when: '2' }], -1, 'rndCost'],
  ['outlays', [{ kind: 'launch', amount: '10m', when: '2031' }], -1, 'rndCost'],
])('%s of %s moves the value, and the bridge shows it', (field, typed, direction, group) => {
  const before = rnpvOf({})
  expect(before).toBeGreaterThan(0)
  expect(Math.sign(rnpvOf({ [field]: typed }) - before)).toBe(direction)
  const steps = bridge(convert({}).valuation, convert({ [field]: typed }).valuation)
  const moved = steps.ok ? steps.value.steps.filter(({ amount }) => Math.abs(amount) > 1e-6 * before) : []
  expect(moved.map(({ groups }) => groups)).toEqual([[group]])
})

test('a typed value is recorded as entered, under its own name', () => {
  const { assumptions } = convert({
    launchCost: '5m',
    royalty: '4',
    priceGrowth: '-1',
    classPenetration: '80',
    retention: '70，35 / 10',
    tailYears: '8',
    discounting: 'end',
    growthHorizon: '6',
    decline: '2',
    launchLag: '1',
  })
  expect(
    assumptions.filter(({ source }) => source === 'user').map(({ field, value }) => [field, value] as const),
  ).toEqual(
    expect.arrayContaining([
      ['launchCost', 5e6],
      ['royalty', 4],
      ['priceGrowth', -1],
      ['classPenetration', 80],
      ['retention', '70% / 35% / 10%'],
      ['tailYears', 8],
      ['discounting', 'end'],
      ['growthHorizon', 6],
      ['growth', -2],
      ['launchLag', 1],
    ]),
  )
})

test('a shrinking market applies to other indications without growth of their own', () => {
  const others = [
    makeOtherIndication(),
    makeOtherIndication({
      indication: { ...(makeForm().preferredIndication as object), id: 'z' },
      growth: '7',
    }),
  ]
  const { indications } = convert({ decline: '4', otherIndications: others }).valuation
  expect(indications.map(({ market }) => market.growth)).toEqual([-0.04, -0.04, 0.07])
  expect(
    warnings(ValuationBody.parse(makeForm({ decline: '4', growth: '12' }))).map(({ key }) => key),
  ).toEqual(['declineReplaces'])
})

test('a launch cost belongs to the preferred indication, and to none if nothing is launched', () => {
  const { indications } = convert({ launchCost: '1m', otherIndications: [makeOtherIndication()] }).valuation
  expect(indications.map(({ launchCost }) => launchCost)).toEqual([1e6, undefined])
  expect(ValuationBody.parse(inStage('listed', { launchCost: '1m', launchLag: '2' }))).not.toHaveProperty(
    'launchCost',
  )
  expect(
    followUps({ currency: 'CNY' }, { ...makeForm({ launchCost: '10' }), currency: 'CNY' }, makeForm()),
  ).toMatchObject({
    launchCost: '72',
  })
})

test.each([
  ['growth', '-1', 'shrinking'],
  ['decline', '-1', 'range'],
  ['decline', '100', 'range'],
  ['royalty', '101', 'range'],
  ['launchCost', '-1', 'min'],
  ['launchLag', '-0.1', 'range'],
  ['launchLag', '101', 'range'],
  ['priceGrowth', '-100', 'range'],
  ['priceGrowth', '1e1', 'range'],
  ['growthHorizon', '101', 'range'],
  ['classPenetration', '100.5', 'range'],
  ['retention', '60, much', 'percentList'],
  ['retention', '60 / 101', 'percentList'],
  ['retention', '1 '.repeat(31), 'percentList'],
  ['tailYears', 'five', 'range'],
  ['discounting', 'never', 'choice'],
  ['rndRate', '51', 'range'],
  ['salesForceCost', '-1', 'min'],
  ['salesForceLead', '21', 'range'],
])('%s of %s is refused', (field, typed, key) => {
  expect(checkForm(makeForm({ [field]: typed })).issues).toEqual([
    expect.objectContaining({ path: [field], key }),
  ])
})

describe('a base date in the past', () => {
  const issues = (changes: object) => checkForm(makeForm({ ...changes })).issues.map(({ key }) => key)

  test('is refused unless it was requested, and always beyond ten years', () => {
    expect(issues({ baseDate: '2026-11-20' })).toEqual(['baseDate'])
    expect(issues({ baseDate: '2026-11-20', pastBaseDate: true })).toEqual([])
    expect(issues({ baseDate: '2016-11-21', pastBaseDate: true })).toEqual([])
    expect(issues({ baseDate: '2016-11-20', pastBaseDate: true })).toEqual(['baseDate'])
    expect(issues({ baseDate: '2029-11-22', pastBaseDate: true })).toEqual(['baseDate'])
  })

  test('is kept when the form is reopened, and ages from the day of the calculation', () => {
    const form = ValuationBody.parse(makeForm({ baseDate: '2024-06-30', pastBaseDate: true }))
    expect(formValues(form, TODAY).baseDate).toBe('2024-06-30')
    expect(ageStart(form, TODAY)).toBe(TODAY)
    expect(ageStart({ baseDate: '2024-06-30' }, TODAY)).toBe('2024-06-30')
  })

  test('can be computed', () => {
    expect(rnpvOf({ baseDate: '2025-01-01', pastBaseDate: true })).not.toBe(rnpvOf({}))
  })
})

test('a custom ramp is taken year by year, and must reach the peak within 20 years', () => {
  const { valuation, assumptions } = convert({
    uptake: 'custom',
    uptakeByYear: '10, 40 80/100',
    peakYear: '3',
  })
  expect(valuation.indications[0]!.market.uptake).toEqual({ type: 'custom', values: [0.1, 0.4, 0.8, 1] })
  expect(assumptions.find(({ field }) => field === 'uptakeByYear')).toMatchObject({
    value: '10 / 40 / 80 / 100',
    source: 'user',
  })
  expect(assumptions.some(({ field }) => field === 'peakYear')).toBe(false)
  for (const uptakeByYear of ['', '10 / 90', Array.from({ length: 21 }, () => '100').join(' ')]) {
    const checked = checkForm(makeForm({ uptake: 'custom', uptakeByYear }))
    expect(JSON.stringify(checked)).toContain('"uptakeByYear"')
  }
})

describe('further costs', () => {
  const outlay = (changes: object = {}) => ({ kind: 'rnd', amount: '10m', when: '2028-11-21', ...changes })
  const outlaysOf = (...rows: object[]) => convert({ outlays: rows }).valuation.indications[0]!.outlays
  const withCosts = (...rows: object[]) => rnpvOf({ outlays: rows })

  test.each([
    ['2', { from: 'launch', at: 2, duration: 0 }],
    ['-1', { from: 'launch', at: -1, duration: 0 }],
    ['\u22121.5', { from: 'launch', at: -1.5, duration: 0 }],
    ['2027年11月21日', { from: 'base', at: expect.closeTo(1, 2), duration: 0 }],
    ['2028', { from: 'base', at: expect.closeTo(1.11, 2), duration: expect.closeTo(1, 2) }],
  ])('dated %s are taken as %j', (when, expected) => {
    expect(outlaysOf(outlay({ when }))).toEqual([{ row: 'rnd', amount: 1e7, ...expected }])
  })

  test.each(['soon', '51', '-21', '31.12.', ''])('dated %j are refused', (when) => {
    expect(checkForm(makeForm({ outlays: [outlay({ when })] })).issues).toEqual([
      expect.objectContaining({ path: ['outlays', 0, 'when'] }),
    ])
  })

  test('cost less when later, and more when certain or larger', () => {
    const plain = withCosts(outlay())
    expect(withCosts(outlay({ when: '2032-11-21' }))).toBeGreaterThan(plain)
    expect(withCosts(outlay({ months: '60' }))).toBeGreaterThan(plain)
    expect(withCosts(outlay({ when: '2032-11-21', committed: true }))).toBeLessThan(
      withCosts(outlay({ when: '2032-11-21' })),
    )
    expect(withCosts(outlay({ amount: '20m' }))).toBeLessThan(plain)
    expect(withCosts(outlay(), outlay())).toBeCloseTo(withCosts(outlay({ amount: '20m' })), 4)
  })

  test('in the past are not counted, which the form says', () => {
    const past = makeForm({ outlays: [outlay({ when: '2026-01-01' }), outlay({ when: '2025' })] })
    expect(rnpvOf({ outlays: past.outlays })).toBe(rnpvOf({}))
    expect(warnings(ValuationBody.parse(past)).filter(({ key }) => key === 'outlayPast')).toHaveLength(2)
  })

  test('belong to the preferred indication, follow the currency, and have names of their own', () => {
    const own = outlay({ name: 'Post-marketing: study', months: '36', committed: true, when: '1' })
    const { valuation, assumptions } = convert({ outlays: [own], otherIndications: [makeOtherIndication()] })
    expect(valuation.indications.map(({ outlays }) => outlays?.length)).toEqual([1, undefined])
    const found = assumptions.find(({ unit, value }) => unit === 'money' && value === 1e7)!
    const text = 'R&D · Post-marketing: study · 1 year after launch · over 36 months · committed'
    expect(fieldName(textOf('en'), found.field)).toBe(text)
    const rows = inputRows(ValuationBody.parse(makeForm({ outlays: [own] })), textOf('en'), 'en')
    expect(rows.find(({ label }) => label === text)).toMatchObject({ value: 1e7, kind: 'money' })
    const typed = makeForm({ outlays: [own] })
    const inYuan = followUps({ currency: 'CNY' }, { ...typed, currency: 'CNY' }, typed)
    expect(inYuan.outlays![0]).toMatchObject({ amount: '72000000' })
  })
})

test('a sales force of the whole market gives way to those of regions', () => {
  const form = { salesForceCost: '5m', salesForceLead: '2', salesForceGrowth: '3' }
  const { valuation, assumptions } = convert(form)
  expect(valuation.indications[0]!.salesForce).toEqual({ annualCost: 5e6, lead: 2, growth: 0.03 })
  expect(assumptions.filter(({ field }) => field.startsWith('salesForce'))).toHaveLength(3)
  const divided = convert({ ...form, regions: { us: { marketSize: '1b' } } }).valuation.indications[0]!
  expect(divided.salesForce).toBeUndefined()
  const earlier = (salesForceLead: string) => rnpvOf({ ...form, salesForceLead })
  expect(earlier('3')).toBeLessThan(earlier('1'))
  expect(rnpvOf({ ...form, salesForceGrowth: '6' })).toBeLessThan(rnpvOf(form))
})

describe('a further indication with a programme of its own', () => {
  const other = (changes: object = {}) => makeOtherIndication({ sharedStages: [], ...changes })
  const secondOf = (changes: object, form: object = {}) => {
    const { indications } = convert({ otherIndications: [other(changes)], ...form }).valuation
    return indications[1]!
  }
  const valueOf = (changes: object) => rnpvOf({ otherIndications: [other(changes)] })

  test('is at a stage of its own, from the day it began', () => {
    const second = secondOf({ currentStage: 'phase1', stageStartDate: '2026-08-21' })
    expect(second.stages.map(({ stage }) => stage)).toEqual(['phase1', 'phase2', 'phase3', 'applying'])
    expect(second.stages[0]!.start).toBeCloseTo(-0.25, 2)
    expect(secondOf({ currentStage: 'phase1' }).stages[0]!.start).toBe(0)
    expect(secondOf({}).stages[0]!.start).toBeCloseTo(-0.8, 2)
    expect(secondOf({ stageStartDate: '2026-11-21' }).stages[0]!.start).toBe(0)
  })

  test('shares only stages that both have ahead', () => {
    const shared = ['phase1', 'phase2', 'phase3']
    expect(secondOf({ currentStage: 'phase3', sharedStages: shared }).sharedStages).toEqual(['phase3'])
    expect(secondOf({ currentStage: 'phase1', sharedStages: shared }).sharedStages).toEqual([
      'phase2',
      'phase3',
    ])
  })

  test('can be in development beside a lead on the market', () => {
    const { indications } = toValuation(
      ValuationBody.parse(
        inStage('listed', {
          currentSales: '300m',
          otherIndications: [other({ currentStage: 'phase3', currentSales: '5m' })],
        }),
      ),
      TODAY,
    ).valuation
    expect(indications.map(({ stages }) => stages.length)).toEqual([0, 2])
    expect(indications[0]!.launchTime).toBeLessThan(0)
    expect(indications[1]).not.toHaveProperty('launchTime')
    expect(indications[1]!.market.currentSales).toBeUndefined()
  })

  test('has dates, durations, costs and a launch cost of its own, otherwise the lead’s', () => {
    const stages = { phase3: { start: '2031-05-21', months: '60', cost: '7m' }, applying: { months: '6' } }
    const second = secondOf(
      { stages, launchCost: '3m' },
      { stages: { applying: { months: '9', cost: '2m' } } },
    )
    const [, phase3, applying] = second.stages
    expect(phase3).toMatchObject({ duration: 5, cost: 7e6, start: expect.closeTo(4.5, 2) })
    expect(applying).toMatchObject({ duration: 0.5, cost: 2e6 })
    expect(second.launchCost).toBe(3e6)
    const { assumptions } = convert({ otherIndications: [other({ stages })] })
    const cost = assumptions.find(
      ({ field, stage, indication }) =>
        field === 'stageCost' && stage === 'phase3' && indication === 'psoriasis',
    )
    expect(cost).toMatchObject({ value: 7e6, source: 'user' })
    const inYuan = followUps(
      { currency: 'CNY' },
      { ...makeForm({ otherIndications: [other({ stages })] }), currency: 'CNY' },
      makeForm(),
    )
    expect(inYuan.otherIndications![0]).toMatchObject({ stages: { phase3: { cost: '50400000' } } })
  })

  test.each([
    [{ launchCost: '20m' }, -1],
    [{ stages: { phase3: { cost: '400m' } } }, -1],
    [{ stages: { phase3: { months: '120' } } }, -1],
    [{ peakYear: '2' }, 1],
    [{ uptakeByYear: '5 / 10 / 15 / 20 / 30 / 40 / 60 / 100' }, -1],
  ])('%j moves the value', (changes, direction) => {
    expect(Math.sign(valueOf(changes) - valueOf({}))).toBe(direction)
  })

  test('has a ramp of its own, in years or year by year', () => {
    expect(secondOf({ peakYear: '3' }).market.uptake).toMatchObject({ peakYear: 3 })
    expect(secondOf({ uptakeByYear: '20 / 100' }).market.uptake).toEqual({ type: 'custom', values: [0.2, 1] })
    const ramp = { uptake: 'custom', uptakeByYear: '50 / 100' }
    expect(secondOf({}, ramp).market.uptake).toEqual({ type: 'custom', values: [0.5, 1] })
    expect(secondOf({ peakYear: '4' }, ramp).market.uptake).toEqual({ type: 'empirical', peakYear: 4 })
  })

  test('is checked like the preferred one', () => {
    const issuesOf = (changes: object) =>
      checkForm(makeForm({ otherIndications: [other(changes)] })).issues.map(({ path, key }) => [
        path.join('.'),
        key,
      ])
    expect(issuesOf({ stages: { phase3: { start: '2026-01-01' } } })).toEqual([
      ['otherIndications.0.stages.phase3.start', 'afterPreviousStage'],
    ])
    expect(issuesOf({ uptakeByYear: '10 / 20' })).toEqual([['otherIndications.0.uptakeByYear', 'ramp']])
    expect(issuesOf({ currentStage: 'listed' })).toEqual([['otherIndications.0.currentStage', 'choice']])
  })
})
