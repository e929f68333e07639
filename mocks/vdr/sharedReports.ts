import { collection } from '../platform/collection'
import type { Version } from '../valuation/store'
import { REFUSALS } from './refusals'

/** A version of a report that was put into a room; it stays as it is when the report goes on, or is deleted. */
export interface SharedReport {
  id: string
  roomId: string
  reportId: string
  version: number
  calculation: Version
  sharedBy: string
  sharedTime: string
  /** Whose members see it, beside who leads the room. */
  tagIds: readonly string[]
}

export const sharedReports = collection<SharedReport>(REFUSALS.noSharedReport)
