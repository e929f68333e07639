import { logApi } from '@/features/vdr/log/roomLog.api'
import { example, type Example } from '../example'

const roomId = '1'

export const examples: readonly Example[] = [
  example(logApi.list, () => ({ query: { roomId, pageNum: 1, pageSize: 10 } })),
  example(logApi.exported, () => ({ query: { roomId, action: 'login' } })),
  example(logApi.key, () => ({ query: { roomId } })),
  example(logApi.bundle, () => ({ query: { roomId } })),
]
