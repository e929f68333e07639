export const ROOM_STATES = ['active', 'closed', 'deleted'] as const
export type RoomState = (typeof ROOM_STATES)[number]

/** Codes of the dictionary `vdr_room_status`. */
export const ROOM_CODES = { active: '0', closed: '1', deleted: '2' } as const satisfies Record<
  RoomState,
  string
>

export const ROOM_ROLES = ['admin', 'member'] as const
export type RoomRole = (typeof ROOM_ROLES)[number]

export const MEMBER_STATES = ['invited', 'loggedIn', 'stopped', 'enabled'] as const
export type MemberState = (typeof MEMBER_STATES)[number]

/** Codes of the dictionary `vdr_member_status`. */
export const MEMBER_CODES = {
  invited: '0',
  loggedIn: '1',
  stopped: '2',
  enabled: '3',
} as const satisfies Record<MemberState, string>

/** States of a document version, as in the dictionary `vdr_doc_status`. */
export const VERSION_STATES = [
  'private',
  'submitted',
  'rejected',
  'published',
  'unpublished',
  'recycled',
] as const
export type VersionState = (typeof VERSION_STATES)[number]

/** Maps the fields in which this family of backends stores a room's state. */
export function roomState({ status, delFlag }: { status: string; delFlag: string }): RoomState {
  if (delFlag !== '0') return 'deleted'
  // Unknown statuses count as the stricter one.
  return status === '0' ? 'active' : 'closed'
}
