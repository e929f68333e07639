import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatDigits } from '@/shared/lib/formatDigits'

const byBrowser = (size: number, minDecimals: number, maxDecimals: number) =>
  new Intl.NumberFormat('en-US', {
    minimumFractionDigits: minDecimals,
    maximumFractionDigits: maxDecimals,
  }).format(size)

test.each([
  [0, 0, 0, '0'],
  [0, 2, 2, '0.00'],
  [999.995, 2, 2, '1,000.00'],
  [1.005, 2, 2, '1.01'],
  [0.5, 0, 0, '1'],
  [1_234_567.891, 0, 2, '1,234,567.89'],
  [1_200_000, 0, 2, '1,200,000'],
  [0.04, 0, 1, '0'],
  [0.1, 0, 20, '0.1'],
  [1e21, 0, 0, '1,000,000,000,000,000,000,000'],
  [1e-9, 0, 3, '0'],
  [Number.MAX_SAFE_INTEGER, 2, 2, '9,007,199,254,740,991.00'],
])('%d with %d to %d decimals', (size, minDecimals, maxDecimals, shown) => {
  expect(formatDigits(size, minDecimals, maxDecimals)).toBe(shown)
})

test('any number is formatted as the browser does it', () => {
  const size = fc.oneof(
    fc.double({ min: 0, noNaN: true, noDefaultInfinity: true }),
    fc.double({ min: 0, max: 1e7, noNaN: true }),
    fc.nat().map((cents) => cents / 100),
    fc.nat().map((halves) => halves / 2000),
  )
  fc.assert(
    fc.property(size, fc.nat({ max: 4 }), fc.nat({ max: 4 }), (number, minDecimals, more) => {
      expect(formatDigits(number, minDecimals, minDecimals + more)).toBe(
        byBrowser(number, minDecimals, minDecimals + more),
      )
    }),
    { numRuns: 5_000 },
  )
})
