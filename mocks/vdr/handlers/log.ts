import { logApi } from '@/features/vdr/log/roomLog.api'
import { safeFileName } from '@/shared/lib/csv'
import { now } from '../../platform/clock'
import { mock } from '../../platform/mock'
import { page } from '../../platform/page'
import { BUNDLE_REMARK, writeLog, remark } from '../../rooms/log'
import { storeRoomFile } from '../../rooms/roomFiles'
import { authorizeRoom } from '../../rooms/store'
import { bundleOf, demoKeyId } from '../logBundle'
import { chainOf } from '../logChain'
import { logFile } from '../logFile'
import { logFor } from '../logRows'

const READ = 'vdr:log:list'

const stamp = () => now().replace(/\D/g, '')

export const logMocks = [
  mock(logApi.list, READ, ({ account, query }) => {
    authorizeRoom('vdr', account, query.roomId, 'log:list')
    return page(logFor(account, query), query)
  }),

  mock(logApi.exported, READ, async ({ account, query: { language = 'zh', ...query } }) => {
    const room = authorizeRoom('vdr', account, query.roomId, 'log:list')
    const rows = logFor(account, query)
    const file = await logFile(rows, language)
    writeLog('vdr', room.id, account, { action: 'export', text: remark('log', rows.length) })
    const name = `${safeFileName(room.name)}_log_${stamp()}.csv`
    return { msg: storeRoomFile('vdr', account, room.id, { ...file, name }) }
  }),

  mock(logApi.key, READ, ({ account, query: { roomId } }) => {
    authorizeRoom('vdr', account, roomId, 'log:list')
    return { keyId: demoKeyId() }
  }),

  mock(logApi.bundle, 'vdr:log:bundle', async ({ account, query: { roomId, from, to } }) => {
    const room = authorizeRoom('vdr', account, roomId, 'log:bundle')
    const entries = chainOf(room.id).filter(
      ({ time }) => (!from || time.slice(0, 10) >= from) && (!to || time.slice(0, 10) <= to),
    )
    const about = { room: { id: room.id, name: room.name }, time: now() }
    const { manifest, bytes } = await bundleOf(entries, about)
    writeLog('vdr', room.id, account, { action: 'export', text: remark(BUNDLE_REMARK, entries.length) })
    const { count, first, last, lastHash, keyId } = manifest
    const name = `${safeFileName(room.name)}_log_${stamp()}.zip`
    return {
      fileName: storeRoomFile('vdr', account, room.id, { bytes, type: 'application/zip', name }),
      count,
      first,
      last,
      lastHash,
      keyId,
    }
  }),
]
