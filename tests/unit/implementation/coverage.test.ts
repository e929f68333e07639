import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  availableOf,
  excessOf,
  isInPeriod,
  payableOf,
  shareOf,
} from '@/features/implementation/domain/coverage'
import { MAX_EXACT_AMOUNT } from '@/shared/form/fieldParsers'
import { splitAmount, sumAmounts } from '@/shared/lib/cents'

/** Up to the largest amount that can be entered, in hundredths. */
const cents = fc.oneof(
  fc.integer({ min: 0, max: MAX_EXACT_AMOUNT * 100 }),
  fc.integer({ min: MAX_EXACT_AMOUNT * 100 - 1000, max: MAX_EXACT_AMOUNT * 100 }),
)
const amountOf = (hundredths: bigint | number) => Number(hundredths) / 100

test('the available and the exceeding amount match integer arithmetic, to the cent', () => {
  fc.assert(
    fc.property(cents, cents, cents, cents, (sum, deductible, approved, claimed) => {
      const left = BigInt(sum) - BigInt(deductible) - BigInt(approved)
      const available = left > 0n ? left : 0n
      const over = BigInt(claimed) - available
      const cover = {
        sumInsured: amountOf(sum),
        deductible: amountOf(deductible),
        alreadyApproved: amountOf(approved),
        claimed: amountOf(claimed),
      }
      expect(availableOf(cover)).toBe(amountOf(available))
      expect(excessOf(cover)).toBe(amountOf(over > 0n ? over : 0n))
    }),
  )
})

test('payments in any parts add up: nothing remains after the last one, something before it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 100, max: 1e12 }), fc.integer({ min: 1, max: 40 }), (whole, parts) => {
      const approved = amountOf(whole)
      const payments = splitAmount(approved, parts)
      const before = sumAmounts(payments.slice(0, -1))
      expect(payableOf({ approved, paid: before })).toBe(payments.at(-1))
      expect(payableOf({ approved, paid: sumAmounts(payments) })).toBe(0)
    }),
  )
})

test('subsidy and own share add up to the premium', () => {
  fc.assert(
    fc.property(cents, fc.integer({ min: 0, max: 10_000 }), (premium, hundredths) => {
      const amount = amountOf(premium)
      const [paid, subsidy] = [shareOf(amount, 100 - hundredths / 100), shareOf(amount, hundredths / 100)]
      expect(Math.abs(sumAmounts([paid, subsidy, -amount]))).toBeLessThanOrEqual(0.01)
      expect(paid).toBeLessThanOrEqual(amount)
    }),
  )
})

test('the share of a large amount is exact to the cent', () => {
  expect(shareOf(60_000_000_000_000.02, 33.33)).toBe(19_998_000_000_000.01)
  expect(shareOf(10_000_000_000_000.03, 50)).toBe(5_000_000_000_000.02)
})

test('one cent above the largest cover is one cent too much', () => {
  const cover = { sumInsured: MAX_EXACT_AMOUNT, deductible: 0.01, alreadyApproved: 0 }
  expect(excessOf({ ...cover, claimed: MAX_EXACT_AMOUNT })).toBe(0.01)
  expect(excessOf({ ...cover, claimed: MAX_EXACT_AMOUNT - 0.01 })).toBe(0)
})

test.each([
  ['2026-01-01', true],
  ['2026-12-31', true],
  ['2025-12-31', false],
  ['2027-01-01', false],
])('on %s the policy is valid: %s', (occurrence, runs) => {
  expect(isInPeriod({ occurrence, periodFrom: '2026-01-01', periodTo: '2026-12-31' })).toBe(runs)
})
