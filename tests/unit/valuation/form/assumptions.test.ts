import * as fc from 'fast-check'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { evaluate, probabilities, resolve, schedule, yearFrac, type Stage } from '@/features/valuation/engine'
import { toValuation } from '@/features/valuation/form/assumptions'
import { asks } from '@/features/valuation/form/applicable'
import { fieldOfError } from '@/features/valuation/form/engineErrors'
import { check } from '@/features/valuation/form/issues'
import {
  CURRENT_STAGES,
  EXCLUSIVITIES,
  HEAD_TO_HEAD_OUTCOMES,
  modalitiesOf,
  UPTAKE_TYPES,
} from '@/features/valuation/form/options'
import { StoredForm, ValuationForm } from '@/features/valuation/form/schema'
import { aForm, anotherIndication, inStage, NSCLC, PSORIASIS, TODAY } from './aForm'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(`${TODAY}T12:00:00`), toFake: ['Date'] })
  return () => vi.useRealTimers()
})

const convert = (values: object, today = TODAY) => toValuation(ValuationForm.parse(values), today)
const stagesOf = (values: object, index = 0) => convert(values).valuation.indications[index]!.stages

test('percentages become fractions, dates years from the base date', () => {
  const { valuation } = convert(aForm({ tax: '25', workingCapital: '10', peakShare: '20' }))
  expect(valuation).toMatchObject({
    discountRate: 0.11,
    taxRate: 0.25,
    workingCapitalPct: 0.1,
    modalityClass: 'biologic',
    discounting: 'mid',
    expectedReturnMultiple: 5,
    spentToDate: 30e6,
  })
  expect(valuation.indications[0]).toMatchObject({
    cogsPct: 0.15,
    sgaPct: 0.3,
    market: { marketSize: 4e9, growth: 0.05, patientPool: 0.6, peakShare: 0.2 },
    exclusivity: { patentExpiry: yearFrac(TODAY, '2042-06-30'), dataExclusivityYears: 12 },
  })
})

const timing = ({ stage, start, duration }: Pick<Stage, 'stage' | 'start' | 'duration'>) => ({
  stage,
  start: Number(start.toFixed(9)),
  duration: Number(duration.toFixed(9)),
})

/** The method's own schedule, to nine decimals. */
function planned(input: Parameters<typeof schedule>[0]) {
  const outcome = schedule(input)
  return outcome.ok ? outcome.value.map(timing) : []
}

describe('stages', () => {
  test.each([
    ['preclinical', ['preclinical', 'phase1', 'phase2', 'phase3', 'applying']],
    ['phase3', ['phase3', 'applying']],
    ['applying', ['applying']],
    ['listed', []],
    ['listedIndicationExpansion', ['phase3', 'applying']],
    ['listedCrossDomainExpansion', ['phase2', 'phase3', 'applying']],
  ])('%s has %s ahead', (stage, ahead) => {
    expect(stagesOf(inStage(stage)).map(({ stage: name }) => name)).toEqual(ahead)
  })

  test("timing is the method's schedule", () => {
    const expected = planned({
      currentStage: 'phase2',
      currentStart: yearFrac(TODAY, '2026-02-01'),
      therapeuticArea: 'oncology',
    })
    expect(stagesOf(aForm()).map(timing)).toEqual(expected)
  })

  test('with a base date ahead, stages to come are planned from today', () => {
    const form = ValuationForm.parse(aForm({ baseDate: '2028-01-01', stageStartDate: '2026-11-01' }))
    const now = yearFrac('2028-01-01', TODAY)
    const currentStart = yearFrac('2028-01-01', '2026-11-01')
    const expected = planned({ currentStage: 'phase2', currentStart, therapeuticArea: 'oncology', now })
    const stages = toValuation(form, TODAY).valuation.indications[0]!.stages
    expect(stages.map(timing)).toEqual(expected)
  })

  test("the application date starts `applying`, the new indication's date an expansion", () => {
    expect(stagesOf(inStage('applying'))[0]!.start).toBe(yearFrac(TODAY, '2026-05-01'))
    expect(stagesOf(inStage('listedCrossDomainExpansion'))[0]!.start).toBe(yearFrac(TODAY, '2026-01-15'))
  })

  test('a stage that should have ended is given half a year', () => {
    const [current] = stagesOf(aForm({ clinicalStartDate: '2010-01-01', stageStartDate: '2012-01-01' }))
    expect(current!.start + current!.duration).toBeCloseTo(0.5, 9)
  })

  test('typed starts and durations come first', () => {
    const stages = { phase3: { start: '2031-01-01', months: '30' } }
    const [, phase3, applying] = stagesOf(aForm({ stages }))
    expect(phase3).toMatchObject({ start: yearFrac(TODAY, '2031-01-01'), duration: 2.5 })
    expect(applying!.start).toBeCloseTo(phase3!.start + 3.5, 9)
  })

  test('success rates are those of area, modality, rare disease and biomarker', () => {
    const expected = probabilities({ area: 'autoimmune', modality: 'antibody', rare: true, biomarker: true })
    const stages = stagesOf(
      aForm({ preferredIndication: PSORIASIS, isRare: true, biomarker: 'IL-17', modality: 'bispecific' }),
    )
    expect(stages.map(({ pos }) => pos)).toEqual(expected.ok && expected.value.pos.slice(2))
  })

  test('an area that the tables do not know is valued as all', () => {
    const expected = probabilities({ area: 'all', modality: 'antibody' })
    const stages = stagesOf(aForm({ preferredIndication: { ...NSCLC, therapeuticArea: 'toString' } }))
    expect(stages.map(({ pos }) => pos)).toEqual(expected.ok && expected.value.pos.slice(2))
  })
})

describe('costs', () => {
  const costs = (changes: Record<string, unknown>, index = 0) =>
    stagesOf(aForm(changes), index).map(({ cost }) => cost)

  test.each([
    ['global', 'USD', 1],
    ['global', 'CNY', 7.2],
    ['china', 'CNY', 7.2 * 0.35],
    ['china', 'USD', 0.35],
  ])('%s in %s', (targetMarket, currency, factor) => {
    const expected = [40e6, 150e6, 40e6].map((cost) => expect.closeTo(cost * factor, 3))
    expect(costs({ targetMarket, currency })).toEqual(expected)
  })

  test('a typed cost comes first, the others stay those of the table', () => {
    expect(costs({ stages: { phase3: { cost: '90000000' } }, futureBudget: '1' })).toEqual([40e6, 90e6, 40e6])
  })

  test('a budget alone is what remains to be spent, over all indications', () => {
    const form = ValuationForm.parse(
      aForm({ futureBudget: '100000000', otherIndications: [anotherIndication()] }),
    )
    const resolved = resolve(toValuation(form, TODAY).valuation)
    expect(resolved.ok && evaluate(resolved.value).remainingRnd).toBeCloseTo(1e8, 3)
  })
})

describe('other indications', () => {
  test('take over from the lead what is left empty', () => {
    const { valuation, assumptions } = convert(
      aForm({ otherIndications: [anotherIndication({ growth: '2' })] }),
    )
    expect(valuation.indications[1]).toMatchObject({
      id: 'psoriasis',
      overlapWithLead: 0,
      market: { marketSize: 1e9, growth: 0.02, annualCostPerPatient: 120_000, patientPool: 0.6 },
    })
    const sources = assumptions
      .filter(({ indication }) => indication === 'psoriasis')
      .map(({ field, source }) => [field, source])
    expect(sources).toContainEqual(['annualCostPerPatient', 'lead'])
    expect(sources).toContainEqual(['growth', 'user'])
  })

  test('share phase 1 unless told otherwise, where it is ahead', () => {
    const shared = (stage: string, changes = {}) =>
      convert(inStage(stage, { otherIndications: [anotherIndication(changes)] })).valuation.indications[1]!
        .sharedStages
    expect(shared('preclinical')).toEqual(['phase1'])
    expect(shared('phase1')).toEqual(['phase1'])
    expect(shared('phase2')).toEqual([])
    expect(shared('phase1', { sharedStages: [] })).toEqual([])
    expect(shared('phase1', { sharedStages: ['phase1', 'phase2'] })).toEqual(['phase1', 'phase2'])
  })

  test("a shared stage is the lead's, without cost; the next follows it", () => {
    const form = inStage('phase1', { otherIndications: [anotherIndication()] })
    const [lead, other] = [stagesOf(form, 0), stagesOf(form, 1)]
    expect(other[0]).toMatchObject({ start: lead[0]!.start, duration: lead[0]!.duration, cost: 0 })
    expect(other[1]!.start).toBeCloseTo(lead[0]!.start + lead[0]!.duration + 1, 9)
  })
})

describe('marketed and generic products', () => {
  test('a listed product has a launch time and no stages', () => {
    const { valuation } = convert(
      inStage('listed', { currentSales: '250000000', probabilityOfApproval: '20' }),
    )
    const [lead] = valuation.indications
    expect(lead).toMatchObject({
      stages: [],
      launchTime: yearFrac(TODAY, '2025-03-01'),
      market: { currentSales: 250e6 },
    })
    expect(lead!.approvalProbability).toBeUndefined()
  })

  test('a generic keeps its sales for 15 years', () => {
    const { valuation } = convert(aForm({ newDrugType: 'generic' }))
    expect(valuation.indications[0]!.exclusivity).toEqual({
      dataExclusivityYears: 0,
      retention: [1],
      tailYears: 15,
    })
  })
})

describe('record of assumptions', () => {
  const listOf = (changes: Record<string, unknown>) => convert(aForm(changes)).assumptions
  const find = (changes: Record<string, unknown>, field: string, stage?: string) =>
    listOf(changes).find((it) => it.field === field && it.stage === stage)

  test('names the source of each default and its sample', () => {
    expect(find({}, 'stageCost', 'phase3')).toMatchObject({ value: 150e6, unit: 'money', source: 'Paul' })
    expect(find({}, 'stageDuration', 'phase3')).toMatchObject({ source: 'BIO', unit: 'years' })
    expect(find({}, 'stagePos', 'phase2')).toMatchObject({
      source: 'BIO',
      sampleSize: 2136,
      isSmallSample: false,
    })
    expect(find({ modality: 'car_t' }, 'stagePos', 'phase2')).toMatchObject({
      sampleSize: 67,
      isSmallSample: true,
    })
    expect(find({}, 'uptake')).toMatchObject({ value: 'empirical', source: 'Robey' })
    expect(find({}, 'orderOfEntry')).toMatchObject({ value: 1, source: 'Kalyanaram' })
    expect(find({}, 'retention')).toMatchObject({ source: 'default' })
  })

  test('tells what the user typed from what the product proposed', () => {
    expect(find({}, 'wacc')).toMatchObject({ value: 11, source: 'default' })
    expect(find({ wacc: '12.5' }, 'wacc')).toMatchObject({ value: 12.5, source: 'user' })
    expect(find({}, 'marketSize')).toMatchObject({ source: 'user' })
    expect(find({ stages: { phase3: { cost: '1', months: '12' } } }, 'stageCost', 'phase3')).toMatchObject({
      source: 'user',
    })
    expect(find({ tax: '0' }, 'tax')).toMatchObject({ source: 'user' })
    expect(find({ probabilityOfApproval: '30' }, 'stagePos', 'phase2')).toBeUndefined()
  })
})

const days = (from: string, to: string) =>
  fc
    .date({ min: new Date(from), max: new Date(to), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10))
const percent = fc.integer({ min: 0, max: 100 }).map(String)
const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined })
const amount = fc.integer({ min: 1, max: 1e10 }).map(String)

const validForm = fc
  .record({
    drugType: fc.constantFrom('chemical' as const, 'biological' as const),
    modalityIndex: fc.nat(20),
    newDrugType: fc.constantFrom('original', 'generic'),
    currentStage: fc.constantFrom(...CURRENT_STAGES),
    clinicalStartDate: days('2000-01-01', '2010-01-01'),
    launchDate: days('2010-01-02', '2020-01-01'),
    newIndicationClinicalDate: days('2020-01-02', '2030-01-01'),
    stageStartDate: days('2010-01-02', '2030-01-01'),
    applicationDate: days('2010-01-02', '2030-01-01'),
    baseDate: days(TODAY, '2029-11-20'),
    patentStatus: fc.constantFrom('patent', 'none'),
    patentExpiry: days('2015-01-01', '2060-01-01'),
    dataExclusivity: fc.constantFrom(...EXCLUSIVITIES),
    dataExclusivityYears: fc.constantFrom('0', '7.5', '15'),
    targetMarket: fc.constantFrom('china', 'global'),
    currency: fc.constantFrom('USD', 'CNY'),
    marketSize: amount,
    annualCostPerPatient: amount,
    growth: percent,
    patientPool: fc.integer({ min: 1, max: 100 }).map(String),
    peakShare: maybe(percent),
    orderOfEntry: fc.constantFrom(undefined, '1', '3'),
    entrants: fc.constantFrom(undefined, '3', '20'),
    peakYear: fc.constantFrom(undefined, '1', '6'),
    uptake: fc.constantFrom(undefined, ...UPTAKE_TYPES),
    currentSales: maybe(amount),
    probabilityOfApproval: maybe(percent),
    headToHeadDrug: fc.constantFrom(undefined, 'Drug X'),
    headToHeadOutcome: fc.constantFrom(undefined, ...HEAD_TO_HEAD_OUTCOMES),
    cogs: percent,
    sga: percent,
    wacc: fc.integer({ min: 0, max: 50 }).map(String),
    futureBudget: maybe(fc.integer({ min: 0, max: 1e9 }).map(String)),
    tax: maybe(fc.integer({ min: 0, max: 60 }).map(String)),
    workingCapital: maybe(percent),
    months: maybe(fc.integer({ min: 0, max: 240 }).map(String)),
    start: maybe(days('2030-01-02', '2040-01-01')),
    others: fc.array(
      fc.record({
        isRare: fc.boolean(),
        sharedStages: maybe(fc.subarray(['preclinical', 'phase1', 'phase2', 'phase3', 'applying'])),
        overlapWithLead: maybe(percent),
        probabilityOfApproval: maybe(percent),
        marketSize: amount,
        peakShare: maybe(percent),
      }),
      { maxLength: 2 },
    ),
  })
  .map(({ modalityIndex, others, months, start, ...form }) => {
    const modalities = modalitiesOf(form.drugType)
    const picked = [PSORIASIS, { ...NSCLC, id: 'other', therapeuticArea: 'cardiovascular' }]
    return aForm({
      ...form,
      modality: modalities[modalityIndex % modalities.length],
      stages: { phase2: { months }, applying: { start, months } },
      otherIndications: others.map((other, index) => ({ ...other, indication: picked[index] })),
    })
  })

/** Fields that the form shows for these values. */
const shownFields = (form: ValuationForm) => {
  const asked: Partial<Record<string, boolean>> = asks(form)
  return Object.keys(StoredForm.shape).filter((name) => asked[name] !== false)
}

test('every valid form is valued, or refused for a reason that has a field in the form', () => {
  const refused = new Set<string>()
  let valued = 0
  fc.assert(
    fc.property(validForm, (values) => {
      const { form, issues } = check(values)
      expect(issues).toEqual([])
      const resolved = resolve(toValuation(form!, TODAY).valuation)
      const worth = resolved.ok ? evaluate(resolved.value).rnpv : 0
      expect(worth).not.toBeNaN()
      valued += Number(resolved.ok)
      const error = resolved.ok ? null : resolved.error
      if (error) refused.add(`${error.code} ${error.field}`.trim())
      expect([...shownFields(form!), undefined]).toContain(error ? fieldOfError(error, form!)[0] : undefined)
    }),
    { numRuns: 500, seed: 7 },
  )
  expect(valued).toBeGreaterThan(150)
  const actionable = ['E_STAGE_ENDED', 'E_STAGE_ORDER', 'E_POS_OVERRIDE', 'E_CALIBRATION', 'E_HORIZON']
  expect(actionable).toEqual(expect.arrayContaining([...refused]))
})
