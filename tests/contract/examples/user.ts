import { userApi } from '@/features/account/user/api'
import { example, type Example } from '../example'

export const examples: readonly Example[] = [
  example(userApi.needFillPhone, () => ({})),
  example(userApi.postponeWeekFill, () => ({})),
]
