import { SCOPES } from '@/features/rooms/domain/scope'
import { roomApis } from '@/features/rooms/room/api'
import { serverTime } from '@/shared/lib/dates'
import { example, type Example } from '../example'

const later = () => serverTime(Date.now() + 90 * 86_400_000)
const room = () => ({
  targetName: 'BLX-7',
  indication: null,
  orgName: 'Demo Ltd.',
  creditCode: null,
  concept: 'POC-1',
  contractNo: null,
  phase: null,
  budget: null,
  isInsured: false,
  name: 'BLX-7 demo',
  description: null,
  endTime: later(),
  logo: [],
  defaultLevel: 0,
})

export const examples: readonly Example[] = SCOPES.flatMap((scope) => {
  const api = roomApis[scope]
  return [
    example(api.home, () => ({ path: { id: '1' } })),
    example(api.outline, () => ({ path: { id: '1' } })),
    example(api.create, () => ({ body: { ...room(), patents: [], tags: [], members: [] } })),
    example(api.update, () => ({ body: { ...room(), roomId: '1' } })),
    example(api.acceptNda, () => ({ body: { roomId: '1', version: 1 } })),
    example(api.closeOut, () => ({ path: { id: '1' } })),
    example(api.close, () => ({ body: { roomId: '1', reason: 'the deal is done' } })),
    example(api.enable, () => ({ body: { roomId: '2', endTime: later() } })),
    example(api.extend, () => ({ body: { ids: ['1', '2'], endTime: later() } })),
    example(api.remove, () => ({ path: { ids: '2' } })),
  ]
})
