import { userApi } from '@/features/account/user/api'
import { collection } from '../../platform/collection'
import { mock } from '../../platform/mock'

const WEEK = 7 * 86_400_000

/** Until when an account is not asked for its phone number; the id is the user's. */
const postponed = collection<{ id: string; until: number }>()

export const userMocks = [
  mock(userApi.needFillPhone, 'signed-in', ({ account: { userId, phonenumber } }) => ({
    msg: phonenumber === '' && (postponed.get(userId)?.until ?? 0) < Date.now(),
  })),

  mock(
    userApi.postponeWeekFill,
    'signed-in',
    ({ account }) => void postponed.put({ id: account.userId, until: Date.now() + WEEK }),
  ),
]
