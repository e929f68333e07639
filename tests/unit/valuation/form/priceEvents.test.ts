import { beforeEach, describe, expect, test, vi } from 'vitest'
import { bridge, evaluate, resolve, yearFrac } from '@/features/valuation/engine'
import { toValuation } from '@/features/valuation/form/model/toValuation'
import { checkForm, ValuationBody } from '@/features/valuation/form/model/valuationBody'
import { followUps } from '@/features/valuation/form/model/followUps'
import { formValues } from '@/features/valuation/form/model/formValues'
import { PRICE_EVENT_KINDS } from '@/features/valuation/form/model/priceEvents'
import { StoredForm } from '@/features/valuation/form/model/valuationSchema'
import { warnings } from '@/features/valuation/form/model/formWarnings'
import { inputRows } from '@/features/valuation/reports/model/inputRows'
import { fieldName } from '@/features/valuation/reports/model/valuationNames'
import { makeForm, inStage, TODAY } from './makeForm'
import { textOf } from '../reports/chartContext'

const en = textOf('en')

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(`${TODAY}T12:00:00`), toFake: ['Date'] })
  return () => vi.useRealTimers()
})

const convert = (values: object) => toValuation(ValuationBody.parse(values), TODAY)
const withEvents = (...priceEvents: object[]) => makeForm({ priceEvents })
const eventsOf = (values: object) => convert(values).valuation.indications[0]!.market.priceEvents
const recorded = (values: object) =>
  convert(values).assumptions.filter(({ field }) => field.startsWith('priceEvent'))

function rnpvOf(values: object): number {
  const resolved = resolve(convert(values).valuation)
  if (!resolved.ok) throw new Error(resolved.error.code)
  return evaluate(resolved.value).rnpv
}

describe('when a price changes', () => {
  test.each([
    ['own', '3', 0.5 + 3],
    ['nrdl', '1', 0.5 + 1],
    ['iraSmallMolecule', '9', 9],
    ['iraBiologic', '13', 13],
  ])('%s, %s years, counts from launch or approval', (kind, when, afterApproval) => {
    const { start, duration } = convert(makeForm()).valuation.indications[0]!.stages.at(-1)!
    expect(eventsOf(withEvents({ kind, when, cut: '25' }))).toEqual([
      { at: expect.closeTo(start + duration + afterApproval, 9), factor: 0.75 },
    ])
  })

  test('a date is taken as it is', () => {
    expect(eventsOf(withEvents({ kind: 'own', when: '2040-01-01', cut: '25' }))).toEqual([
      { at: yearFrac(TODAY, '2040-01-01'), factor: 0.75 },
    ])
  })

  test('for a drug on the market it counts from launch, and past events are already in the price', () => {
    const listed = (when: string) =>
      inStage('listed', { launchDate: '2024-11-21', priceEvents: [{ kind: 'own', when, cut: '10' }] })
    expect(eventsOf(listed('5'))).toEqual([{ at: expect.closeTo(3, 2), factor: 0.9 }])
    expect(eventsOf(listed('1'))).toBeUndefined()
    expect(recorded(listed('1'))).toEqual([])
    expect(warnings(ValuationBody.parse(listed('1'))).map(({ key }) => key)).toContain('eventPast')
  })

  test('a tender of a generic is kept as well', () => {
    const generic = makeForm({
      newDrugType: 'generic',
      targetMarket: 'china',
      tender: true,
      priceEvents: [{ kind: 'own', when: '5', cut: '10' }],
    })
    expect(eventsOf(generic)?.map(({ factor }) => factor)).toEqual([0.48, 0.9])
  })
})

test('a cut lowers the value, a rise lifts it, and the bridge shows it under price', () => {
  const base = rnpvOf(makeForm())
  expect(rnpvOf(withEvents({ kind: 'own', when: '2', cut: '20' }))).toBeLessThan(base)
  expect(rnpvOf(withEvents({ kind: 'own', when: '2', cut: '-20' }))).toBeGreaterThan(base)
  const steps = bridge(
    convert(makeForm()).valuation,
    convert(withEvents({ kind: 'own', when: '2', cut: '20' })).valuation,
  )
  const moved = steps.ok ? steps.value.steps.filter(({ amount }) => Math.abs(amount) > 1) : []
  expect(moved.map(({ groups }) => groups)).toEqual([['price']])
})

describe('a kind proposes', () => {
  type Row = Partial<Record<'kind' | 'when' | 'cut', string>>
  const rowsAfter = (rows: Row[], before: Row[]) =>
    (followUps({ priceEvents: rows }, withEvents(...rows), withEvents(...before)).priceEvents ??
      rows) as Row[]

  test.each(PRICE_EVENT_KINDS.filter((kind) => kind !== 'own'))('when and how much: %s', (kind) => {
    const [row] = rowsAfter([{ kind }], [{}])
    expect(row).toEqual({ kind, when: expect.stringMatching(/^\d+$/), cut: expect.stringMatching(/^\d+$/) })
    expect(recorded(withEvents(row!))).toEqual([expect.objectContaining({ value: -Number(row!.cut) })])
    expect(recorded(withEvents(row!))[0]!.source).not.toBe('user')
    expect(recorded(withEvents({ ...row, cut: '1' }))[0]!.source).toBe('user')
  })

  test('values over those of another kind, but not over typed ones', () => {
    const listing = { kind: 'nrdl', when: '1', cut: '60' }
    expect(rowsAfter([{ ...listing, kind: 'reference' }], [listing])).toEqual([
      { kind: 'reference', when: '2', cut: '15' },
    ])
    const typed = { kind: 'nrdl', when: '1', cut: '45' }
    expect(rowsAfter([{ ...typed, kind: 'reference' }], [typed])).toEqual([{ ...typed, kind: 'reference' }])
    expect(rowsAfter([{ ...listing, kind: 'own' }], [listing])).toEqual([{ ...listing, kind: 'own' }])
  })

  test('a renewal two years after the listing or renewal before it', () => {
    const rows = [{ kind: 'nrdl', when: '2', cut: '60' }, { kind: 'nrdlRenewal' }]
    expect(rowsAfter(rows, [rows[0]!, {}])[1]).toMatchObject({ when: '4' })
  })

  test('nothing for the other rows when a row is removed', () => {
    const [first, second] = [
      { kind: 'own', when: '1', cut: '5' },
      { kind: 'vbp', when: '4', cut: '7' },
    ]
    expect(rowsAfter([second], [first, second])).toEqual([second])
  })
})

test.each([
  [{ when: '3', cut: '10' }, 'kind'],
  [{ kind: 'own', cut: '10' }, 'when'],
  [{ kind: 'own', when: '-1', cut: '10' }, 'when'],
  [{ kind: 'own', when: '51', cut: '10' }, 'when'],
  [{ kind: 'own', when: '1e1', cut: '10' }, 'when'],
  [{ kind: 'own', when: '2031-02-30', cut: '10' }, 'when'],
  [{ kind: 'own', when: '3', cut: '100.1' }, 'cut'],
  [{ kind: 'own', when: '3', cut: '-101' }, 'cut'],
  [{ kind: 'own', when: '3', cut: 'half' }, 'cut'],
  [{ kind: 'own', when: '3', cut: '10', name: 'x' }, 'name'],
])('%j is refused at its %s', (row, field) => {
  expect(checkForm(withEvents(row)).issues.map(({ path }) => path)).toEqual([['priceEvents', 0, field]])
})

test('limits and full-width input are accepted, and reopen as they were stored', () => {
  const stored = ValuationBody.parse(
    withEvents({ kind: 'own', when: '５０', cut: '１００%' }, { kind: 'vbp', when: '0', cut: '-100' }),
  )
  expect(stored.priceEvents).toMatchObject([
    { when: 50, cut: 100 },
    { when: 0, cut: -100 },
  ])
  expect(ValuationBody.parse(formValues(stored, TODAY)).priceEvents).toEqual(stored.priceEvents)
  expect(StoredForm.parse(makeForm()).priceEvents).toEqual([])
})

test('price events are named in the lists of inputs and assumptions', () => {
  const form = ValuationBody.parse(
    withEvents(
      { kind: 'iraBiologic', when: '13', cut: '35' },
      { kind: 'own', when: '2040-01-01', cut: '5', name: 'DRG' },
      { kind: 'nrdl', when: '1', cut: '60' },
    ),
  )
  const rows = inputRows(form, en, 'en').filter(({ key }) => key.startsWith('priceEvents'))
  expect(rows.map(({ label, value }) => `${label}: ${value}`)).toEqual([
    'Price event 1: IRA negotiation (biologic, 13 years) · 13 years after approval · −35%',
    'Price event 2: DRG · 2040-01-01 · −5%',
    expect.stringMatching(/ · 1 year after launch · −60%$/),
  ])
  expect(toValuation(form, TODAY).assumptions.map(({ field }) => fieldName(en, field))).toContain(
    'DRG · 2040-01-01',
  )
})
