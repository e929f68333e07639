import * as z from 'zod/mini'
import { bodyOf, post } from '@/shared/api'

/** The specification has the fill check say yes by `msg: true`; as text where the server only sends texts. */
const FillCheck = z.pipe(
  z.object({ msg: z.nullish(z.union([z.boolean(), z.string()])) }),
  z.transform(({ msg }) => ({ isNeeded: msg === true || msg === 'true' })),
)

export const userApi = {
  /** Whether the caller is to be asked for his phone number now. */
  needFillPhone: post('/system/user/needFillPhone', {
    response: bodyOf(FillCheck),
    repeatSubmit: false,
    alerts: 'session',
  }),
  /** No question for a phone number for a week. */
  postponeWeekFill: post('/system/user/postponeWeekFill'),
}
