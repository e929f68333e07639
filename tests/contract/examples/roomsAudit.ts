import { auditApis } from '@/features/rooms/audit/audit.api'
import { roomNoticeApis } from '@/features/rooms/room/roomChanges.api'
import { SCOPES } from '@/entities/roomScope'
import { example, type Example } from '../example'

export const examples: readonly Example[] = SCOPES.flatMap((scope) => [
  example(auditApis[scope].list, () => ({ query: { roomId: '1', pageNum: 1, pageSize: 10 } })),
  example(roomNoticeApis[scope].waitCount, () => ({})),
  example(roomNoticeApis[scope].waiting, () => ({
    query: { kind: 'audit' as const, pageNum: 1, pageSize: 8 },
  })),
  example(auditApis[scope].decide, () => ({
    body: { ids: ['6-2-1v2'], decision: { result: 'reject', reason: '第三页缺少单位' } as const },
  })),
])
