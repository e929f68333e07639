import * as z from 'zod/mini'
import { flagOrFalse, textOrEmpty } from '@/shared/api/wireDefaults'
import { del, get, pageOf } from '@/shared/api'

/** A device on which the account is signed in; its id is not the session's token. */
const Device = z.object({
  id: z.coerce.string(),
  /** Browser and system. */
  device: textOrEmpty,
  place: textOrEmpty,
  loginTime: z.nullish(z.string()),
  isCurrent: flagOrFalse,
})
export type Device = z.infer<typeof Device>

/** Where the account is signed in: assumed, and kept away from `/system/user/{id}`. */
export const deviceApi = {
  list: get('/account/device/list', { response: pageOf(Device) }),
  signOut: del('/account/device/:id'),
}
