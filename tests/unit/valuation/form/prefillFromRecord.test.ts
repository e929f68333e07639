import { expect, test, vi, beforeEach } from 'vitest'
import type { DrugDetail } from '@/entities/drugs.api'
import { blankForm } from '@/features/valuation/form/model/formDefaults'
import { prefillFromDrug } from '@/features/valuation/form/model/prefillFromRecord'
import { withoutPrefill } from '@/features/valuation/form/model/prefilled'
import { checkForm } from '@/features/valuation/form/model/valuationBody'
import { NSCLC, PD1, PSORIASIS, TODAY } from './makeForm'

const ACME = { id: 'acme', nameEn: 'Acme Bio', nameZh: '爱克美生物' }

/** An invented antibody on the market of which everything is known; pass only what matters to the case. */
const makeDrug = (changes: Partial<DrugDetail> = {}): DrugDetail => ({
  id: 'demo-1',
  nameEn: 'demomab',
  nameZh: '演示单抗',
  brandEn: [],
  codes: [],
  stage: 'listed',
  modality: 'antibody',
  drugType: 'biological',
  targets: [PD1],
  companies: [ACME],
  indications: [NSCLC, PSORIASIS],
  firstApprovalYear: 2020,
  route: 'intravenous',
  mechanismEn: 'PD-1 blockade',
  mechanismZh: '阻断 PD-1',
  approvals: [],
  timeline: [
    { indication: NSCLC, stage: 'phase1', date: '2014-03' },
    { indication: NSCLC, stage: 'phase3', date: '2017' },
    { indication: NSCLC, stage: 'listed', date: '2020-06-09' },
  ],
  rights: [],
  patents: [
    { number: 'DEMO-US2', kind: 'use', expires: '2044-01-01' },
    { number: 'DEMO-US1', kind: 'compound', expires: '2040-01-01' },
  ],
  exclusivity: [],
  deals: [],
  sales: [
    { year: 2024, amount: 5e8, currency: 'USD' },
    { year: 2025, amount: 7e8, currency: 'USD' },
  ],
  ...changes,
})

beforeEach(() => void vi.useFakeTimers({ now: new Date(`${TODAY}T12:00:00Z`), toFake: ['Date'] }))

test('a drug on the market fills the form, each field with its source', () => {
  const { values, from, estimated } = prefillFromDrug(makeDrug(), 'en', TODAY)
  expect(values).toMatchObject({
    pipelineName: 'demomab',
    companyName: 'Acme Bio',
    drugType: 'biological',
    modality: 'antibody',
    dosageForm: 'intravenous',
    mechanism: 'PD-1 blockade',
    currentStage: 'listed',
    preferredIndication: NSCLC,
    otherIndications: [{ indication: PSORIASIS }],
    targets: [PD1],
    clinicalStartDate: '2014-03-15',
    launchDate: '2020-06-09',
    patentExpiry: '2040-01-01',
    corePatentNumber: 'DEMO-US1',
    currentSales: '700000000',
    currency: 'USD',
    dataExclusivity: 'us_biologic',
    wacc: '8',
  })
  expect(from).toMatchObject({
    pipelineName: 'record',
    launchDate: 'timeline',
    corePatentNumber: 'patents',
    currentSales: 'sales',
    wacc: 'defaults',
  })
  expect(Object.keys(from).sort()).toEqual(Object.keys(values).sort())
  expect(estimated).toEqual(['clinicalStartDate'])
})

test('names follow the language', () => {
  expect(prefillFromDrug(makeDrug(), 'zh', TODAY).values).toMatchObject({
    pipelineName: '演示单抗',
    companyName: '爱克美生物',
    mechanism: '阻断 PD-1',
  })
})

test('afterwards only values that the user has to provide are missing', () => {
  const { values } = prefillFromDrug(makeDrug({ indications: [NSCLC] }), 'en', TODAY)
  const { issues } = checkForm({ ...blankForm(TODAY), ...values })
  expect(issues.map(({ path, key }) => [path.join('.'), key])).toEqual([
    ['marketSize', 'required'],
    ['annualCostPerPatient', 'required'],
  ])
})

test.each([
  ['oral', 'oral'],
  ['intravitreal', 'injection'],
  ['subcutaneous', 'subcutaneous'],
  ['by carrier pigeon', undefined],
])('a %s drug is given as %s', (route, dosageForm) => {
  expect(prefillFromDrug(makeDrug({ route }), 'en', TODAY).values.dosageForm).toBe(dosageForm)
})

test('a year becomes its middle, but never a day in the future', () => {
  const bare = { timeline: [], firstApprovalYear: 2020 }
  const past = prefillFromDrug(makeDrug(bare), 'en', TODAY)
  expect(past.values.launchDate).toBe('2020-07-01')
  expect(past.from.launchDate).toBe('record')
  expect(past.estimated).toContain('launchDate')
  const thisYear = prefillFromDrug(makeDrug({ ...bare, firstApprovalYear: 2026 }), 'en', '2026-02-01')
  expect(thisYear.values.launchDate).toBe('2026-02-01')
})

test('a drug in phase 2 has a stage start, and no launch, sales or later dates', () => {
  const timeline = [
    { indication: PSORIASIS, stage: 'phase2', date: '2023-01-01' },
    { indication: NSCLC, stage: 'phase1', date: '2022-05-01' },
    { indication: NSCLC, stage: 'phase2', date: '2024-05-01' },
  ]
  const { values } = prefillFromDrug(
    makeDrug({ stage: 'phase2', timeline, firstApprovalYear: null }),
    'en',
    TODAY,
  )
  expect(values).toMatchObject({ clinicalStartDate: '2022-05-01', stageStartDate: '2024-05-01', wacc: '11' })
  for (const name of ['launchDate', 'applicationDate', 'currentSales', 'currency']) {
    expect(values).not.toHaveProperty(name)
  }
})

test('values that the form would refuse are left out', () => {
  const { values, from } = prefillFromDrug(
    makeDrug({
      nameEn: 'X', // too short
      modality: 'small_molecule', // does not fit a biological
      stage: 'phase3',
      timeline: [
        { indication: NSCLC, stage: 'phase1', date: '2020-01-01' },
        { indication: NSCLC, stage: 'phase3', date: '2019-01-01' }, // before the first phase
      ],
      patents: [{ number: 'P', kind: null, expires: 'soon' }],
    }),
    'en',
    TODAY,
  )
  for (const name of ['pipelineName', 'modality', 'stageStartDate', 'patentExpiry', 'corePatentNumber']) {
    expect(values, name).not.toHaveProperty(name)
    expect(from, name).not.toHaveProperty(name)
  }
  expect(values.clinicalStartDate).toBe('2020-01-01')
})

test('a drug with only a name and a stage fills just these', () => {
  const { values } = prefillFromDrug(
    makeDrug({
      modality: null,
      drugType: null,
      targets: [],
      companies: [],
      indications: [],
      firstApprovalYear: null,
      route: null,
      mechanismEn: null,
      mechanismZh: null,
      timeline: null,
      patents: null,
      sales: null,
    }),
    'en',
    TODAY,
  )
  expect(values).toEqual({ pipelineName: 'demomab', currentStage: 'listed', wacc: '8' })
})

test('clearing removes prefilled values and keeps typed ones', () => {
  const filled = prefillFromDrug(makeDrug(), 'en', TODAY)
  const blank = blankForm(TODAY)
  const typed = { ...blank, ...filled.values, companyName: 'Another company', marketSize: '5' }
  expect(withoutPrefill(typed, filled, blank)).toEqual({
    ...blank,
    companyName: 'Another company',
    marketSize: '5',
  })
  expect(withoutPrefill({ ...blank, ...filled.values }, filled, blank)).toEqual(blank)
})
