import { profileApi } from '@/features/account/profile/api'
import { userApi } from '@/features/account/user/api'
import { collection } from '../../platform/collection'
import type { Account } from '../../platform/db'
import { storedFile } from '../../platform/files'
import { mock, Refusal } from '../../platform/mock'
import { spendCode } from '../codes'
import { REFUSALS } from '../refusals'
import { db } from '../store'
import { userOf } from '../verifications'

const WEEK = 7 * 86_400_000

/** Until when an account is not asked for its phone number; the id is the user's. */
const postponed = collection<{ id: string; until: number }>()

/** Refuses what another account has already. */
const keepOwn = (account: Account, has: (other: Account) => boolean, refusal: string) => {
  if (db.accounts.some((other) => other !== account && has(other))) throw new Refusal(500, refusal)
}

export const userMocks = [
  mock(profileApi.profile, 'signed-in', ({ account, token }) => userOf(account, token)),

  mock(profileApi.nickName, 'signed-in', ({ account, body }) => void Object.assign(account, body)),

  mock(profileApi.avatar, 'signed-in', ({ account, body: { fileName } }) => {
    if (!storedFile(fileName)) throw new Refusal(500, REFUSALS.noPicture)
    account.avatar = fileName
  }),

  mock(profileApi.phone, 'signed-in', ({ account, body: { phonenumber, smsCode } }) => {
    keepOwn(account, (other) => other.phonenumber === phonenumber, REFUSALS.phoneTaken)
    spendCode(phonenumber, 'change', smsCode)
    account.phonenumber = phonenumber
  }),

  mock(profileApi.email, 'signed-in', ({ account, body: { email, emailCode } }) => {
    keepOwn(account, (other) => other.email === email, REFUSALS.emailTaken)
    spendCode(email, 'change', emailCode)
    account.email = email
  }),

  mock(userApi.needFillPhone, 'signed-in', ({ account: { userId, phonenumber } }) => ({
    msg: phonenumber === '' && (postponed.get(userId)?.until ?? 0) < Date.now(),
  })),

  mock(
    userApi.postponeWeekFill,
    'signed-in',
    ({ account }) => void postponed.put({ id: account.userId, until: Date.now() + WEEK }),
  ),
]
