import { StoredForm, type FormValues } from '@/features/valuation/form/schema'
import type { ReportState } from '@/features/valuation/reports/api'
import { addYears } from '@/shared/lib/dates'
import { computeNow, valueNow } from '../valuationQueue'
import { newVersion, reports, type Version } from '../valuationStore'
import { nextId, onReset } from '../db'
import { aDraft, picked } from './forms'

/** Paths of the seeded reports' simulation; fewer than of a fresh one, to start fast. */
const SEEDED_PATHS = 10_000
const DAY = 86_400_000

interface Seed {
  owner: string
  /** Days since the calculation. */
  age: number
  state: ReportState
  changes: Partial<FormValues>
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
      preferredIndication: picked('indication', 'obesity'),
      targets: [picked('target', 'glp1r')],
      dataExclusivity: 'us_new_chemical',
      annualCostPerPatient: '9000',
      marketSize: '15000000000',
      wacc: '10',
      peakShare: '5',
    },
  },
  { owner: '2', age: 430, state: 'complete', changes: { pipelineName: 'DEMO-303（演示）' } },
  { owner: '3', age: 2, state: 'locked', changes: { pipelineName: 'DEMO-404（演示）' } },
]

/** Contents and values by seed: the same for every reset of one day, so computed once. */
const computed = new Map<string, Version['content']>()
const values = new Map<string, number>()

onReset(() => {
  for (const [index, { owner, age, state, changes }] of SEEDS.entries()) {
    const time = new Date(Date.now() - age * DAY)
    const day = time.toISOString().slice(0, 10)
    // Stored forms are older than today: rules that look at the clock no longer hold for them.
    const form = StoredForm.parse(aDraft(day, { patentExpiry: addYears(day, 15), ...changes }))
    const version: Version = { ...newVersion(form, 1, time), state, percent: 100 }
    const key = `${index} ${day}`
    // Computed when first read: most tests never look.
    Object.defineProperties(version, {
      content: {
        get: () => {
          if (!computed.has(key)) computed.set(key, computeNow(version, SEEDED_PATHS))
          return computed.get(key)
        },
      },
      rnpv: {
        get: () => {
          if (!values.has(key)) values.set(key, valueNow(version))
          return values.get(key)
        },
      },
    })
    const id = nextId()
    reports.set(id, { id, ownerId: owner, versions: [version] })
  }
})
