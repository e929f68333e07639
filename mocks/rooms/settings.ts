import type { RoomSetting } from '@/features/rooms/domain/setting'
import { perScope } from '@/entities/roomScope'
import { collection } from '../platform/collection'

type RoomField =
  | 'name'
  | 'description'
  | 'endTime'
  | 'isZipAllowed'
  | 'uploadTypes'
  | 'uploadMaxMb'
  | 'uploadMaxFiles'
  | 'ndaText'
  | 'announcement'
  | 'hidesMembers'

export type StoredSetting = Omit<RoomSetting, RoomField>

export const settings = perScope(() => collection<StoredSetting & { id: string }>())

export const DEFAULT_SETTING: StoredSetting = {
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
