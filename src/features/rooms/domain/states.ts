export const ROOM_STATES = ['active', 'closed', 'deleted'] as const
export type RoomState = (typeof ROOM_STATES)[number]

/** As the dictionary `vdr_room_status` names them. */
export const ROOM_CODES = { active: '0', closed: '1', deleted: '2' } as const satisfies Record<
  RoomState,
  string
>

export const ROOM_ROLES = ['admin', 'member'] as const
export type RoomRole = (typeof ROOM_ROLES)[number]

export const MEMBER_STATES = ['invited', 'loggedIn', 'stopped', 'enabled'] as const
export type MemberState = (typeof MEMBER_STATES)[number]

/** As the dictionary `vdr_member_status` names them. */
export const MEMBER_CODES = {
  invited: '0',
  loggedIn: '1',
  stopped: '2',
  enabled: '3',
} as const satisfies Record<MemberState, string>

/** Of a document's version, as the dictionary `vdr_doc_status` names them. */
export const VERSION_STATES = [
  'private',
  'submitted',
  'rejected',
  'published',
  'unpublished',
  'recycled',
] as const
export type VersionState = (typeof VERSION_STATES)[number]

/** How the backend family stores the state of a room: its status and its mark of deletion. */
export function roomState({ status, delFlag }: { status: string; delFlag: string }): RoomState {
  if (delFlag !== '0') return 'deleted'
  // An unknown status is taken for the stricter one.
  return status === '0' ? 'active' : 'closed'
}
