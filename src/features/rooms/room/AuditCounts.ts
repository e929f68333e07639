import { SCOPES } from '@/entities/roomScope'
import { useReadAgain } from '@/shared/live/useReadAgain'
import { roomNoticeApis } from './roomChanges.api'

/** Counts what waits for an audit anew, whenever something was handed in or decided. */
export default function AuditCounts() {
  useReadAgain(
    'vdrAudit',
    SCOPES.map((scope) => roomNoticeApis[scope].waitCount),
  )
  return null
}
