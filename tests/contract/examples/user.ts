import { avatarApi } from '@/features/account/avatar/avatar.api'
import { closingApi } from '@/features/account/closing/closing.api'
import { deviceApi } from '@/features/account/devices/devices.api'
import { profileApi } from '@/features/account/profile/profile.api'
import { userApi } from '@/features/account/profile/user.api'
import { SCOPES } from '@/entities/roomScope'
import { orders } from '@mocks/account/orders'
import { members } from '@mocks/rooms/store'
import { db, openSession } from '@mocks/account/store'
import { codeOf, sendCode } from '@mocks/account/verificationCodes'
import { makeFile } from '../../support/files'
import { storeFile } from '@mocks/platform/files'
import { example, type Example } from '../example'

function codeFor(receiver: string) {
  sendCode(receiver, 'change')
  return codeOf(receiver)!
}

export const examples: readonly Example[] = [
  example(profileApi.profile, () => ({})),
  example(profileApi.nickName, () => ({ body: { nickName: '系统管理员' } })),
  example(avatarApi.change, async () => ({
    body: { fileName: await storeFile(makeFile('avatar.jpg'), '1') },
  })),
  example(profileApi.phone, () => ({
    body: { phonenumber: '13900000001', smsCode: codeFor('13900000001') },
  })),
  example(profileApi.email, () => ({
    body: { email: 'new@example.com', emailCode: codeFor('new@example.com') },
  })),
  example(deviceApi.list, () => ({})),
  example(deviceApi.signOut, () => {
    const token = openSession(db.accounts.find(({ userName }) => userName === 'admin')!)
    return { path: { id: db.sessions.require(token).deviceId } }
  }),
  example(closingApi.detail, () => ({})),
  example(closingApi.close, () => {
    // An account that leads a room or has open orders cannot be closed.
    const admin = db.accounts.find(({ userName }) => userName === 'admin')!
    orders.remove(orders.all().filter(({ userId }) => userId === admin.userId))
    for (const scope of SCOPES)
      members[scope].remove(members[scope].all().filter(({ userId }) => userId === admin.userId))
    return {}
  }),
  example(userApi.needFillPhone, () => ({})),
  example(userApi.postponeWeekFill, () => ({})),
]
