import { call } from '@/shared/api'
import type { Scope } from '@/entities/roomScope'
import { MAX_RECORDS, type FindRecords } from '@/shared/feature'
import { screenAddress } from './addresses'
import { roomApis } from './rooms.api'

export const findRecordsOf =
  (scope: Scope): FindRecords =>
  async (keyword, { signal }) => {
    const query = { pageNum: 1, pageSize: MAX_RECORDS, keyword }
    const result = await call(roomApis[scope].list, { query }, { signal })
    if (!result.ok) return result
    const data = result.data.rows.map((room) => ({
      kind: scope,
      id: room.id,
      title: room.name,
      hint: room.targetName,
      to: screenAddress(scope, 'vhome', room.id),
    }))
    return { ...result, data }
  }
