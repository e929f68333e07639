import * as fc from 'fast-check'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { pathKey } from '@/shared/form/fieldPath'
import { CURRENT_STAGES } from '@/features/valuation/form/model/formOptions'
import { ValuationBody } from '@/features/valuation/form/model/valuationBody'
import { check as checkBy } from '@/shared/form/validation'
import { parseValidFields, StoredForm } from '@/features/valuation/form/model/valuationSchema'
import { warnings } from '@/features/valuation/form/model/formWarnings'
import { makeForm, makeOtherIndication, inStage, NSCLC, PD1, PSORIASIS, TODAY } from './makeForm'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(`${TODAY}T12:00:00`), toFake: ['Date'] })
  return () => vi.useRealTimers()
})

const check = (values: unknown) => checkBy(ValuationBody, values)

const issueAt = (values: unknown, path: string) =>
  check(values).issues.find((issue) => pathKey(issue.path) === path)?.key ?? null

const issues = (values: unknown) => check(values).issues.map(({ path, key }) => `${pathKey(path)}: ${key}`)

test('a complete form is accepted and parsed', () => {
  expect(issues(makeForm())).toEqual([])
  const form = ValuationBody.parse(makeForm())
  expect(form).toMatchObject({ marketSize: 4e9, patientPool: 60, spend: 30e6, isRare: false })
})

test('an accepted form is accepted again, unchanged, also after a JSON round trip', () => {
  const once = ValuationBody.parse(makeForm({ otherIndications: [makeOtherIndication()], peakShare: '12.5' }))
  expect(ValuationBody.parse(JSON.parse(JSON.stringify(once)))).toEqual(once)
})

test.each([null, undefined, [], 'text', 7])('%j is no form', (value) => {
  expect(ValuationBody.safeParse(value).success).toBe(false)
})

test('values of any shape are refused without an exception', () => {
  const names = Object.keys(StoredForm.shape)
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...names), fc.jsonValue()), (changes) => {
      expect(() => check(makeForm(changes))).not.toThrow()
      expect(() => warnings(parseValidFields(makeForm(changes)))).not.toThrow()
    }),
    { numRuns: 1000 },
  )
})

const REQUIRED = [
  'pipelineName',
  'companyName',
  'drugType',
  'modality',
  'newDrugType',
  'dosageForm',
  'currentStage',
  'patientPool',
  'patentStatus',
  'dataExclusivity',
  'targetMarket',
  'currency',
  'marketSize',
  'growth',
  'annualCostPerPatient',
  'cogs',
  'sga',
  'wacc',
  'baseDate',
  'expectedReturn',
  'spend',
]
test.each(REQUIRED)('%s is required', (name) => {
  for (const empty of [undefined, null, '', '  '])
    expect(issueAt(makeForm({ [name]: empty }), name)).toBe('required')
})

test.each(['preferredIndication', 'targets'])('%s must be picked: a text is refused', (name) => {
  for (const typed of [undefined, '', 'PD-1', ['PD-1'], {}, []])
    expect(issueAt(makeForm({ [name]: typed }), name)).toBe('pick')
})

const OPTIONAL = [
  'mechanism',
  'biomarker',
  'headToHeadDrug',
  'combinationDrug',
  'probabilityOfApproval',
  'peakShare',
]
test.each([
  ...OPTIONAL,
  'orderOfEntry',
  'entrants',
  'peakYear',
  'uptake',
  'futureBudget',
  'tax',
  'workingCapital',
])('%s may be empty', (name) => {
  for (const empty of [undefined, null, '', ' '])
    expect(issueAt(makeForm({ [name]: empty }), name)).toBeNull()
})

describe('numbers at their limits', () => {
  const integers = { good: ['1'], bad: ['0', '1.5', '1e2', '-1', '+1', '1,0', 'a', '1 0'] }
  test.each([
    {
      field: 'patientPool',
      good: [...integers.good, '100', '１００', 100],
      bad: [...integers.bad, '101', 0, 1.5, '1,00'],
    },
    { field: 'orderOfEntry', good: [...integers.good, '20'], bad: [...integers.bad, '21'] },
    { field: 'entrants', good: [...integers.good, '20'], bad: [...integers.bad, '21'] },
    { field: 'peakYear', good: [...integers.good, '20'], bad: [...integers.bad, '21'] },
    { field: 'expectedReturn', good: ['0', '1', '250'], bad: ['-1', '1.5', '1e2', '٣'] },
    {
      field: 'growth',
      good: ['0', '100', '7.5', '１２．５', '5%'],
      bad: ['-0.1', '100.1', '1e1', '101%', 'x'],
    },
    { field: 'probabilityOfApproval', good: ['0', '100', '33.3'], bad: ['-1', '100.01'] },
    { field: 'peakShare', good: ['0', '100'], bad: ['-1', '101'] },
    { field: 'cogs', good: ['0', '100'], bad: ['-1', '101'] },
    { field: 'sga', good: ['0', '100'], bad: ['-1', '101'] },
    { field: 'wacc', good: ['0', '50'], bad: ['-1', '50.1'] },
    { field: 'tax', good: ['0', '60'], bad: ['-1', '60.1'] },
    { field: 'workingCapital', good: ['0', '100'], bad: ['-1', '100.1'] },
    {
      field: 'marketSize',
      good: ['0.01', '1', '4,000,000,000', '8b', '80亿'],
      bad: ['0', '-1', '4,00', '1e9', 'Infinity', '9'.repeat(40)],
    },
    { field: 'annualCostPerPatient', good: ['0.5', '120,000'], bad: ['0', '-5', '12,00'] },
    { field: 'spend', good: ['0', '1'], bad: ['-1', 'NaN'] },
    { field: 'futureBudget', good: ['0', '1'], bad: ['-1'] },
  ])('$field', ({ field, good, bad }) => {
    for (const value of good)
      expect([value, issueAt(makeForm({ [field]: value }), field)]).toEqual([value, null])
    for (const value of bad)
      expect([value, issueAt(makeForm({ [field]: value }), field)]).not.toEqual([value, null])
  })

  test('full-width digits and thousands separators are read', () => {
    expect(parseValidFields(makeForm({ marketSize: '４，０００，０００' })).marketSize).toBe(4e6)
  })

  test('the years of a custom data exclusivity', () => {
    const custom = (years: string) =>
      issueAt(makeForm({ dataExclusivity: 'custom', dataExclusivityYears: years }), 'dataExclusivityYears')
    expect(['0', '15', '7.5'].map(custom)).toEqual([null, null, null])
    expect(['-1', '15.1'].map(custom)).toEqual(['range', 'range'])
    expect(custom('')).toBe('required')
  })

  test('stage costs and durations', () => {
    const plan = (changes: object) => issues(makeForm({ stages: { phase3: changes } }))
    expect(plan({ months: '0', cost: '0' })).toEqual([])
    expect(plan({ months: '240' })).toEqual([])
    expect(plan({ months: '240.5', cost: '-1' })).toEqual([
      'stages.phase3.months: range',
      'stages.phase3.cost: min',
    ])
  })
})

test.each([
  'pipelineName',
  'companyName',
  'corePatentNumber',
  'mechanism',
  'biomarker',
  'headToHeadDrug',
  'combinationDrug',
])('%s has at least two characters', (name) => {
  expect(issueAt(makeForm({ [name]: ' a ' }), name)).toBe('tooShort')
  expect(issueAt(makeForm({ [name]: 'ab' }), name)).toBeNull()
  expect(issueAt(makeForm({ [name]: '药物' }), name)).toBeNull()
})

test.each(['pipelineName', 'companyName', 'mechanism', 'biomarker'])(
  '%s has at most 200 characters, but is read with more',
  (name) => {
    expect(issueAt(makeForm({ [name]: '药'.repeat(200) }), name)).toBeNull()
    expect(issueAt(makeForm({ [name]: '药'.repeat(201) }), name)).toBe('tooLong')
    const stored = { ...ValuationBody.parse(makeForm()), [name]: '药'.repeat(201) }
    expect(StoredForm.safeParse(stored).success).toBe(true)
  },
)

test('texts are trimmed', () => {
  expect(ValuationBody.parse(makeForm({ pipelineName: '  AB-101　' })).pipelineName).toBe('AB-101')
})

describe('drug type and modality', () => {
  test.each([
    ['chemical', 'small_molecule', null],
    ['chemical', 'antibody', 'modality'],
    ['biological', 'small_molecule', 'modality'],
    ['biological', 'car_t', null],
    ['biological', 'sirna', null],
    ['chemical', 'sirna', null],
    ['biological', 'unheard_of', 'choice'],
  ])('%s with %s: %s', (drugType, modality, issue) => {
    expect(issueAt(makeForm({ drugType, modality }), 'modality')).toBe(issue)
  })
})

describe('protection', () => {
  test('expiry and number are required only with a patent', () => {
    const none = { patentExpiry: '', corePatentNumber: '' }
    expect(issues(makeForm(none))).toEqual(['patentExpiry: required', 'corePatentNumber: required'])
    expect(
      issues(makeForm({ patentStatus: 'none', patentExpiry: 'nonsense', corePatentNumber: 'x' })),
    ).toEqual([])
  })

  test('a generic needs neither, and drops what was typed before', () => {
    const form = makeForm({ newDrugType: 'generic', patentStatus: undefined, dataExclusivity: undefined })
    expect(issues(form)).toEqual([])
    expect(ValuationBody.parse(makeForm({ newDrugType: 'generic' })).patentExpiry).toBeUndefined()
  })

  test.each(['2026-02-30', '2026-13-01', '26-01-01', '2026/01/01', 'soon'])(
    '%s is no day',
    (patentExpiry) => {
      expect(issueAt(makeForm({ patentExpiry }), 'patentExpiry')).toBe('day')
    },
  )
})

describe('stages and dates', () => {
  test.each(CURRENT_STAGES)('%s: its own dates are enough', (stage) => {
    expect(issues(inStage(stage))).toEqual([])
  })

  test.each([
    ['preclinical', ['stageStartDate']],
    ['phase1', ['clinicalStartDate', 'stageStartDate']],
    ['phase2', ['clinicalStartDate', 'stageStartDate']],
    ['phase3', ['clinicalStartDate', 'stageStartDate']],
    ['applying', ['clinicalStartDate', 'applicationDate']],
    ['listed', ['clinicalStartDate', 'launchDate']],
    ['listedIndicationExpansion', ['clinicalStartDate', 'launchDate', 'newIndicationClinicalDate']],
    ['listedCrossDomainExpansion', ['clinicalStartDate', 'launchDate', 'newIndicationClinicalDate']],
  ])('%s asks for %s', (currentStage, asked) => {
    const empty = {
      clinicalStartDate: '',
      stageStartDate: '',
      applicationDate: '',
      launchDate: '',
      newIndicationClinicalDate: '',
    }
    expect(issues(makeForm({ currentStage, ...empty })).sort()).toEqual(
      asked.map((name) => `${name}: required`).sort(),
    )
  })

  test('IND and launch must not be in the future; today is allowed', () => {
    expect(issueAt(inStage('listed', { launchDate: TODAY }), 'launchDate')).toBeNull()
    expect(issueAt(inStage('listed', { launchDate: '2026-11-22' }), 'launchDate')).toBe('notInFuture')
    expect(issueAt(makeForm({ clinicalStartDate: '2026-11-22' }), 'clinicalStartDate')).toBe('notInFuture')
    expect(
      issueAt(makeForm({ clinicalStartDate: TODAY, stageStartDate: '2026-11-22' }), 'clinicalStartDate'),
    ).toBeNull()
  })

  test('a stage starts after the IND, not on the same day', () => {
    expect(issueAt(makeForm({ stageStartDate: '2024-03-01' }), 'stageStartDate')).toBe('afterClinicalStart')
    expect(issueAt(makeForm({ stageStartDate: '2024-03-02' }), 'stageStartDate')).toBeNull()
    expect(issueAt(inStage('applying', { applicationDate: '2024-03-01' }), 'applicationDate')).toBe(
      'afterClinicalStart',
    )
  })

  test('a new indication starts after the launch and the IND', () => {
    const on = (newIndicationClinicalDate: string, changes = {}) =>
      issueAt(
        inStage('listedIndicationExpansion', { newIndicationClinicalDate, ...changes }),
        'newIndicationClinicalDate',
      )
    // A drug may be on the market elsewhere before its IND here.
    const late = { clinicalStartDate: '2015-01-01', launchDate: '2010-01-01' }
    expect(on('2012-01-01', late)).toBe('afterClinicalStart')
    expect(on('2015-01-02', late)).toBeNull()
    expect(on('2025-03-01')).toBe('afterLaunch')
    expect(on('2025-03-02')).toBeNull()
  })

  test('later stages start after their predecessors, skipping those left to the default', () => {
    const starts = (phase3: string, applying: string) =>
      issues(makeForm({ stages: { phase3: { start: phase3 }, applying: { start: applying } } }))
    expect(starts('2029-01-01', '2033-01-01')).toEqual([])
    expect(starts('2026-02-01', '')).toEqual(['stages.phase3.start: afterPreviousStage'])
    expect(starts('2029-01-01', '2029-01-01')).toEqual(['stages.applying.start: afterPreviousStage'])
    expect(starts('', '2026-01-31')).toEqual(['stages.applying.start: afterPreviousStage'])
  })

  test('rules between dates are checked while other fields are still empty', () => {
    expect(
      issueAt(
        { currentStage: 'phase2', clinicalStartDate: '2024-03-01', stageStartDate: '2024-01-01' },
        'stageStartDate',
      ),
    ).toBe('afterClinicalStart')
  })

  test.each([
    [TODAY, null],
    ['2026-11-20', 'baseDate'],
    ['2029-11-21', null],
    ['2029-11-22', 'baseDate'],
  ])('base date %s: %s', (baseDate, issue) => {
    expect(issueAt(makeForm({ baseDate }), 'baseDate')).toBe(issue)
  })

  test('a stored form can be read on any day', () => {
    expect(StoredForm.safeParse(ValuationBody.parse(makeForm())).success).toBe(true)
    expect(StoredForm.safeParse(makeForm({ baseDate: '2020-01-01' })).success).toBe(true)
  })
})

describe('indications', () => {
  const others = (...list: object[]) => issues(makeForm({ otherIndications: list }))
  const third = { id: 'asthma', nameEn: 'Asthma', nameZh: '哮喘' }

  test('up to two others', () => {
    expect(others()).toEqual([])
    expect(others(makeOtherIndication())).toEqual([])
    expect(others(makeOtherIndication(), makeOtherIndication({ indication: third }))).toEqual([])
    const four = { ...third, id: 'copd' }
    expect(
      others(
        makeOtherIndication(),
        makeOtherIndication({ indication: third }),
        makeOtherIndication({ indication: four }),
      ),
    ).toEqual(['otherIndications: tooManyIndications'])
  })

  test('no duplicates, and none equal to the preferred one', () => {
    expect(others(makeOtherIndication({ indication: NSCLC }))).toEqual([
      'otherIndications.0.indication: indicationPreferred',
    ])
    expect(others(makeOtherIndication(), makeOtherIndication({ indication: PSORIASIS }))).toEqual([
      'otherIndications.1.indication: indicationTwice',
    ])
  })

  test('each needs an indication and a market size; the rest may be empty', () => {
    expect(others({})).toEqual([
      'otherIndications.0.indication: pick',
      'otherIndications.0.marketSize: required',
    ])
    expect(
      others(makeOtherIndication({ overlapWithLead: '101', patientPool: '0', growth: '-100' })).sort(),
    ).toEqual([
      'otherIndications.0.growth: range',
      'otherIndications.0.overlapWithLead: range',
      'otherIndications.0.patientPool: integerRange',
    ])
    // Other markets may shrink.
    expect(others(makeOtherIndication({ patientPool: '60%', growth: '-3%' }))).toEqual([])
  })

  test('shared stages that are no longer ahead are dropped', () => {
    const form = ValuationBody.parse(
      makeForm({ otherIndications: [makeOtherIndication({ sharedStages: ['phase1', 'phase2'] })] }),
    )
    expect(form.otherIndications![0]!.sharedStages).toEqual(['phase2'])
  })

  test('only the identity of a target is stored', () => {
    expect(ValuationBody.parse(makeForm({ targets: [{ ...PD1, hint: 'PDCD1' }] })).targets).toEqual([PD1])
  })
})

describe('trials', () => {
  const trial = (changes: object) => issues(makeForm({ trials: { phase2: changes } }))

  test('numbers are required with a design and dropped without one', () => {
    expect(trial({})).toEqual([])
    expect(trial({ queueCount: '99' })).toEqual([])
    expect(trial({ design: 'parallel' })).toEqual([
      'trials.phase2.queueCount: required',
      'trials.phase2.peopleCount: required',
    ])
  })

  test.each([
    ['1', '1', []],
    ['30', '20000', []],
    ['0', '0', ['trials.phase2.queueCount: integerRange', 'trials.phase2.peopleCount: integerRange']],
    ['31', '20001', ['trials.phase2.queueCount: integerRange', 'trials.phase2.peopleCount: integerRange']],
    ['1.5', '1e2', ['trials.phase2.queueCount: integerRange', 'trials.phase2.peopleCount: integerRange']],
  ])('%s cohorts, %s people', (queueCount, peopleCount, expected) => {
    expect(trial({ design: 'parallel', queueCount, peopleCount })).toEqual(expected)
  })
})

test('a market share must be chosen, and is not left at a third of the world', () => {
  const untouched = { patientPool: '100', peakShare: '', orderOfEntry: '', entrants: '' }
  expect(issues(makeForm(untouched))).toEqual(['peakShare: shareOrPool'])
  for (const chosen of [{ peakShare: '12' }, { orderOfEntry: '1' }, { entrants: '5' }, { patientPool: '60' }])
    expect(issues(makeForm({ ...untouched, ...chosen }))).toEqual([])
  // Reported sales determine the share.
  expect(issues(inStage('listed', { ...untouched, currentSales: '250000000' }))).toEqual([])
})

test('the reference price is the first price, unless another is given', () => {
  expect(ValuationBody.parse(makeForm()).referenceAnnualCost).toBe(120_000)
  expect(ValuationBody.parse(makeForm({ referenceAnnualCost: '90000' })).referenceAnnualCost).toBe(90_000)
  expect(issues(makeForm({ annualCostPerPatient: '0.009' }))).toContain('annualCostPerPatient: min')
})

test('there are at least as many entrants as the order of entry', () => {
  const entry = (orderOfEntry: string, entrants: string) =>
    issueAt(makeForm({ orderOfEntry, entrants }), 'entrants')
  expect(entry('3', '3')).toBeNull()
  expect(entry('3', '2')).toBe('entrants')
  expect(entry('', '1')).toBeNull()
  expect(issueAt(makeForm({ orderOfEntry: '3', entrants: '2', peakShare: '20' }), 'entrants')).toBeNull()
})

test('the revenue share of a combination is 1 to 100, and asked for only with a drug', () => {
  const share = (comboRevenueShare: string, combinationDrug = 'Chemo') =>
    issueAt(makeForm({ combinationDrug, comboRevenueShare }), 'comboRevenueShare')
  expect([share('1'), share('100'), share('')]).toEqual([null, null, null])
  expect([share('0'), share('101')]).toEqual(['range', 'range'])
  expect(share('0', '')).toBeNull()
})
