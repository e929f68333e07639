import * as z from 'zod/mini'
import { flagOrFalse, textOrEmpty } from '@/shared/api/wireDefaults'
import { del, get, pageOf } from '@/shared/api'

/** A signed-in device; its id is not the session's token. */
const Device = z.object({
  id: z.coerce.string(),
  device: textOrEmpty,
  place: textOrEmpty,
  loginTime: z.nullish(z.string()),
  isCurrent: flagOrFalse,
})
export type Device = z.infer<typeof Device>

/** Assumed endpoints, kept separate from `/system/user/{id}`. */
export const deviceApi = {
  list: get('/account/device/list', { response: pageOf(Device) }),
  signOut: del('/account/device/:id'),
}
