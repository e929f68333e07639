import { VERSION_CONFLICT } from '@/shared/workflow/versionConflict'
import { now } from './clock'
import { Refusal } from './mock'
import { REFUSALS } from './refusals'

/** A row with optimistic locking. */
export interface Versioned {
  version: number
  updatedBy: string
}

/** Throws a version conflict if the row has changed since the caller read it; `label` names it in the message. */
export function requireVersion({ version, updatedBy }: Versioned, readVersion: number, label: string) {
  if (version !== readVersion) throw new Refusal(VERSION_CONFLICT, REFUSALS.changedSince(label, updatedBy))
}

/** Version, time and author of a change; a new row gets version 1. */
export const revisionStamp = ({ nickName }: { nickName: string }, before?: Versioned) => ({
  version: (before?.version ?? 0) + 1,
  updateTime: now(),
  updatedBy: nickName,
})
