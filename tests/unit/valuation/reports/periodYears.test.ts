import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { resolve, evaluate } from '@/features/valuation/engine'
import { patientsIn, pricesOf } from '@/features/valuation/reports/model/prices'
import {
  byCalendarYear,
  calendarYears,
  firstDay,
  yearsOfPeriod,
} from '@/features/valuation/reports/model/periodYears'
import { makeValuation } from '../engine/valuationBuilders'

const total = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0)

describe('calendar years', () => {
  test.each([
    ['2027-07-02', 0, '2027/28'],
    ['2027-12-31', 2, '2029/30'],
    ['2027-01-01', 3, '2030'],
    ['2098-03-01', 1, '2099/00'],
  ])('the period of base date %s with index %i covers %s', (baseDate, period, years) => {
    expect(yearsOfPeriod(baseDate, period)).toBe(years)
  })

  test('a leap day has its anniversary on the last of February', () => {
    expect(firstDay('2028-02-29', 1)).toBe('2029-02-28')
    expect(firstDay('2028-02-29', 4)).toBe('2032-02-29')
  })

  test('the amounts of a period are split by days', () => {
    // 2027-07-02: 183 days before New Year and 183 after it, because 2028 has a leap day before July.
    expect(byCalendarYear([366, 0], '2027-07-02')).toEqual([183, 183, 0])
    expect(byCalendarYear([5, 7], '2027-01-01')).toEqual([5, 7])
    expect(calendarYears('2027-07-02', 0)).toEqual([])
  })

  test('the years add up to the same total as the periods', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2000-01-01'), max: new Date('2060-12-31'), noInvalidDate: true }),
        fc.array(fc.double({ min: -1e12, max: 1e12, noNaN: true }), { maxLength: 60 }),
        (day, amounts) => {
          const baseDate = day.toISOString().slice(0, 10)
          const years = byCalendarYear(amounts, baseDate)
          expect(years).toHaveLength(calendarYears(baseDate, amounts.length).length)
          expect(Math.abs(total(years) - total(amounts))).toBeLessThanOrEqual(
            1e-9 * total(amounts.map(Math.abs)) + 1e-9,
          )
        },
      ),
    )
  })
})

describe('patients of a period', () => {
  const market = {
    ...makeValuation().indications[0]!.market,
    annualCostPerPatient: 100,
    priceGrowth: 0,
    priceEvents: null,
  }

  test('are valued at the price of the period: growth to its middle, events by their days', () => {
    expect(pricesOf({ ...market, comboRevenueShare: 0.5 }, 2)).toEqual([50, 50])
    expect(pricesOf({ ...market, priceGrowth: 0.1 }, 2)[1]).toBeCloseTo(100 * 1.1 ** 1.5, 9)
    const events = [
      { at: 1.25, factor: 0.5 },
      { at: 2, factor: 0.5 },
    ]
    expect(pricesOf({ ...market, priceEvents: events }, 3)).toEqual([100, 62.5, 25])
    expect(patientsIn([500, 0, 10], [50, 50, 0])).toEqual([10, 0, 0])
  })

  test('do not change with the price, which changes the sales', () => {
    const of = (annualCostPerPatient: number) => {
      const valuation = makeValuation()
      const [lead] = valuation.indications
      const priced = { ...lead!, market: { ...lead!.market, referenceAnnualCost: 100, annualCostPerPatient } }
      const resolved = resolve({ ...valuation, indications: [priced] })
      if (!resolved.ok) throw new Error(resolved.error.code)
      const { ledger, periods } = evaluate(resolved.value)
      return patientsIn(ledger.indications[0]!.success.sales, pricesOf(priced.market, periods))
    }
    const [cheap, dear] = [of(100), of(300)]
    expect(Math.max(...cheap)).toBeGreaterThan(0)
    for (const [period, patients] of cheap.entries()) expect(dear[period]).toBeCloseTo(patients, 6)
  })
})
