import { beforeEach, describe, expect, test, vi } from 'vitest'
import { toValuation } from '@/features/valuation/form/model/toValuation'
import { checkForm, ValuationBody } from '@/features/valuation/form/model/valuationBody'
import { followUps } from '@/features/valuation/form/model/followUps'
import { formValues } from '@/features/valuation/form/model/formValues'
import { isFromPatients, marketOf, patientsOf } from '@/features/valuation/form/model/patients'
import { evidenceOf } from '@/features/valuation/form/model/evidencePaths'
import { sectionOf } from '@/features/valuation/form/model/formSections'
import type { FormValues } from '@/features/valuation/form/model/valuationSchema'
import { inputDifferences } from '@/features/valuation/versions/inputDifferences'
import { textOf } from '../reports/chartContext'
import { makeForm, makeOtherIndication, TODAY } from './makeForm'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(`${TODAY}T12:00:00`), toFake: ['Date'] })
  return () => vi.useRealTimers()
})

const INCIDENCE = { population: 1_400_000_000, basis: 'incidence', rate: 60 } as const
const PREVALENCE = { population: 330_000_000, basis: 'prevalence', rate: 1000 } as const

test.each([
  ['new cases, treated for a year', INCIDENCE, 840_000, 840_000],
  ['new × duration are on treatment at once', { ...INCIDENCE, treatmentMonths: 18 }, 1_260_000, 1_260_000],
  ['a short treatment', { ...INCIDENCE, treatmentMonths: 3 }, 210_000, 210_000],
  [
    'each share is one of those before',
    { ...INCIDENCE, diagnosed: 50, inLine: 40, eligible: 80, treated: 25, treatmentMonths: 12 },
    33_600,
    33_600,
  ],
  ['those who live with it are on treatment already', PREVALENCE, 3_300_000, 3_300_000],
  ['so its duration changes nothing', { ...PREVALENCE, treatmentMonths: 6 }, 3_300_000, 3_300_000],
  ['compliance is of what is paid', { ...PREVALENCE, treated: 10, compliance: 70 }, 330_000, 231_000],
  ['nobody is left', { ...INCIDENCE, eligible: 0 }, 0, 0],
])('%s', (_name, from, onTreatment, paid) => {
  const patients = patientsOf(from)!
  expect(patients.onTreatment).toBeCloseTo(onTreatment, 6)
  expect(patients.paid).toBeCloseTo(paid, 6)
  expect(marketOf(from, 1000)).toBe(paid === 0 ? null : paid * 1000)
})

test.each(['population', 'basis', 'rate'])('without %s there is no result', (field) => {
  expect(patientsOf({ ...INCIDENCE, [field]: undefined })).toBeNull()
})

const typed = { population: '1.4b', basis: 'incidence' as const, rate: '６０', treated: '10 %' }
const from = (patients: object, changes: object = {}) =>
  makeForm({ marketSize: '', referenceAnnualCost: '100000', patients, ...changes })
const after = (changed: Partial<FormValues>, before: FormValues): FormValues => {
  const values = { ...before, ...changed }
  return { ...values, ...followUps(changed, values, before) }
}

describe('the market size', () => {
  test('follows the patients and their cost until the user overwrites it', () => {
    const first = after({ patients: typed }, from({}))
    expect(first.marketSize).toBe('8400000000')
    const less = after({ patients: { ...typed, treated: '5' } }, first)
    expect(less.marketSize).toBe('4200000000')
    expect(after({ referenceAnnualCost: '50000' }, less).marketSize).toBe('2100000000')
  })

  test('stays as typed once it is overwritten, and keeps its value when the patients are removed', () => {
    const over = after({ marketSize: '5b' }, after({ patients: typed }, from({})))
    expect(after({ patients: { ...typed, treated: '5' } }, over).marketSize).toBe('5b')
    const gone = after({ patients: {} }, after({ patients: typed }, from({})))
    expect(gone.marketSize).toBe('8400000000')
  })

  test('still follows the patients in the other currency', () => {
    const values = after({ patients: { ...typed, rate: '61.7' } }, from({}))
    const converted = after({ currency: 'CNY' }, values)
    expect(converted.marketSize).not.toBe(values.marketSize)
    expect(isFromPatients(converted)).toBe(true)
  })
})

describe('in the report', () => {
  const note = { note: 'GLOBOCAN 2022' }
  const values = after({ patients: typed }, from({}, { evidence: { 'patients.rate': note } }))
  const assumptionsOf = (changes: object) => {
    const form = ValuationBody.parse({ ...values, ...changes })
    return { form, assumptions: toValuation(form, TODAY).assumptions }
  }

  test('the market size is derived, with its parts and their sources', () => {
    const { form, assumptions } = assumptionsOf({ otherIndications: [makeOtherIndication()] })
    const [size, other] = assumptions.filter(({ field }) => field === 'marketSize')
    expect(size).toMatchObject({ source: 'derived', value: 8.4e9, basis: { formula: 'patients' } })
    expect(size!.basis!.parts.map(({ name, value }) => [name, value])).toEqual([
      ['population', 1.4e9],
      ['incidence', 60],
      ['treated', 0.1],
      ['yearlyCost', 100_000],
    ])
    expect(other).toMatchObject({ source: 'user' })
    const rate = assumptions.find(({ field }) => field === 'rate')!
    expect(evidenceOf(form, rate)).toEqual(note)
  })

  test('an overwritten market size counts as entered, and the patients are kept for later', () => {
    const { form, assumptions } = assumptionsOf({ marketSize: '5b' })
    expect(assumptions.find(({ field }) => field === 'marketSize')).toMatchObject({ source: 'user' })
    expect(assumptions.filter(({ field }) => field === 'rate')).toEqual([])
    expect(formValues(form, TODAY).patients).toMatchObject({ population: '1400000000', rate: '60' })
  })

  test('a changed row and its source are listed between versions', () => {
    const older = ValuationBody.parse(values)
    const newer = ValuationBody.parse({ ...values, patients: { ...typed, rate: '70' } })
    const changed = inputDifferences(older, newer, textOf('en'), 'en').filter(
      ({ change }) => change !== 'none',
    )
    expect(changed.map(({ label, older: was, newer: is }) => [label, was, is])).toEqual([
      ['Patients per 100,000 people', '60 per 100,000 people', '70 per 100,000 people'],
    ])
  })
})

test.each([
  [{ population: '0' }, 'population'],
  [{ population: 'many' }, 'population'],
  [{ rate: '100001' }, 'rate'],
  [{ rate: '-1' }, 'rate'],
  [{ basis: 'both' }, 'basis'],
  [{ diagnosed: '101' }, 'diagnosed'],
  [{ compliance: '1e1' }, 'compliance'],
  [{ basis: 'incidence', treatmentMonths: '601' }, 'treatmentMonths'],
])('%j is refused', (patients, field) => {
  expect(checkForm(makeForm({ patients })).issues.map(({ path }) => path)).toEqual([['patients', field]])
  expect(sectionOf(['patients', field])).toBe('market')
})

test('empty patients are not stored, and a prevalence has no duration', () => {
  const parsed = (patients: object) => ValuationBody.parse(makeForm({ patients })).patients
  expect(parsed({ population: '', rate: ' ' })).toBeUndefined()
  expect(parsed({ ...typed, basis: 'prevalence', treatmentMonths: 'x' })).not.toHaveProperty(
    'treatmentMonths',
  )
})
