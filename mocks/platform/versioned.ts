import { VERSION_CONFLICT } from '@/shared/workflow/conflict'
import { now } from './clock'
import { Refusal } from './mock'
import { REFUSALS } from './refusals'

/** What counts its changes, so that nobody overwrites those of somebody else. */
export interface Versioned {
  version: number
  updatedBy: string
}

/** Refuses a change of what has been changed since `read`, the version it was read in; `called` names it. */
export function requireVersion({ version, updatedBy }: Versioned, read: number, called: string) {
  if (version !== read) throw new Refusal(VERSION_CONFLICT, REFUSALS.changedSince(called, updatedBy))
}

/** What a change leaves behind, beside what it changes; of something new the first version. */
export const stamped = ({ nickName }: { nickName: string }, before?: Versioned) => ({
  version: (before?.version ?? 0) + 1,
  updateTime: now(),
  updatedBy: nickName,
})
