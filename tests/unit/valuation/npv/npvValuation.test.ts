import { describe, expect, test } from 'vitest'
import { evaluate, resolve } from '@/features/valuation/engine'
import { modelledSales, npvValuation } from '@/features/valuation/npv/npvValuation'
import { StoredNpv, type NpvForm, type NpvValues } from '@/features/valuation/npv/npvSchema'
import { addYears } from '@/shared/lib/dates'

const BASE = '2026-01-01'

/** A product that can be computed by hand: full sales of 1,000 a year, no growth, no costs, no discount. */
const makeProduct = (changes: Partial<NpvValues> = {}): NpvForm =>
  StoredNpv.parse({
    name: 'Manual',
    currency: 'USD',
    baseDate: BASE,
    launchDate: '2014-01-01',
    marketSize: 10_000,
    growth: 0,
    patientPool: 50,
    peakShare: 20,
    annualCostPerPatient: 10,
    peakYear: 6,
    retention: 'small_molecule',
    lossOfExclusivity: '2030-01-01',
    cogs: 0,
    sga: 0,
    wacc: 0,
    ...changes,
  })

const valued = (form: NpvForm) => {
  const resolved = resolve(npvValuation(form).valuation)
  if (!resolved.ok) throw new Error(resolved.error.code)
  return evaluate(resolved.value)
}

describe('a product on the market', () => {
  test('sells its peak until exclusivity is lost, then the retained share for five years', () => {
    // 10,000 × 50 % × 20 % = 1,000 a year.
    const { ledger, npvSuccess, rnpv, loa } = valued(makeProduct())
    const sold = [1000, 1000, 1000, 1000, 450, 200, 120, 100, 100]
    expect(ledger.expected.sales.map((sales) => Number(sales.toFixed(6)))).toEqual(sold)
    expect(rnpv).toBeCloseTo(4970, 6)
    expect(npvSuccess).toBe(rnpv)
    expect(loa).toEqual([1])
  })

  test('is scaled to its sales of the past year', () => {
    const { sales } = valued(makeProduct({ currentSales: 400 })).ledger.expected
    expect(sales[0]).toBeCloseTo(400, 6)
    expect(sales[4]).toBeCloseTo(180, 6)
  })

  test('keeps growing towards its peak if it is young', () => {
    // Four years on the market: 76 % in the past year, then 89 % and 100 %.
    const { sales } = valued(makeProduct({ launchDate: '2022-01-01', currentSales: 380 })).ledger.expected
    expect(sales[0]).toBeCloseTo(445, 6)
    expect(sales[1]).toBeCloseTo(500, 6)
  })

  test('loses price from the day of a price event on, and several events multiply', () => {
    const form = makeProduct({
      lossOfExclusivity: '2038-01-01',
      priceEvents: [
        { date: '2030-01-01', factor: 80 },
        { date: '2034-01-01', factor: 50 },
      ],
    })
    const { sales } = valued(form).ledger.expected
    expect([sales[3], sales[4], sales[7], sales[8]].map((each) => Number(each!.toFixed(6)))).toEqual([
      1000, 800, 800, 400,
    ])
  })

  test('has neither exclusivity nor decline if it is a generic, for 15 years from launch', () => {
    const { sales } = valued(makeProduct({ retention: 'generic', launchDate: addYears(BASE, -12) })).ledger
      .expected
    expect(sales.map(Math.round)).toEqual([1000, 1000, 1000])
  })

  test('pays tax on its margin', () => {
    const { cf } = valued(makeProduct({ cogs: 20, sga: 30, tax: 20 }))
    expect(cf[0]).toBeCloseTo(1000 * 0.5 * 0.8, 6)
  })
})

describe('a product about to be marketed', () => {
  const upcoming = (changes: Partial<NpvValues> = {}) =>
    makeProduct({ launchDate: addYears(BASE, 1), lossOfExclusivity: addYears(BASE, 11), ...changes })

  test('has one stage, the review, that ends half a year before launch', () => {
    const { valuation } = npvValuation(upcoming({ remainingCost: 60, probability: 90 }))
    const [stage] = valuation.indications[0]!.stages
    expect(stage).toMatchObject({ stage: 'applying', start: 0, cost: 60, pos: 0.9 })
    expect(stage!.duration).toBeCloseTo(0.5, 2)
  })

  test('is approved half-way if the launch is near', () => {
    const { valuation } = npvValuation(upcoming({ launchDate: addYears(BASE, 0.5) }))
    expect(valuation.indications[0]!.stages[0]!.duration).toBeCloseTo(0.25, 2)
  })

  test('pays the remaining cost in full, and earns its sales with the probability', () => {
    const { ledger, loa, rnpv, npvSuccess } = valued(upcoming({ remainingCost: 60, probability: 90 }))
    expect(ledger.expected.rnd[0]).toBeCloseTo(60, 6)
    expect(loa[0]).toBeCloseTo(0.9, 9)
    expect(rnpv + 60).toBeCloseTo((npvSuccess + 60) * 0.9, 6)
  })

  test('is certain and costs nothing by default', () => {
    const { loa, remainingRnd } = valued(upcoming())
    expect(loa).toEqual([1])
    expect(remainingRnd).toBe(0)
  })
})

describe('typed years', () => {
  /** Launch in one year, at the start of a period, so that ledger years are years after launch. */
  const launched = (sales: string[], changes: Partial<NpvValues> = {}) =>
    makeProduct({ launchDate: '2027-01-01', lossOfExclusivity: '2040-01-01', sales, ...changes })

  test('are the sales of the model', () => {
    const typed = ['100', '250', '400', '700', '900', '1200']
    const form = launched(typed, { growth: 7 })
    expect(modelledSales(form)!.map((sold) => Number(sold.toFixed(6)))).toEqual(typed.map(Number))
    expect(npvValuation(form).unused).toEqual([])
  })

  test('hold through price events and loss of exclusivity within those years', () => {
    const typed = ['100', '250', '400', '300', '200', '150']
    const form = launched(typed, {
      lossOfExclusivity: '2030-01-01',
      priceEvents: [{ date: '2028-07-01', factor: 60 }],
    })
    // Retention and price explain the fall; the share of patients keeps rising.
    expect(modelledSales(form)!.slice(0, 4).map(Math.round)).toEqual([100, 250, 400, 300])
  })

  test('given as a percentage are that part of peak sales, and a blank year stays as modelled', () => {
    const form = launched(['50%', '', '60%'])
    expect(modelledSales(form)!.map(Math.round)).toEqual([500, 310, 600, 760, 890, 1000])
  })

  test('after the highest share are not used, and are named', () => {
    const form = launched(['500', '1500', '900'])
    // The share of 30 % in year 2 is kept.
    expect(modelledSales(form)!.map(Math.round)).toEqual([500, 1500, 1500, 1500, 1500, 1500])
    expect(npvValuation(form).unused).toEqual([2])
  })

  test('may dip before the highest share', () => {
    const form = launched(['500', '1500', '900', '1000', '1200', '1500'])
    expect(modelledSales(form)!.map(Math.round)).toEqual([500, 1500, 900, 1000, 1200, 1500])
    expect(npvValuation(form).unused).toEqual([])
  })

  test('given as amounts replace current sales, as percentages they do not', () => {
    const listed = { launchDate: '2023-01-01', currentSales: 580 / 2 }
    const scale = (sales: string[]) => modelledSales(makeProduct({ ...listed, sales }))![5]!
    expect(Math.round(scale(['', '', '', '', '', '100%']))).toBe(500)
    expect(Math.round(scale(['', '', '', '', '', '1234']))).toBe(1234)
  })

  test('that are all zero leave the modelled curve', () => {
    expect(
      npvValuation(launched(['0', '0', '0', '0', '0', '0'])).valuation.indications[0]!.market.uptake,
    ).toEqual({ type: 'empirical', peakYear: 6 })
  })
})
