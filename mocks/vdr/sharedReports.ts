import { collection } from '../platform/collection'
import { REFUSALS } from './refusals'

/** A version of a report that was put into a room; it stays as it is when the report goes on. */
export interface SharedReport {
  id: string
  roomId: string
  reportId: string
  version: number
  sharedBy: string
  sharedTime: string
}

export const sharedReports = collection<SharedReport>(REFUSALS.noSharedReport)
