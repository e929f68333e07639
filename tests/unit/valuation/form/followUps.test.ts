import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { blankForm } from '@/features/valuation/form/model/formDefaults'
import { fillReferencePrices, followUps } from '@/features/valuation/form/model/followUps'
import { formValues } from '@/features/valuation/form/model/formValues'
import { StoredForm, type FormValues } from '@/features/valuation/form/model/valuationSchema'
import { SECTIONS, sectionStateOf } from '@/features/valuation/form/model/formSections'
import { makeForm, makeOtherIndication, TODAY } from './makeForm'

const change = (values: FormValues, changed: object) => followUps(changed, { ...values, ...changed }, values)

describe('proposals', () => {
  test('the drug type proposes its usual modality and exclusivity', () => {
    const blank = blankForm(TODAY)
    expect(change(blank, { drugType: 'chemical' })).toEqual({
      modality: 'small_molecule',
      dataExclusivity: 'us_new_chemical',
    })
    expect(change(blank, { drugType: 'biological' })).toEqual({
      modality: 'antibody',
      dataExclusivity: 'us_biologic',
    })
  })

  test('a modality that still fits stays, and so does an exclusivity chosen by the user', () => {
    const form = makeForm({ modality: 'sirna', dataExclusivity: 'us_orphan' })
    expect(change(form, { drugType: 'chemical' })).toEqual({})
  })

  test('the stage proposes its discount rate until the user types another', () => {
    expect(change(blankForm(TODAY), { currentStage: 'phase1' })).toEqual({ wacc: '12' })
    expect(change(makeForm({ wacc: '11' }), { currentStage: 'listed' })).toEqual({ wacc: '8' })
    expect(change(makeForm({ wacc: '13' }), { currentStage: 'listed' })).toEqual({})
  })

  test('the market proposes its currency while no amount is typed', () => {
    expect(change(blankForm(TODAY), { targetMarket: 'china' })).toMatchObject({ currency: 'CNY' })
    expect(change(makeForm(), { targetMarket: 'china' })).not.toHaveProperty('currency')
  })
})

describe('the first price entered', () => {
  test('becomes the reference price until another one is given', () => {
    expect(fillReferencePrices(makeForm())).toEqual({ referenceAnnualCost: '120000' })
    expect(fillReferencePrices(makeForm({ referenceAnnualCost: '90000' }))).toEqual({})
    expect(fillReferencePrices(makeForm({ annualCostPerPatient: '' }))).toEqual({})
  })

  test('becomes the reference price of another indication as well', () => {
    const filled = fillReferencePrices(
      makeForm({
        referenceAnnualCost: '1',
        otherIndications: [makeOtherIndication({ annualCostPerPatient: '7' })],
      }),
    )
    expect(filled.otherIndications).toEqual([expect.objectContaining({ referenceAnnualCost: '7' })])
    expect(
      fillReferencePrices(makeForm({ referenceAnnualCost: '1', otherIndications: [makeOtherIndication()] })),
    ).toEqual({})
  })

  test('is kept when a stored form is recalculated, also one without a reference price', () => {
    const stored = StoredForm.parse(
      makeForm({ annualCostPerPatient: '300000', referenceAnnualCost: '150000' }),
    )
    expect(formValues(stored, TODAY).referenceAnnualCost).toBe('150000')
    expect(formValues(StoredForm.parse(makeForm()), TODAY).referenceAnnualCost).toBe('120000')
  })
})

test('a stored biomarker text of method 1 still selects patients until the choice is confirmed', () => {
  const selected = (changes: Record<string, unknown>) =>
    formValues(StoredForm.parse(makeForm(changes)), TODAY).biomarkerSelected
  expect(selected({ biomarker: 'none' })).toBeUndefined()
  expect(selected({})).toBe(false)
  expect(selected({ biomarker: 'PD-L1', biomarkerSelected: false })).toBe(false)
})

describe('a change of currency', () => {
  test('converts every amount at 7.2', () => {
    const form = makeForm({
      marketSize: '1,000',
      spend: 'not yet',
      futureBudget: '',
      stages: { phase3: { cost: '10', months: '12' } },
      otherIndications: [makeOtherIndication({ marketSize: '100' })],
    })
    expect(change(form, { currency: 'CNY' })).toMatchObject({
      marketSize: '7200',
      spend: 'not yet',
      futureBudget: '',
      stages: { phase3: { cost: '72', months: '12' } },
      otherIndications: [{ marketSize: '720' }],
    })
  })

  test('there and back restores what was typed', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e11 }), (amount) => {
        const there = {
          ...makeForm({ marketSize: String(amount) }),
          ...change(makeForm({ marketSize: String(amount) }), { currency: 'CNY' }),
          currency: 'CNY',
        }
        expect(change(there as FormValues, { currency: 'USD' }).marketSize).toBe(String(amount))
      }),
    )
  })
})

test('a stored form opens as typed text; a base date that has passed becomes today', () => {
  const values = formValues(StoredForm.parse(makeForm({ baseDate: '2025-01-01' })), TODAY)
  expect(values).toMatchObject({
    marketSize: '4000000000',
    patientPool: '60',
    baseDate: TODAY,
    pipelineName: 'AB-101',
  })
})

test('each issue is counted in the section that shows its field', () => {
  const values = { otherIndications: [{}], newDrugType: 'original' } as unknown as FormValues
  const states = Object.fromEntries(SECTIONS.map((section) => [section, sectionStateOf(section, values, [])]))
  expect(states).toEqual({
    asset: { kind: 'missing', count: 5 },
    stage: { kind: 'missing', count: 1 },
    indications: { kind: 'missing', count: 3 },
    trial: { kind: 'optional' },
    protection: { kind: 'missing', count: 2 },
    market: { kind: 'missing', count: 7 },
    finance: { kind: 'missing', count: 6 },
  })
})
