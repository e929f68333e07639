import { roomApis } from '@/features/rooms/room/rooms.api'
import { settingApis } from '@/features/rooms/room/roomSettings.api'
import { DEFAULT_WATERMARK } from '@/features/rooms/domain/watermark'
import { watermarkApis } from '@/features/rooms/watermark/watermark.api'
import { SCOPES } from '@/entities/roomScope'
import { serverTime } from '@/shared/lib/dates'
import { codeOf, sendCode } from '@mocks/account/verificationCodes'
import { db } from '@mocks/account/store'
import { rooms } from '@mocks/rooms/store'
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

const SETTING = {
  name: 'BLX-7 demo',
  description: null,
  isPublishingOn: true,
  newDocuments: 'ask' as const,
  isAutoIndexed: true,
  isIndexFrozen: false,
  isZipAllowed: true,
  ndaText: null,
  isTwoStep: false,
  hidesMembers: false,
  domains: 'example.com',
  addresses: '10.0.0.0/8',
  sessionMinutes: 30,
  uploadTypes: 'docx',
  uploadMaxMb: 50,
  uploadMaxFiles: null,
  notices: 'daily' as const,
  announcement: null,
  folderTemplate: 'none' as const,
  inviteMessage: null,
}

export const examples: readonly Example[] = SCOPES.flatMap((scope) => {
  const api = roomApis[scope]
  const setting = settingApis[scope]
  return [
    example(watermarkApis[scope].read, () => ({ path: { roomId: '1' } })),
    example(watermarkApis[scope].save, () => ({ body: { ...DEFAULT_WATERMARK, roomId: '1', version: 0 } })),
    example(setting.read, () => ({ path: { roomId: '1' } })),
    example(setting.save, () => ({ body: { ...SETTING, endTime: later(), roomId: '1', version: 1 } })),
    example(api.home, () => ({ path: { id: '1' } })),
    example(api.outline, () => ({ path: { id: '1' } })),
    example(api.create, () => ({
      body: { ...room(), patents: [], tags: [], members: [], watermark: '{email} {time}' },
    })),
    example(api.update, () => ({ body: { ...room(), roomId: '1' } })),
    example(api.acceptNda, () => ({ body: { roomId: '1', version: 1 } })),
    example(api.sendCode, () => ({ body: { roomId: '1' } })),
    example(api.verifyCode, () => {
      const { phonenumber } = db.accounts.find(({ userName }) => userName === 'admin')!
      sendCode(phonenumber, 'room')
      return { body: { roomId: '1', code: codeOf(phonenumber)! } }
    }),
    example(api.closeOut, () => ({ path: { id: '1' } })),
    example(api.close, () => ({ body: { roomId: '1', reason: 'the deal is done' } })),
    example(api.enable, () => ({ body: { roomId: '2', endTime: later() } })),
    example(api.extend, () => ({ body: { ids: ['1', '2'], endTime: later() } })),
    example(api.remove, () => ({ path: { ids: '2' }, body: { name: rooms[scope].require('2').name } })),
  ]
})
