export const ROOM_STATES = ['active', 'closed', 'deleted'] as const
export type RoomState = (typeof ROOM_STATES)[number]

export const ROOM_ROLES = ['admin', 'member'] as const
export type RoomRole = (typeof ROOM_ROLES)[number]

export const MEMBER_STATES = ['invited', 'loggedIn', 'stopped', 'enabled'] as const
export type MemberState = (typeof MEMBER_STATES)[number]
