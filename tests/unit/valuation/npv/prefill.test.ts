import { expect, test } from 'vitest'
import { evaluate, resolve } from '@/features/valuation/engine'
import { toValuation } from '@/features/valuation/form/model/toValuation'
import { npvValuation } from '@/features/valuation/npv/npvValuation'
import { NpvBody } from '@/features/valuation/npv/npvBody'
import type { NpvForm, NpvValues } from '@/features/valuation/npv/npvSchema'
import { prefill } from '@/features/valuation/npv/prefillFromNpv'
import { addYears, today } from '@/shared/lib/dates'
import type { Language } from '@/shared/lib/language'
import { makeDraft, makeForm } from '@mocks/valuation/seed/forms'
import { makeNpvDraft } from '@mocks/valuation/seed/npvs'

const now = today()
const makeCalculation = (changes: Partial<NpvValues> = {}) => NpvBody.parse(makeNpvDraft(now, changes))

const prefilled = (form: NpvForm, language: Language, day: string) =>
  prefill({ name: 'A calculation', form }, language, day)

const valueOf = (valuation: Parameters<typeof resolve>[0]) => {
  const resolved = resolve(valuation)
  if (!resolved.ok) throw new Error(resolved.error.code)
  return evaluate(resolved.value).rnpv
}

test.each<[string, Partial<NpvValues>]>([
  ['a small molecule', {}],
  ['a biologic', { retention: 'biologic', currentSales: undefined }],
])('%s on the market is worth the same in a full valuation', (_name, changes) => {
  const calculation = makeCalculation(changes)
  const { values, omitted } = prefilled(calculation, 'en', now)
  // Fields that a calculation does not ask for must still be filled in; they do not change the value of a listed drug.
  const { drugType = 'chemical', modality = 'small_molecule' } = values
  const form = makeForm(now, { ...makeDraft(now), ...values, drugType, modality })
  expect(valueOf(toValuation(form, now).valuation)).toBeCloseTo(
    valueOf(npvValuation(calculation).valuation),
    0,
  )
  expect(omitted).toEqual([])
})

test("a generic's own price and share are not those that a full valuation asks for", () => {
  const { values, omitted } = prefilled(
    makeCalculation({ retention: 'generic', lossOfExclusivity: undefined }),
    'en',
    now,
  )
  expect(values).toMatchObject({ newDrugType: 'generic', growth: '4' })
  expect(values).not.toHaveProperty('annualCostPerPatient')
  expect(values).not.toHaveProperty('peakShare')
  expect(omitted).toEqual(['generic'])
})

test('a product before launch becomes an application with its probability and remaining cost', () => {
  const calculation = makeCalculation({
    launchDate: addYears(now, 1),
    probability: '90',
    remainingCost: '5000000',
  })
  expect(prefilled(calculation, 'en', now).values).toMatchObject({
    currentStage: 'applying',
    probabilityOfApproval: '90',
    futureBudget: '5000000',
    wacc: '8',
  })
})

test('values that have no place in a full valuation are named', () => {
  const calculation = makeCalculation({
    growth: '-3',
    sales: ['', '10%'],
  })
  const { values, omitted } = prefilled(calculation, 'en', now)
  expect(omitted).toEqual(['sales', 'growth'])
  expect(values).not.toHaveProperty('growth')
})

test('a price event keeps its day, and its factor becomes a cut', () => {
  const calculation = makeCalculation({ priceEvents: [{ date: addYears(now, 1), factor: '80' }] })
  expect(prefilled(calculation, 'en', now).values.priceEvents).toEqual([
    { kind: 'own', when: addYears(now, 1), cut: '20' },
  ])
})

test('the drug is named in the current language, and a base date that has passed is left out', () => {
  const product = { id: 'x', nameEn: 'Osimertinib', nameZh: '奥希替尼' }
  const calculation = makeCalculation({ product })
  expect(prefilled(calculation, 'zh', now).values.pipelineName).toBe('奥希替尼')
  expect(prefilled(calculation, 'en', addYears(now, 1)).values).not.toHaveProperty('baseDate')
})
