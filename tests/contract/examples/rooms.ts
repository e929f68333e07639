import { patentApis, PatentInput } from '@/features/rooms/patents/roomPatents.api'
import { roomApis } from '@/features/rooms/room/rooms.api'
import { SCOPES } from '@/entities/roomScope'
import { example, type Example } from '../example'

const table = () => {
  const form = new FormData()
  form.append('roomId', '1')
  form.append(
    'file',
    new File(['applicationNo,applicationDate,applicant\n1-2,2025-01-02,Demo Ltd.'], 'a.csv'),
  )
  return form
}
const page = { pageNum: 1, pageSize: 10 }
const patent = PatentInput.parse({
  applicationNo: '202510000001.X',
  applicationDate: '2025-01-02',
  applicant: 'Demo Ltd.',
})

export const examples: readonly Example[] = SCOPES.flatMap((scope) => [
  example(roomApis[scope].list, () => ({ query: page })),
  example(roomApis[scope].detail, () => ({ path: { id: '1' } })),
  example(patentApis[scope].list, () => ({ query: { ...page, roomId: '1' } })),
  example(patentApis[scope].detail, () => ({ path: { id: '1' } })),
  example(patentApis[scope].export, () => ({ query: { roomId: '1', language: 'en' as const } })),
  example(patentApis[scope].create, () => ({ body: { ...patent, roomId: '1' } })),
  example(patentApis[scope].update, () => ({ body: { ...patent, id: '1', version: 1 } })),
  example(patentApis[scope].importData, () => ({ body: table() })),
  example(patentApis[scope].remove, () => ({ path: { ids: '1' } })),
])
