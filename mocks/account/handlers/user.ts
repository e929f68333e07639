import { avatarApi } from '@/features/account/avatar/avatar.api'
import { closingApi } from '@/features/account/closing/closing.api'
import { deviceApi } from '@/features/account/devices/devices.api'
import { profileApi } from '@/features/account/profile/profile.api'
import { userApi } from '@/features/account/profile/user.api'
import { collection } from '../../platform/collection'
import type { Account } from '../../platform/db'
import { storedFile } from '../../platform/files'
import { mock, Refusal } from '../../platform/mock'
import { closeAccount, closingOf } from '../accountClosing'
import { consumeCode } from '../verificationCodes'
import { REFUSALS } from '../refusals'
import { db } from '../store'
import { userOf } from '../verifications'

const WEEK = 7 * 86_400_000

/** Users who postponed entering a phone number, and until when; the id is the user's. */
const postponed = collection<{ id: string; until: number }>()

const refuseTaken = (account: Account, has: (other: Account) => boolean, refusal: string) => {
  if (db.accounts.some((other) => other !== account && has(other))) throw new Refusal(500, refusal)
}

export const userMocks = [
  mock(profileApi.profile, 'signed-in', ({ account, token }) => userOf(account, token)),

  mock(profileApi.nickName, 'signed-in', ({ account, body }) => void Object.assign(account, body)),

  mock(avatarApi.change, 'signed-in', ({ account, body: { fileName } }) => {
    if (!storedFile(fileName)) throw new Refusal(500, REFUSALS.noPicture)
    account.avatar = fileName
  }),

  mock(profileApi.phone, 'signed-in', ({ account, body: { phonenumber, smsCode } }) => {
    refuseTaken(account, (other) => other.phonenumber === phonenumber, REFUSALS.phoneTaken)
    consumeCode(phonenumber, 'change', smsCode)
    account.phonenumber = phonenumber
  }),

  mock(profileApi.email, 'signed-in', ({ account, body: { email, emailCode } }) => {
    refuseTaken(account, (other) => other.email === email, REFUSALS.emailTaken)
    consumeCode(email, 'change', emailCode)
    account.email = email
  }),

  mock(deviceApi.list, 'signed-in', ({ account, token }) => {
    const rows = db.sessions
      .all()
      .filter(({ userId }) => userId === account.userId)
      .map(({ id, deviceId, device, loginTime }) => ({
        id: deviceId,
        device,
        place: '演示环境',
        loginTime,
        isCurrent: id === token,
      }))
      .toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent))
    return { rows, total: rows.length }
  }),

  mock(deviceApi.signOut, 'signed-in', ({ account, path }) => {
    const found = db.sessions
      .all()
      .find(({ userId, deviceId }) => userId === account.userId && deviceId === path.id)
    if (!found) throw new Refusal(404, REFUSALS.noDevice)
    db.sessions.delete(found.id)
  }),

  mock(closingApi.detail, 'signed-in', ({ account }) => closingOf(account)),
  mock(closingApi.close, 'signed-in', ({ account }) => closeAccount(account)),

  mock(userApi.needFillPhone, 'signed-in', ({ account: { userId, phonenumber } }) => ({
    msg: phonenumber === '' && (postponed.get(userId)?.until ?? 0) < Date.now(),
  })),

  mock(
    userApi.postponeWeekFill,
    'signed-in',
    ({ account }) => void postponed.put({ id: account.userId, until: Date.now() + WEEK }),
  ),
]
