import { yearsFromFirst } from './discounting'

export interface Irr {
  /** Yearly rate; null unless the flows have both signs and a root between -99% and +1000%. */
  irr: number | null
  /** Several rates set the value to zero; `irr` is the one nearest to 0. */
  multiple: boolean
}

const STEPS = 4000
const MIN_FACTOR = 0.01
const MAX_FACTOR = 11
const step = (i: number) => MIN_FACTOR * (MAX_FACTOR / MIN_FACTOR) ** (i / STEPS)

function bisect(valueAt: (x: number) => number, from: number, to: number): number {
  let [low, high] = [from, to]
  const rising = valueAt(low) < 0
  for (;;) {
    const middle = (low + high) / 2
    if (middle <= low || middle >= high) return middle
    const value = valueAt(middle)
    if (value === 0) return middle
    if (value < 0 === rising) low = middle
    else high = middle
  }
}

function rootsOf(valueAt: (x: number) => number): number[] {
  const roots: number[] = []
  let [before, valueBefore] = [MIN_FACTOR, valueAt(MIN_FACTOR)]
  if (valueBefore === 0) roots.push(before)
  for (let i = 1; i <= STEPS; i += 1) {
    const x = step(i)
    const value = valueAt(x)
    if (value === 0) roots.push(x)
    else if (valueBefore !== 0 && value < 0 !== valueBefore < 0) roots.push(bisect(valueAt, before, x))
    before = x
    valueBefore = value
  }
  return roots
}

function nearestToZero(flows: readonly number[], valueAt: (x: number) => number): Irr {
  if (!flows.some((flow) => flow > 0) || !flows.some((flow) => flow < 0))
    return { irr: null, multiple: false }
  const rates = rootsOf(valueAt).map((x) => x - 1)
  const nearest = rates.sort((a, b) => Math.abs(a) - Math.abs(b))[0]
  return { irr: nearest ?? null, multiple: rates.length > 1 }
}

/** Internal rate of return of one flow per period. */
export const irr = (flows: readonly number[]): Irr =>
  nearestToZero(flows, (x) => {
    let value = 0
    for (let k = flows.length - 1; k >= 0; k -= 1) value = value / x + flows[k]!
    return value
  })

/** Internal rate of return of dated flows (YYYY-MM-DD, years of 365 days); the XIRR of spreadsheets. */
export function xirr(flows: readonly number[], dates: readonly string[]): Irr {
  const times = yearsFromFirst(dates)
  return nearestToZero(flows, (x) => flows.reduce((total, flow, i) => total + flow * x ** -times[i]!, 0))
}

/**
 * Time (in periods) from which the cumulative flow stays non-negative, interpolated within the period; 0 if it is never
 * negative, null if it ends negative.
 */
export function payback(flows: readonly number[]): number | null {
  let total = 0
  let after = 0
  let lastNegative = 0
  flows.forEach((flow, k) => {
    total += flow
    if (total >= 0) return
    lastNegative = total
    after = k + 1
  })
  if (after === 0) return 0
  return after === flows.length ? null : after - lastNegative / flows[after]!
}
