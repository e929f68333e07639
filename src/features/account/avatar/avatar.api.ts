import * as z from 'zod/mini'
import { put } from '@/shared/api'

export const avatarApi = {
  /** Makes an uploaded picture the avatar: assumed. */
  change: put('/account/avatar', { body: z.object({ fileName: z.string().check(z.minLength(1)) }) }),
}
