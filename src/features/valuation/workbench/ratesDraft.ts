import * as z from 'zod/mini'
import { PROGRAMMES_RANGE, type Programmes, type Resolved } from '../engine'
import { stageKey } from './stageChanges'
import { readTyped, type ValidationError } from './typedNumber'

/** Programmes behind a rate unless the user knows better: few are similar to the asset. [default] */
const DEFAULT_PROGRAMMES = 50

/** Certainty of the success rates as typed. `own` has numbers by stage key; empty means the common number. */
export const RatesDraft = z.object({
  isUncertain: z.boolean(),
  programmes: z.string(),
  own: z.record(z.string(), z.string()),
})
export type RatesDraft = z.infer<typeof RatesDraft>

export const certainRates = (): RatesDraft => ({
  isUncertain: false,
  programmes: String(DEFAULT_PROGRAMMES),
  own: {},
})

export interface ReadRates {
  /** Null while invalid, and when the rates are certain. */
  programmes: Programmes | null
  /** By key of the stage; `` for the common number. */
  issues: ReadonlyMap<string, ValidationError>
}

/** Parses the programmes behind each rate for the simulation and returns their errors. */
export function readRates(
  { isUncertain, programmes, own }: RatesDraft,
  { indications }: Resolved,
): ReadRates {
  const issues = new Map<string, ValidationError>()
  if (!isUncertain) return { programmes: null, issues }
  const rule = { ...PROGRAMMES_RANGE, isInteger: true }
  const common = readTyped(programmes, rule)
  if (!common.ok) issues.set('', common.issue)
  const read = indications.map(({ id, stages }) =>
    stages.map(({ stage, isShared }) => {
      if (isShared) return null
      const key = stageKey(id, stage)
      const reading = readTyped(own[key] ?? '', { ...rule, isOptional: true })
      if (!reading.ok) issues.set(key, reading.issue)
      return (reading.ok ? reading.value : null) ?? (common.ok ? common.value : null)
    }),
  )
  return { programmes: issues.size === 0 ? read : null, issues }
}
