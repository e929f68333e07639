import * as z from 'zod/mini'
import { flagOrFalse, textIfAny } from '@/shared/api/wireDefaults'
import { dataOf, get, put } from '@/shared/api'
import { perScope, type Scope } from '@/entities/roomScope'
import { FOLDER_TEMPLATES, NEW_DOCUMENTS, NOTICES, roomSetting, UPLOAD_SIZES } from '../domain/setting'

/** Settings of a room. Names are assumed, here only. */
const Setting = z.object({
  version: z.number(),
  name: z.string(),
  description: textIfAny,
  endTime: z.string(),
  isPublishingOn: flagOrFalse,
  newDocuments: z.catch(z.enum(NEW_DOCUMENTS), 'ask'),
  isAutoIndexed: flagOrFalse,
  isIndexFrozen: flagOrFalse,
  isZipAllowed: flagOrFalse,
  /** The room itself answers these three as `upload`, for its members. */
  uploadTypes: textIfAny,
  uploadMaxMb: z.catch(z.number(), UPLOAD_SIZES.min),
  uploadMaxFiles: z.nullish(z.number()),
  ndaText: textIfAny,
  isTwoStep: flagOrFalse,
  hidesMembers: flagOrFalse,
  domains: textIfAny,
  addresses: textIfAny,
  sessionMinutes: z.catch(z.number(), 30),
  notices: z.catch(z.enum(NOTICES), 'daily'),
  announcement: textIfAny,
  folderTemplate: z.catch(z.enum(FOLDER_TEMPLATES), 'none'),
  inviteMessage: textIfAny,
})
export type Setting = z.infer<typeof Setting>

const settingApi = (scope: Scope) => ({
  read: get(`/${scope}/room/setting/:roomId`, { response: dataOf(Setting) }),
  save: put(`/${scope}/room/setting`, {
    body: z.intersection(roomSetting(), z.object({ roomId: z.string(), version: z.number() })),
  }),
})

export const settingApis = perScope(settingApi)
