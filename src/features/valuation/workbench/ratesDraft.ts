import * as z from 'zod/mini'
import { PROGRAMMES_RANGE, type Programmes, type Resolved } from '../engine'
import { stageKey } from './stageChanges'
import { readTyped, type Issue } from './typed'

/** Programmes behind a rate unless the reader knows better: those like this one are few. [default] */
const PROGRAMMES = 50

/** How certain the success rates are, as typed; own numbers of a stage by its key, empty for the common one. */
export const RatesDraft = z.object({
  isUncertain: z.boolean(),
  programmes: z.string(),
  own: z.record(z.string(), z.string()),
})
export type RatesDraft = z.infer<typeof RatesDraft>

export const certainRates = (): RatesDraft => ({
  isUncertain: false,
  programmes: String(PROGRAMMES),
  own: {},
})

export interface ReadRates {
  /** Null while something is wrong, and where the rates are certain. */
  programmes: Programmes | null
  /** By key of the stage; `` for the number of all. */
  issues: ReadonlyMap<string, Issue>
}

/** Programmes behind each rate as the simulation takes them, and what is wrong with them. */
export function readRates(
  { isUncertain, programmes, own }: RatesDraft,
  { indications }: Resolved,
): ReadRates {
  const issues = new Map<string, Issue>()
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
