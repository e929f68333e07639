import * as z from 'zod'
import { flagOrFalse } from '@/shared/api/absent'
import { dataOf, get, put } from '@/shared/api'
import { FOLDER_TEMPLATES, NEW_DOCUMENTS, NOTICES, roomSetting } from '../../domain/setting'
import { inEachScope, type Scope } from '../../domain/scope'

const words = z.string().nullish()

/** What is set of a room. Names are assumed, here only. */
const Setting = z.object({
  version: z.number(),
  name: z.string(),
  description: words,
  endTime: z.string(),
  isPublishingOn: flagOrFalse,
  newDocuments: z.enum(NEW_DOCUMENTS).catch('ask'),
  isAutoIndexed: flagOrFalse,
  isIndexFrozen: flagOrFalse,
  isZipAllowed: flagOrFalse,
  ndaText: words,
  isTwoStep: flagOrFalse,
  hidesMembers: flagOrFalse,
  domains: words,
  addresses: words,
  sessionMinutes: z.number().catch(30),
  notices: z.enum(NOTICES).catch('daily'),
  announcement: words,
  folderTemplate: z.enum(FOLDER_TEMPLATES).catch('none'),
  inviteMessage: words,
})
export type Setting = z.infer<typeof Setting>

const settingApi = (scope: Scope) => ({
  read: get(`/${scope}/room/setting/:roomId`, { response: dataOf(Setting) }),
  save: put(`/${scope}/room/setting`, {
    body: roomSetting().and(z.object({ roomId: z.string(), version: z.number() })),
  }),
})

export const settingApis = inEachScope(settingApi)
