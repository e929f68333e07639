import { parseTime } from '@/shared/lib/dates'

/** Keeps a folder or document, with everything in it, from readers until its release. */
export interface ReleasePlan {
  node: string
  /** Tags whose members wait for the release; null for all members. */
  tagIds: readonly string[] | null
  /** Time of the release, as the server writes times; null if a phase releases it. */
  time: string | null
  /** Phase that releases it as long as it is started; null if it has a time. */
  phaseId: string | null
}

/** Stage of a deal, named by the room and started by hand. */
export interface ReleasePhase {
  name: string
  /** Day on which it is expected to start; decides nothing. */
  dueDay: string | null
  isStarted: boolean
}

/** A plan as it stands at a point in time. */
export interface Release extends ReleasePlan {
  id: string
  isMet: boolean
  setBy: string
  setTime: string
}

/** True if the release has happened by `at` (ISO). An unknown phase or an unreadable time releases nothing. */
export function isReleased(
  { time, phaseId }: ReleasePlan,
  phases: ReadonlyMap<string, Pick<ReleasePhase, 'isStarted'>>,
  at: string,
): boolean {
  if (time === null) return phaseId !== null && phases.get(phaseId)?.isStarted === true
  return (parseTime(time)?.getTime() ?? Infinity) <= Date.parse(at)
}

export const concernsTag = ({ tagIds }: ReleasePlan, tagId: string | null): boolean =>
  tagIds === null || (tagId !== null && tagIds.includes(tagId))

/** `overdue`: the phase that releases it should have started by `today` and has not. */
export function releaseState(
  { isMet }: Pick<Release, 'isMet'>,
  phase: Pick<ReleasePhase, 'dueDay' | 'isStarted'> | undefined,
  today: string,
): 'planned' | 'overdue' | 'released' {
  if (isMet) return 'released'
  return phase && isOverdue(phase, today) ? 'overdue' : 'planned'
}

/** True for a phase that should have started by `today` (`YYYY-MM-DD`). */
export const isOverdue = (
  { dueDay, isStarted }: Pick<ReleasePhase, 'dueDay' | 'isStarted'>,
  today: string,
): boolean => !isStarted && dueDay !== null && dueDay < today
