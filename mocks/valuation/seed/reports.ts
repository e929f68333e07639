import { StoredForm, type FormValues } from '@/features/valuation/form/model/valuationSchema'
import type { ReportState } from '@/entities/report/reports.api'
import { addYears } from '@/shared/lib/dates'
import { computeNow, valueNow } from '../queue'
import { newVersion, reports, type Version } from '../store'
import { makeDraft, catalogueOption } from './forms'

/** Fewer paths than a new report's simulation, to start fast. */
const SEEDED_PATHS = 10_000
const DAY = 86_400_000

interface Seed {
  owner: string
  /** Days since the calculation. */
  age: number
  state: ReportState
  changes: Partial<FormValues>
  reason?: string
  /** Earlier calculations, oldest first. */
  before?: readonly Pick<Seed, 'age' | 'changes' | 'reason'>[]
}

const SEEDS: readonly Seed[] = [
  { owner: '2', age: 1, state: 'complete', changes: {} },
  {
    owner: '2',
    age: 9,
    state: 'complete',
    changes: {
      pipelineName: 'DEMO-202（演示）',
      drugType: 'chemical',
      modality: 'small_molecule',
      dosageForm: 'oral',
      currentStage: 'phase3',
      preferredIndication: catalogueOption('indication', 'obesity'),
      targets: [catalogueOption('target', 'glp1r')],
      dataExclusivity: 'us_new_chemical',
      annualCostPerPatient: '9000',
      referenceAnnualCost: '9000',
      marketSize: '15000000000',
      wacc: '10',
      peakShare: '5',
      evidence: {
        marketSize: {
          link: 'https://www.who.int/news-room/fact-sheets/detail/obesity-and-overweight',
          note: '演示：按公开的患者人数与年治疗费用推算',
        },
        peakShare: { note: '演示：参照同靶点第四个上市产品的份额' },
      },
    },
    reason: '演示：同靶点已有三个产品上市，峰值份额由 6% 下调',
    before: [
      { age: 120, changes: { marketSize: '12000000000', peakShare: '6', wacc: '11', evidence: undefined } },
      { age: 40, changes: { marketSize: '15000000000', peakShare: '6', wacc: '10', sga: '28' } },
    ],
  },
  { owner: '2', age: 430, state: 'complete', changes: { pipelineName: 'DEMO-303（演示）' } },
  { owner: '3', age: 2, state: 'locked', changes: { pipelineName: 'DEMO-404（演示）' } },
  {
    owner: '6',
    age: 20,
    state: 'complete',
    changes: {
      pipelineName: 'DEMO-606（演示）',
      // Prices, rebates and probabilities are invented; legal events and taxes come from the presets.
      regions: {
        us: {
          marketSize: '3200000000',
          annualCostPerPatient: '90000',
          referenceAnnualCost: '65000',
          grossToNet: '20',
          filing: '95',
          tax: '21',
        },
        eu: {
          marketSize: '1400000000',
          annualCostPerPatient: '45000',
          regionLag: '0.8',
          dataExclusivityYears: '10',
          tax: '25',
        },
        china: {
          marketSize: '900000000',
          growth: '9',
          annualCostPerPatient: '30000',
          filing: '85',
          regionLag: '1.5',
          tax: '15',
        },
        japan: { marketSize: '500000000', regionLag: '1', tax: '30' },
      },
    },
  },
]

/** Fixed, so that addresses stay stable when more data is seeded (generated ids start above 1000). */
const FIRST_ID = 101

/** Shared by all resets of one day, so that each seed is computed only once. */
const computed = new Map<string, Version['content']>()
const values = new Map<string, number>()

const timeOf = (age: number) => new Date(Date.now() - age * DAY)

/** Computes value and content on first access, because most tests never read them. */
function seededVersion(
  { age, changes, reason }: Pick<Seed, 'age' | 'changes' | 'reason'>,
  number: number,
  key: string,
): Version {
  const time = timeOf(age)
  const day = time.toISOString().slice(0, 10)
  // Stored forms are older than today, so rules that compare with the clock no longer apply.
  const form = StoredForm.parse(makeDraft(day, changes))
  const version: Version = { ...newVersion(form, number, time), percent: 100, ...(reason && { reason }) }
  const cacheKey = `${key} ${number} ${day}`
  Object.defineProperties(version, {
    content: {
      get: () => {
        if (!computed.has(cacheKey)) computed.set(cacheKey, computeNow(version, SEEDED_PATHS))
        return computed.get(cacheKey)
      },
    },
    rnpv: {
      get: () => {
        if (!values.has(cacheKey)) values.set(cacheKey, valueNow(version))
        return values.get(cacheKey)
      },
    },
  })
  return version
}

reports.seed(() =>
  SEEDS.map(({ owner, age, state, changes, reason, before = [] }, index) => {
    // All calculations of an asset share the dates of its last one.
    const day = timeOf(age).toISOString().slice(0, 10)
    const { clinicalStartDate, stageStartDate } = makeDraft(day)
    const asset = { clinicalStartDate, stageStartDate, patentExpiry: addYears(day, 15), ...changes }
    const calculations = [
      ...before.map((earlier) => ({ age: earlier.age, changes: { ...asset, ...earlier.changes } })),
      { age, changes: asset, ...(reason && { reason }) },
    ]
    const versions = calculations.map((seed, at) =>
      Object.assign(seededVersion(seed, at + 1, String(index)), { state }),
    )
    return { id: String(FIRST_ID + index), ownerId: owner, versions }
  }),
)
