/** Number of equally likely values that represent a Beta distribution. */
export const RATE_SLICES = 128

/** ln Γ by Lanczos' approximation, g = 7: accurate to about 1e-15. */
const LANCZOS = [
  0.99999999999980993, 676.5203681218851, -1259.1392167224028, 771.32342877765313, -176.61502916214059,
  12.507343278686905, -0.13857109526572012, 9.9843695780195716e-6, 1.5056327351493116e-7,
]

function lnGamma(x: number): number {
  if (x < 0.5) return Math.log(Math.PI / Math.sin(Math.PI * x)) - lnGamma(1 - x)
  const series = LANCZOS.reduce((sum, c, i) => sum + (i === 0 ? c : c / (x - 1 + i)), 0)
  const t = x + 6.5
  return 0.5 * Math.log(2 * Math.PI) + (x - 0.5) * Math.log(t) - t + Math.log(series)
}

/** xᵃ(1-x)ᵇ / B(a, b), given ln B. */
const weight = (a: number, b: number, lnB: number, x: number) =>
  Math.exp(a * Math.log(x) + b * Math.log1p(-x) - lnB)

/** Continued fraction of the incomplete Beta function, by Lentz' method. */
function fraction(a: number, b: number, x: number): number {
  const tiny = 1e-300
  const clamped = (value: number) => (Math.abs(value) < tiny ? tiny : value)
  let c = 1
  let d = 1 / clamped(1 - ((a + b) * x) / (a + 1))
  let value = d
  for (let m = 1; m <= 2000; m += 1) {
    const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m))
    d = 1 / clamped(1 + even * d)
    c = clamped(1 + even / c)
    value *= c * d
    const uneven = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1))
    d = 1 / clamped(1 + uneven * d)
    c = clamped(1 + uneven / c)
    value *= c * d
    if (Math.abs(c * d - 1) < 1e-16) break
  }
  return value
}

function betaCdf(a: number, b: number, lnB: number, x: number): number {
  if (x <= 0) return 0
  if (x >= 1) return 1
  const isLow = x < (a + 1) / (a + b + 2)
  const part = weight(a, b, lnB, x)
  return isLow ? (part * fraction(a, b, x)) / a : 1 - (part * fraction(b, a, 1 - x)) / b
}

/**
 * Quantile of the Beta distribution at `share`, which is above `from`: Newton's steps, limited to the known bracket.
 */
function quantileFrom(a: number, b: number, lnB: number, share: number, from: number): number {
  let [low, high] = [from, 1]
  let x = from > 0 ? from : a / (a + b)
  for (let step = 0; step < 100; step += 1) {
    const excess = betaCdf(a, b, lnB, x) - share
    if (excess > 0) high = x
    else low = x
    const next = x - (excess * x * (1 - x)) / weight(a, b, lnB, x)
    const clamped = next > low && next < high ? next : (low + high) / 2
    if (Math.abs(clamped - x) <= 1e-15 * x || low === high) return clamped
    x = clamped
  }
  return x
}

/**
 * Values of a success rate known from `programmes` of its kind: the Beta distribution of mean `rate` with a + b =
 * `programmes`, cut into equally likely slices, each represented by its own mean. So their mean is the rate.
 */
export function ratesOf(rate: number, programmes: number | null): Float64Array {
  if (programmes === null || rate <= 0 || rate >= 1) return new Float64Array(RATE_SLICES).fill(rate)
  // Near 1 a quantile has no digits left; its mirror image near 0 has all of them.
  if (rate > 0.5)
    return ratesOf(1 - rate, programmes)
      .map((failure) => 1 - failure)
      .reverse()
  const a = rate * programmes
  const b = programmes - a
  const lnB = lnGamma(a) + lnGamma(b) - lnGamma(programmes)
  let edge = 0
  let before = 0
  return Float64Array.from({ length: RATE_SLICES }, (_, slice) => {
    const share = (slice + 1) / RATE_SLICES
    edge = share < 1 ? quantileFrom(a, b, lnB, share, edge) : 1
    // Part of the mean below the edge: the Beta distribution with a + 1.
    const upTo = share < 1 ? share - weight(a, b, lnB, edge) / a : 1
    const mean = RATE_SLICES * rate * (upTo - before)
    before = upTo
    return mean
  })
}
