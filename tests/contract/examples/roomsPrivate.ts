import { privateApi } from '@/features/vdr/private/privateItems.api'
import { privateItems } from '@mocks/vdr/privateItems'
import { example, type Example } from '../example'

const roomId = '1'
const note = { kind: 'note' as const, name: 'Demo', text: 'Demo words' }

export const examples: readonly Example[] = [
  example(privateApi.list, () => ({ query: { roomId, pageNum: 1, pageSize: 10 } })),
  example(privateApi.create, () => ({ body: { ...note, roomId } })),
  example(privateApi.update, () => ({
    body: { ...note, id: 'a2', was: privateItems.require('a2').updateTime },
  })),
  example(privateApi.remove, () => ({ path: { ids: 'a2,a3' } })),
  example(privateApi.file, () => ({ path: { id: 'a1' } })),
  example(privateApi.submit, () => ({ body: { roomId, ids: ['a1', 'a2'], folderId: '8' } })),
  example(privateApi.match, () => ({ query: { roomId, name: 'a.pdf', hash: 'a', size: 10 } })),
  example(privateApi.quota, () => ({ query: { roomId } })),
  example(privateApi.usage, () => ({ query: { roomId } })),
]
