import * as fc from 'fast-check'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { evaluate, probabilities, resolve, schedule, yearFrac, type Stage } from '@/features/valuation/engine'
import { toValuation } from '@/features/valuation/form/model/toValuation'
import { blankForm } from '@/features/valuation/form/model/formDefaults'
import { visibleFields } from '@/features/valuation/form/model/visibleFields'
import { fieldOfError } from '@/features/valuation/form/model/engineErrors'
import { checkForm } from '@/features/valuation/form/model/valuationBody'
import {
  CURRENT_STAGES,
  EXCLUSIVITIES,
  HEAD_TO_HEAD_OUTCOMES,
  modalitiesOf,
  UPTAKE_TYPES,
} from '@/features/valuation/form/model/formOptions'
import { ValuationBody } from '@/features/valuation/form/model/valuationBody'
import { StoredForm, type ValuationForm } from '@/features/valuation/form/model/valuationSchema'
import { makeForm, makeOtherIndication, inStage, NSCLC, PSORIASIS, STAGE_FIELDS, TODAY } from './makeForm'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(`${TODAY}T12:00:00`), toFake: ['Date'] })
  return () => vi.useRealTimers()
})

const convert = (values: object, today = TODAY) => toValuation(ValuationBody.parse(values), today)
const stagesOf = (values: object, index = 0) => convert(values).valuation.indications[index]!.stages

test('percentages become fractions, dates years from the base date', () => {
  const { valuation } = convert(makeForm({ tax: '25', workingCapital: '10', peakShare: '20' }))
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
    expect(stagesOf(makeForm()).map(timing)).toEqual(expected)
  })

  test('with a base date ahead, future stages are planned from today', () => {
    const form = ValuationBody.parse(makeForm({ baseDate: '2028-01-01', stageStartDate: '2026-11-01' }))
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

  test('an overdue stage gets another half year', () => {
    const [current] = stagesOf(makeForm({ clinicalStartDate: '2010-01-01', stageStartDate: '2012-01-01' }))
    expect(current!.start + current!.duration).toBeCloseTo(0.5, 9)
  })

  test('typed starts and durations take precedence', () => {
    const stages = { phase3: { start: '2031-01-01', months: '30' } }
    const [, phase3, applying] = stagesOf(makeForm({ stages }))
    expect(phase3).toMatchObject({ start: yearFrac(TODAY, '2031-01-01'), duration: 2.5 })
    expect(applying!.start).toBeCloseTo(phase3!.start + 3.5, 9)
  })

  test('success rates are those of area, modality, rare disease and biomarker', () => {
    const expected = probabilities({ area: 'autoimmune', modality: 'antibody', rare: true, biomarker: true })
    const stages = stagesOf(
      makeForm({
        preferredIndication: PSORIASIS,
        isRare: true,
        biomarker: 'IL-17',
        biomarkerSelected: true,
        modality: 'bispecific',
      }),
    )
    expect(stages.map(({ pos }) => pos)).toEqual(expected.ok && expected.value.pos.slice(2))
  })

  test('an area that the tables do not know is valued like all areas', () => {
    const expected = probabilities({ area: 'all', modality: 'antibody' })
    const stages = stagesOf(makeForm({ preferredIndication: { ...NSCLC, therapeuticArea: 'toString' } }))
    expect(stages.map(({ pos }) => pos)).toEqual(expected.ok && expected.value.pos.slice(2))
  })
})

describe('costs', () => {
  const costs = (changes: Record<string, unknown>, index = 0) =>
    stagesOf(makeForm(changes), index).map(({ cost }) => cost)

  test.each([
    ['global', 'USD', 1],
    ['global', 'CNY', 7.2],
    ['china', 'CNY', 7.2 * 0.35],
    ['china', 'USD', 0.35],
  ])('%s in %s', (targetMarket, currency, factor) => {
    // In money of 2026: two years at the default rate after the last known consumer prices.
    const prices = (313.689 * 1.025 ** 2) / 215.303
    const expected = [40e6, 150e6, 40e6].map((cost) => expect.closeTo(cost * factor * prices, 3))
    expect(costs({ targetMarket, currency })).toEqual(expected)
  })

  test('a typed cost takes precedence, the others stay those of the table', () => {
    const stages = { phase3: { cost: '90000000' } }
    const [phase2, , applying] = costs({})
    expect(costs({ stages, futureBudget: '1' })).toEqual([phase2, 90e6, applying])
  })

  test('a budget alone is the total that remains to be spent over all indications', () => {
    const form = ValuationBody.parse(
      makeForm({ futureBudget: '100000000', otherIndications: [makeOtherIndication()] }),
    )
    const resolved = resolve(toValuation(form, TODAY).valuation)
    expect(resolved.ok && evaluate(resolved.value).remainingRnd).toBeCloseTo(1e8, 3)
  })
})

describe('the price', () => {
  const worth = (changes: Record<string, unknown>) => {
    const resolved = resolve(convert(makeForm(changes)).valuation)
    if (!resolved.ok) throw new Error(resolved.error.code)
    return evaluate(resolved.value)
  }

  test('counts: at the same market size a more expensive treatment sells for more', () => {
    const market = { referenceAnnualCost: '150000' }
    const [cheap, usual, dear] = ['1', '150000', '300000'].map((annualCostPerPatient) =>
      worth({ ...market, annualCostPerPatient }),
    )
    expect(dear!.pvSales / usual!.pvSales).toBeCloseTo(2, 9)
    expect(usual!.pvSales / cheap!.pvSales).toBeCloseTo(150_000, 3)
    expect(dear!.rnpv).toBeGreaterThan(usual!.rnpv)
  })

  test('of another indication is its own or the lead’s, together with the reference price', () => {
    const of = (changes: Record<string, unknown>) =>
      convert(makeForm({ referenceAnnualCost: '100000', otherIndications: [makeOtherIndication(changes)] }))
        .valuation.indications[1]!.market
    expect(of({})).toMatchObject({ annualCostPerPatient: 120_000, referenceAnnualCost: 100_000 })
    expect(of({ annualCostPerPatient: '50' })).toMatchObject({
      annualCostPerPatient: 50,
      referenceAnnualCost: 50,
    })
  })
})

describe('exclusivity of one region', () => {
  const exclusivityOf = (changes: Record<string, unknown>) =>
    convert(makeForm(changes)).valuation.indications[0]!.exclusivity

  test.each([
    [{ dataExclusivity: 'us_biologic' }, 12, 0.652],
    [{ dataExclusivity: 'eu' }, 10, 0.177],
    [{ dataExclusivity: 'eu_new_indication' }, 11, 0.177],
    [{ dataExclusivity: 'japan' }, 8, 0.063],
    [{ dataExclusivity: 'japan_orphan' }, 10, 0.063],
    [{ dataExclusivity: 'china' }, 6, 0.05],
    [{ dataExclusivity: 'us_biologic', dataExclusivityShare: '80' }, 12, 0.8],
    [{ dataExclusivity: 'custom', dataExclusivityYears: '9' }, 9, undefined],
    [{ dataExclusivity: 'china', targetMarket: 'china' }, 6, undefined],
  ])('%j', (changes, dataExclusivityYears, dataExclusivityShare) => {
    expect(exclusivityOf(changes)).toMatchObject({ dataExclusivityYears })
    expect(exclusivityOf(changes).dataExclusivityShare).toEqual(dataExclusivityShare)
  })
})

describe('other indications', () => {
  test('inherit empty fields from the lead', () => {
    const { valuation, assumptions } = convert(
      makeForm({ otherIndications: [makeOtherIndication({ growth: '2' })] }),
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

  test('share phase 1 by default, if it is ahead', () => {
    const shared = (stage: string, changes = {}) =>
      convert(inStage(stage, { otherIndications: [makeOtherIndication(changes)] })).valuation.indications[1]!
        .sharedStages
    expect(shared('preclinical')).toEqual(['phase1'])
    expect(shared('phase1')).toEqual(['phase1'])
    expect(shared('phase2')).toEqual([])
    expect(shared('phase1', { sharedStages: [] })).toEqual([])
    expect(shared('phase1', { sharedStages: ['phase1', 'phase2'] })).toEqual(['phase1', 'phase2'])
  })

  test('a shared stage equals that of the lead, without cost; the next one follows it', () => {
    const form = inStage('phase1', { otherIndications: [makeOtherIndication()] })
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
})

describe('a generic', () => {
  const chemical = { newDrugType: 'generic', drugType: 'chemical', modality: 'small_molecule' }
  const lead = (changes: Record<string, unknown>) =>
    convert(makeForm({ ...chemical, peakShare: '30', ...changes })).valuation.indications[0]!

  test('passes bioequivalence and review, with success rates and costs of its own', () => {
    const { stages } = lead({ ...STAGE_FIELDS.phase1, currentStage: 'phase1' })
    expect(stages.map(({ stage, pos }) => [stage, pos])).toEqual([
      ['phase1', 0.8],
      ['applying', 0.9],
    ])
    // USD 2 m each, in money of 2009.
    expect(stages[0]!.cost).toBeCloseTo((2e6 * 313.689 * 1.025 ** 2) / 214.537, 3)
  })

  test('gets a part of the price and of the patients of its original, by the number of generics', () => {
    expect(lead({}).market).toMatchObject({
      annualCostPerPatient: 120_000 * 0.05,
      referenceAnnualCost: 120_000,
      peakShare: expect.closeTo((0.3 * 0.8) / 6, 12),
    })
    expect(lead({ genericCount: '1' }).market.annualCostPerPatient).toBe(120_000 * 0.61)
    expect(lead({ genericDiscount: '50' }).market.annualCostPerPatient).toBe(60_000)
    expect(lead({ drugType: 'biological', modality: 'antibody' }).market).toMatchObject({
      annualCostPerPatient: 84_000,
      peakShare: expect.closeTo(0.3 * 0.1, 12),
    })
  })

  test('loses price through a tender in China only, unless that is switched off', () => {
    const events = (changes: Record<string, unknown>) => lead(changes).market.priceEvents
    expect(events({ targetMarket: 'china' })).toEqual([{ at: expect.any(Number), factor: 0.48 }])
    expect(events({ targetMarket: 'china', tender: false })).toBeUndefined()
    expect(events({ targetMarket: 'global', tender: true })).toBeUndefined()
    // Four and more winners share 80% of the volume.
    expect(lead({ targetMarket: 'china', genericCount: '4' }).market.peakShare).toBeCloseTo(0.3 * 0.2, 12)
  })

  test('has no protection and loses a tenth of its price each year', () => {
    const { exclusivity } = lead({})
    expect(exclusivity).toMatchObject({ dataExclusivityYears: 0, tailYears: 15 })
    expect(exclusivity.retention!.slice(0, 3)).toEqual([1, 0.9, 0.81])
  })

  const valueOf = (changes: Record<string, unknown>) => {
    const resolved = resolve(convert(makeForm(changes)).valuation)
    if (!resolved.ok) throw new Error(resolved.error.code)
    return evaluate(resolved.value)
  }

  test.each([
    ['chemical', 'small_molecule', 'global'],
    ['chemical', 'small_molecule', 'china'],
    ['biological', 'antibody', 'global'],
    ['biological', 'antibody', 'china'],
  ])(
    'of a %s drug is never worth more than its approved original (%s, %s)',
    (drugType, modality, targetMarket) => {
      for (const genericCount of ['1', '2', '4', '6', '10']) {
        for (const stage of CURRENT_STAGES) {
          const drug = { drugType, modality, targetMarket, patentExpiry: '2060-01-01' }
          const generic = inStage(stage, { ...drug, newDrugType: 'generic', genericCount })
          const approved = inStage('listed', { ...drug, launchDate: TODAY, probabilityOfApproval: undefined })
          expect(valueOf(generic).rnpv).toBeLessThan(valueOf(approved).rnpv)
        }
      }
    },
  )

  // Most originals in an early stage are worth less than their remaining cost; no generic is that risky.
  test.each(CURRENT_STAGES)(
    'in %s is worth less than an original in the same stage that pays off',
    (stage) => {
      for (const drugType of ['chemical', 'biological']) {
        const drug = { drugType, modality: drugType === 'chemical' ? 'small_molecule' : 'antibody' }
        const original = valueOf(inStage(stage, drug))
        const generic = valueOf(inStage(stage, { ...drug, newDrugType: 'generic' }))
        if (original.rnpv > 0) expect(generic.rnpv).toBeLessThan(original.rnpv)
        expect(generic.peakSales).toBeLessThan(original.peakSales)
      }
    },
  )
})

describe('record of assumptions', () => {
  const listOf = (changes: Record<string, unknown>) => convert(makeForm(changes)).assumptions
  const find = (changes: Record<string, unknown>, field: string, stage?: string) =>
    listOf(changes).find((it) => it.field === field && it.stage === stage)

  test('names the source of each default and its sample', () => {
    expect(find({}, 'stagePos', 'phase2')).toMatchObject({ sampleSize: 2136, isSmallSample: false })
    expect(find({ modality: 'car_t' }, 'stagePos', 'phase2')).toMatchObject({
      sampleSize: 67,
      isSmallSample: true,
    })
    expect(find({}, 'uptake')).toMatchObject({ value: 'empirical', source: 'Robey' })
    expect(find({}, 'orderOfEntry')).toMatchObject({ value: 1, source: 'default' })
    expect(find({}, 'retention')).toMatchObject({ source: 'default' })
    // The number is that of the law, although it was chosen from a list.
    expect(find({}, 'dataExclusivityYears')).toMatchObject({ value: 12, source: 'USLaw' })
    expect(
      find({ dataExclusivity: 'custom', dataExclusivityYears: '7' }, 'dataExclusivityYears'),
    ).toMatchObject({
      source: 'user',
    })
  })

  test('a prefilled field that was left unchanged does not count as typed', () => {
    const sources = (changes: object) => {
      const { assumptions } = convert({ ...blankForm(TODAY), ...makeForm(), ...changes })
      return Object.fromEntries(assumptions.map((it) => [it.field, it.source]))
    }
    expect(sources({})).toMatchObject({ uptake: 'Robey', baseDate: 'default', growth: 'default' })
    expect(sources({ baseDate: '2027-01-01' })).toMatchObject({ baseDate: 'user' })
  })

  test('a curve from the list does not count as typed, a custom one does', () => {
    const sources = UPTAKE_TYPES.map((uptake) => find({ uptake, uptakeByYear: '50 / 100' }, 'uptake')?.source)
    expect(sources).toEqual(['Robey', 'default', 'default', 'Bass', 'user'])
  })

  test('names the components of a derived value', () => {
    expect(find({ modality: 'adc' }, 'stagePos', 'phase2')).toMatchObject({
      source: 'derived',
      basis: {
        formula: 'blend',
        parts: [
          { name: 'area:oncology', value: expect.closeTo(0.246, 12), source: 'BIO', n: 4179 },
          { name: 'modality:adc', value: expect.closeTo(0.415, 12), source: 'BIO', n: 184 },
        ],
      },
    })
    // Success in all of 184 transitions does not mean certainty.
    expect(find({ modality: 'adc' }, 'stagePos', 'applying')!.basis!.parts[1]).toMatchObject({
      printed: 1,
      value: expect.closeTo((184 + 200 * 0.92) / 384, 12),
    })
    // A row that is used exactly as printed counts as published.
    expect(find({ modality: 'antisense', drugType: 'chemical' }, 'stagePos', 'phase2')).toMatchObject({
      value: 24.6,
      source: 'BIO',
    })
    expect(find({}, 'stageDuration', 'phase3')).toMatchObject({
      source: 'derived',
      basis: {
        formula: 'interval',
        parts: [
          { value: expect.closeTo(3.1, 9), source: 'BIO' },
          { value: 1, source: 'default' },
        ],
      },
    })
    expect(find({}, 'stageDuration', 'applying')).toMatchObject({ value: 0.8, source: 'BIO' })
    expect(find({}, 'stageCost', 'phase3')).toMatchObject({
      source: 'derived',
      basis: { formula: 'costTable', parts: [{ name: 'usdOf:2008', value: 150e6 }, { name: 'prices:2026' }] },
    })
    const generic = {
      newDrugType: 'generic',
      drugType: 'chemical',
      modality: 'small_molecule',
      peakShare: '30',
    }
    expect(find(generic, 'annualCostPerPatient')!.basis!.parts).toMatchObject([
      { name: 'originalPrice', value: 120_000, source: 'user' },
      { name: 'genericPrice', value: 0.05, source: 'FDA' },
    ])
    expect(
      find({ ...generic, genericDiscount: '40', genericCount: '2' }, 'peakShare')!.basis!.parts,
    ).toMatchObject([
      { name: 'moleculeShare', value: 0.3, source: 'user' },
      { name: 'genericUptake', value: 0.8, source: 'Grabowski' },
      { name: 'genericCount', value: 2, source: 'user' },
    ])
    expect(find({ ...generic, genericDiscount: '40' }, 'genericDiscount')).toMatchObject({
      value: 40,
      source: 'user',
    })
    expect(find({ orderOfEntry: '2' }, 'peakShare')).toMatchObject({
      source: 'derived',
      basis: { formula: 'byOrder', parts: [{ value: 2 }, { value: 4 }] },
    })
  })

  test('only the switch selects patients by a biomarker; the text just names it', () => {
    const rates = (changes: Record<string, unknown>) => stagesOf(makeForm(changes)).map(({ pos }) => pos)
    expect(rates({ biomarker: '暂无', biomarkerSelected: false })).toEqual(rates({}))
    expect(rates({ biomarkerSelected: true })[0]).toBeGreaterThan(rates({})[0]!)
    // A form of method 1 has only the text, and keeps its value.
    expect(rates({ biomarker: 'PD-L1' })).toEqual(rates({ biomarkerSelected: true }))
  })

  test('distinguishes typed values from proposed ones', () => {
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
    peakYear: fc.constantFrom(undefined, '1', '6', '14'),
    uptake: fc.constantFrom(undefined, ...UPTAKE_TYPES),
    uptakeByYear: fc.constantFrom('100', '20 / 60 / 100'),
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
    launchCost: maybe(amount),
    launchLag: fc.constantFrom(undefined, '0', '0.5', '1', '2', '5', '100'),
    royalty: maybe(percent),
    priceGrowth: fc.constantFrom(undefined, '-99', '0', '100'),
    decline: fc.constantFrom(undefined, '0', '5', '99'),
    growthHorizon: fc.constantFrom(undefined, '0', '100'),
    classPenetration: maybe(percent),
    retention: fc.constantFrom(undefined, '0', '60 / 30'),
    tailYears: fc.constantFrom(undefined, '0', '3', '5', '8', '15', '100'),
    discounting: fc.constantFrom(undefined, 'mid', 'end', 'start'),
    priceEvents: fc.array(
      fc.record({
        kind: fc.constantFrom('own', 'iraBiologic'),
        when: fc.constantFrom('0', '50', '2020-01-01', '2040-01-01'),
        cut: fc.constantFrom('-100', '0', '100'),
      }),
      { maxLength: 2 },
    ),
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
    return makeForm({
      ...form,
      modality: modalities[modalityIndex % modalities.length],
      stages: { phase2: { months }, applying: { start, months } },
      otherIndications: others.map((other, index) => ({ ...other, indication: picked[index] })),
    })
  })

const shownFields = (form: ValuationForm) => {
  const asked: Partial<Record<string, boolean>> = visibleFields(form)
  return Object.keys(StoredForm.shape).filter((name) => asked[name] !== false)
}

test('every valid form is valued, or refused for a reason that has a field in the form', () => {
  const refused = new Set<string>()
  let valued = 0
  fc.assert(
    fc.property(validForm, (values) => {
      const { body: form, issues } = checkForm(values)
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
