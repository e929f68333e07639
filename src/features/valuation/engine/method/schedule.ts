import { isKeyOf } from './keys'
import { failure, success, type EngineResult } from './engineResult'
import {
  EARLIEST_START,
  GAP_BETWEEN_STAGES,
  GENERIC_DEVELOPMENT,
  PHASE_INTERVALS,
  PRECLINICAL_DURATION,
  type GenericKind,
} from './methodTables'
import { STAGES, type StageName } from './valuationTypes'

export interface ScheduleInput {
  currentStage: StageName
  /** Years from the base date; negative if the stage has started. */
  currentStart: number
  /** Areas without published intervals use those of all areas. */
  therapeuticArea?: string | null
  /** Time of today, 0 or negative; default 0. */
  now?: number | null
  /** Durations in years that replace the defaults. */
  durations?: Partial<Record<StageName, number | null>> | null
}

export interface ScheduledStage {
  stage: StageName
  start: number
  duration: number
}

/**
 * Default length of a stage in years; the published intervals of phases include the gap before the next start, which is
 * subtracted.
 */
export function defaultDuration(
  stage: StageName,
  area?: string | null,
  generic?: GenericKind | null,
): number {
  if (generic) return GENERIC_DEVELOPMENT[generic].years[stage]
  if (stage === 'preclinical') return PRECLINICAL_DURATION
  const known = area && isKeyOf(PHASE_INTERVALS, area) ? area : 'all'
  const [phase1, phase2, phase3, review] = PHASE_INTERVALS[known]
  if (stage === 'applying') return review
  return { phase1, phase2, phase3 }[stage] - GAP_BETWEEN_STAGES
}

/**
 * Current stage and all later ones with their default timing. Returns E_RANGE for an unknown stage or a missing start.
 */
export function schedule(input: ScheduleInput): EngineResult<ScheduledStage[]> {
  const { currentStage, currentStart, therapeuticArea, durations } = input
  const now = input.now ?? 0
  const current = STAGES.indexOf(currentStage)
  if (current < 0) return failure('E_RANGE', 'currentStage')
  if (!Number.isFinite(currentStart)) return failure('E_RANGE', 'currentStart')

  const stages: ScheduledStage[] = []
  let end = 0
  for (const stage of STAGES.slice(current)) {
    const isCurrent = stage === currentStage
    const start = isCurrent ? currentStart : Math.max(end + GAP_BETWEEN_STAGES, now + EARLIEST_START)
    const given = durations?.[stage] ?? null
    end = start + (given ?? defaultDuration(stage, therapeuticArea))
    // A stage overdue by its default length is assumed to end soon; a given length is not changed.
    if (isCurrent && given === null && end <= 0) end = 0.5
    stages.push({ stage, start, duration: end - start })
  }
  return success(stages)
}
