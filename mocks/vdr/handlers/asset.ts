import { assetApi } from '@/features/vdr/asset/asset.api'
import { list } from '../../platform/list'
import { mock } from '../../platform/mock'
import { writeLog, remark } from '../../rooms/log'
import { membershipIn, authorizeRoom } from '../../rooms/store'
import { assetChanges, assetOf, saveAsset, sourcesFor } from '../assets'

const READ = 'vdr:asset:list'

export const assetMocks = [
  mock(assetApi.read, READ, ({ account, path }) => {
    const room = authorizeRoom('vdr', account, String(path.roomId), 'asset:list')
    const { id: _id, updatedBy: _by, ...asset } = assetOf(room)
    const isLeader = membershipIn('vdr', room.id, account)?.role === 'admin'
    return { ...asset, sources: sourcesFor(account, room, isLeader) }
  }),
  mock(assetApi.save, 'vdr:asset:edit', ({ account, body: { roomId, version, ...body } }) => {
    const room = authorizeRoom('vdr', account, roomId, 'asset:edit')
    const changed = saveAsset(account, room, version, body)
    writeLog('vdr', room.id, account, { action: 'setting', text: remark('asset', ...changed) })
  }),
  mock(assetApi.history, READ, ({ account, path, query: { field, ...query } }) => {
    const { id } = authorizeRoom('vdr', account, String(path.roomId), 'asset:list')
    const rows = assetChanges
      .all()
      .filter(({ roomId }) => roomId === id)
      .map(({ roomId: _room, ...change }) => ({
        ...change,
        changes: change.changes.filter((each) => field === undefined || each.field === field),
      }))
      .filter(({ changes }) => changes.length > 0)
    return list(rows, query, { latest: 'time' })
  }),
]
