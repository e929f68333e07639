import * as z from 'zod/mini'
import {
  DRIVERS,
  UNCERTAIN_INPUTS,
  type Driver,
  type DriverRanges,
  type UncertainInput,
} from '../engine/method/methodTables'
import { DRIVER_KEYS, ruleOf, unitOf } from './scenarioDraft'
import { asTyped, readFields, type ValidationError } from './typedNumber'

export const ENDS = ['low', 'base', 'high'] as const
export type End = (typeof ENDS)[number]

const Typed = z.object({ low: z.string(), base: z.string(), high: z.string() })
type Typed = z.infer<typeof Typed>

/** Ends of the drivers as typed; missing or empty ones are those of the method. */
export const RangesDraft = z.object({ ranges: z.partialRecord(z.enum(DRIVER_KEYS), Typed) })
export type RangesDraft = z.infer<typeof RangesDraft>

export const noRanges = (): RangesDraft => ({ ranges: {} })
export const EMPTY_RANGE: Typed = { low: '', base: '', high: '' }

/** True for drivers that the simulation draws too; only these have a most likely value. */
export const isDrawn = (driver: Driver): driver is Driver & UncertainInput =>
  UNCERTAIN_INPUTS.some((input) => input === driver)
export const isDriver = (input: UncertainInput): input is Driver & UncertainInput =>
  Object.hasOwn(DRIVERS, input)

/** Percentage points are typed, fractions are calculated. */
const scaleOf = (driver: Driver) => (unitOf(driver) === 'points' ? 100 : 1)

/** The method's value of an end, in the unit in which it is typed. */
export function defaultEnd(driver: Driver, end: End): number {
  const { how, low, high } = DRIVERS[driver]
  const base = how === 'multiply' ? 1 : 0
  return Number(asTyped({ low, base, high }[end] * scaleOf(driver)))
}

export type Triangle = Record<End, number>

export interface ReadRanges {
  /** Ends set by the user, in the engine's units; invalid ones are omitted. */
  ranges: DriverRanges
  /** Every driver that the simulation draws, with the method's values as defaults; null when invalid. */
  triangles: Partial<Record<UncertainInput, Triangle | null>>
  issues: Partial<Record<Driver, Partial<Record<End, ValidationError>>>>
}

function readRange(
  driver: Driver,
  typed: Typed,
): { value: Triangle | null; issues: Partial<Record<End, ValidationError>> } {
  const rule = ruleOf(driver)
  const { values, issues } = readFields(typed, { low: rule, base: rule, high: rule })
  if (!values) return { value: null, issues }
  const [low, base, high] = ENDS.map((end) => values[end] ?? defaultEnd(driver, end)) as [
    number,
    number,
    number,
  ]
  if (high <= low) return { value: null, issues: { high: { key: 'above', params: { min: low } } } }
  if (isDrawn(driver) && (base < low || base > high))
    return { value: null, issues: { base: { key: 'between', params: { min: low, max: high } } } }
  return { value: { low, base, high }, issues: {} }
}

/** Parses the user's ranges for tornado and simulation and returns their errors. */
export function readRanges({ ranges: drafts }: RangesDraft): ReadRanges {
  const read: ReadRanges = { ranges: {}, triangles: {}, issues: {} }
  for (const driver of DRIVER_KEYS) {
    const typed = drafts[driver] ?? EMPTY_RANGE
    const { value, issues } = readRange(driver, typed)
    if (isDrawn(driver)) read.triangles[driver] = value
    if (!value) read.issues[driver] = issues
    else if (typed.low.trim() !== '' || typed.high.trim() !== '')
      read.ranges[driver] = { low: value.low / scaleOf(driver), high: value.high / scaleOf(driver) }
  }
  return read
}
