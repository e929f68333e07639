import * as z from 'zod/mini'
import { put } from '@/shared/api'

export const avatarApi = {
  /** Assumed: makes an uploaded picture the avatar. */
  change: put('/account/avatar', { body: z.object({ fileName: z.string().check(z.minLength(1)) }) }),
}
