import { userApi } from '@/features/account/user/api'
import { onReset } from '../../platform/db'
import { mock } from '../../platform/mock'

const WEEK = 7 * 86_400_000

/** Time until which an account is not asked for its phone number, by user id. */
const postponed = new Map<string, number>()
onReset(() => postponed.clear())

export const userMocks = [
  mock(userApi.needFillPhone, 'signed-in', ({ account: { userId, phonenumber } }) => ({
    msg: phonenumber === '' && (postponed.get(userId) ?? 0) < Date.now(),
  })),

  mock(
    userApi.postponeWeekFill,
    'signed-in',
    ({ account }) => void postponed.set(account.userId, Date.now() + WEEK),
  ),
]
