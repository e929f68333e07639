import type { RoomSetting } from '@/features/rooms/domain/setting'
import { perScope } from '@/entities/roomScope'
import { collection } from '../platform/collection'

/** What a room keeps itself, as others ask for it. */
type OfRoom =
  | 'name'
  | 'description'
  | 'endTime'
  | 'isZipAllowed'
  | 'ndaText'
  | 'announcement'
  | 'hidesMembers'

export type StoredSetting = Omit<RoomSetting, OfRoom>

/** What is set of each section's rooms; the id is the room's. */
export const settings = perScope(() => collection<StoredSetting & { id: string }>())

/** What holds in a room whose administrators have set nothing. */
export const USUAL_SETTING: StoredSetting = {
  isPublishingOn: true,
  newDocuments: 'inherit',
  isAutoIndexed: true,
  isIndexFrozen: false,
  isTwoStep: false,
  domains: null,
  addresses: null,
  sessionMinutes: 30,
  notices: 'daily',
  folderTemplate: 'lifeScience',
  inviteMessage: null,
}
