import * as z from 'zod/mini'
import { dataOf, get, put } from '@/shared/api'
import { User } from '@/shared/auth/auth.api'
import { email, phone, required, sentCode, text } from '@/shared/form/fieldParsers'

export const NickName = z.object({ nickName: required(text(2, 30)) })
export const Phone = z.object({ phonenumber: required(phone), smsCode: required(sentCode) })
export const Email = z.object({ email: required(email), emailCode: required(sentCode) })

/** The user's own account. Names of the request fields are assumed. */
export const profileApi = {
  profile: get('/system/user/profile', { response: dataOf(User) }),
  nickName: put('/system/user/resetNickName', { body: NickName }),
  /** The code was sent to the new number. */
  phone: put('/system/user/resetPhonenumber', { body: Phone }),
  /** The code was sent to the new address. */
  email: put('/system/user/resetEmail', { body: Email }),
}
