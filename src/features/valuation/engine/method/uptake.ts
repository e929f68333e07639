import { failure, success, type EngineResult } from './engineResult'
import { between, listOf, number } from './inputRules'
import { BASS_AVERAGE, EMPIRICAL_UPTAKE } from './methodTables'
import { UPTAKE_TYPES, type Uptake } from './valuationTypes'

export interface BassCurve {
  F: number[]
  /** Time of the fastest adoption; null without imitation, as it never peaks then. */
  peakTime: number | null
}

export const DEFAULT_PEAK_YEAR = 6
export const MAX_PEAK_YEAR = 20

const adopters = (p: number, q: number, time: number): number => {
  const decay = Math.exp(-(p + q) * time)
  return (1 - decay) / (1 + (q / p) * decay)
}

/** Smaller and larger values give a curve that double precision cannot distinguish from a step or a line. */
const isBass = (p: unknown, q: unknown) => between(1e-6, 100)(p) && between(0, 100)(q)
const isSteepness = (k: unknown) => number((x) => Math.abs(x) >= 1e-3 && Math.abs(x) <= 1000)(k)

/** Bass 1969, closed form; E_UPTAKE unless p is 1e-6..100 and q 0..100. */
export function bass(p: number, q: number, times: readonly number[]): EngineResult<BassCurve> {
  if (!isBass(p, q)) return failure('E_UPTAKE')
  return success({
    F: times.map((time) => adopters(p, q, time)),
    peakTime: q > 0 ? Math.log(q / p) / (p + q) : null,
  })
}

/** Linear interpolation of the medians; `x` in 0..6. */
function empirical(x: number): number {
  const i = Math.min(Math.floor(x), EMPIRICAL_UPTAKE.length - 2)
  const [low, high] = [EMPIRICAL_UPTAKE[i]!, EMPIRICAL_UPTAKE[i + 1]!]
  return low + (x - i) * (high - low)
}

const isCustomCurve = (values: unknown): values is number[] =>
  Array.isArray(values) &&
  values.length >= 1 &&
  values.length <= MAX_PEAK_YEAR &&
  listOf(between(0, 1))(values) &&
  values.at(-1) === 1

const isPeakYear = (years: number) => Number.isInteger(years) && years >= 1 && years <= MAX_PEAK_YEAR

function formulaOf({ type, k, p, q }: Uptake, peak: number): EngineResult<(year: number) => number> {
  if (type === 'linear') return success((year) => year / peak)
  if (type === 'logistic') {
    const steepness = k ?? 8 / peak
    if (!isSteepness(steepness)) return failure('E_UPTAKE')
    const level = (x: number) => 1 / (1 + Math.exp(-steepness * (x - peak / 2)))
    return success((year) => (level(year) - level(0)) / (level(peak) - level(0)))
  }
  if (type === 'bass') {
    const [innovation, imitation] = [p ?? BASS_AVERAGE.p, q ?? BASS_AVERAGE.q]
    if (!isBass(innovation, imitation)) return failure('E_UPTAKE')
    return success((year) => adopters(innovation, imitation, year) / adopters(innovation, imitation, peak))
  }
  return success((year) => empirical((6 * year) / peak))
}

/**
 * Share of peak sales reached in each year after launch; the last entry (1) repeats. Returns E_RANGE for an unknown
 * type, E_PEAK_YEAR, or E_UPTAKE for an invalid custom curve or invalid parameters.
 */
export function uptakeCurve(uptake: Uptake): EngineResult<number[]> {
  const { type, peakYear, values } = uptake
  if (!UPTAKE_TYPES.includes(type ?? 'empirical')) return failure('E_RANGE', 'type')
  if (type === 'custom') return isCustomCurve(values) ? success([...values]) : failure('E_UPTAKE')

  const peak = peakYear ?? DEFAULT_PEAK_YEAR
  if (!isPeakYear(peak)) return failure('E_PEAK_YEAR')
  const formula = formulaOf(uptake, peak)
  return formula.ok ? success(Array.from({ length: peak }, (_, i) => formula.value(i + 1))) : formula
}
