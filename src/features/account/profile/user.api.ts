import * as z from 'zod/mini'
import { bodyOf, post } from '@/shared/api'

/** The specification answers `msg: true`; text is accepted for servers that only send text. */
const FillCheck = z.pipe(
  z.object({ msg: z.nullish(z.union([z.boolean(), z.string()])) }),
  z.transform(({ msg }) => ({ isNeeded: msg === true || msg === 'true' })),
)

export const userApi = {
  /** True if the caller should be asked for a phone number now. */
  needFillPhone: post('/system/user/needFillPhone', {
    response: bodyOf(FillCheck),
    repeatSubmit: false,
    alerts: 'session',
  }),
  /** Suppresses the prompt for a week. */
  postponeWeekFill: post('/system/user/postponeWeekFill'),
}
