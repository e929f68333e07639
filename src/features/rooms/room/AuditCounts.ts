import { SCOPES } from '@/entities/roomScope'
import { useLiveInvalidation } from '@/shared/live/useLiveInvalidation'
import { roomNoticeApis } from './roomChanges.api'

/** Refetches the number of waiting reviews after each submission or decision. */
export default function AuditCounts() {
  useLiveInvalidation(
    'vdrAudit',
    SCOPES.map((scope) => roomNoticeApis[scope].waitCount),
  )
  return null
}
