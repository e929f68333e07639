import type { RoomRole, RoomState } from './states'

export interface RoomAccess {
  state: RoomState
  role: RoomRole
  /** Extended right to modify valuations; admins always have it. */
  mayModifyValuation?: boolean
}

type RoomRule = (room: RoomAccess) => boolean

const isAdmin: RoomRule = ({ role }) => role === 'admin'
const exists: RoomRule = ({ state }) => state !== 'deleted'
/** A closed room is read-only for everyone. */
const isOpen: RoomRule = ({ state }) => state === 'active'
const isAdminOfExisting: RoomRule = (room) => isAdmin(room) && exists(room)
const isAdminOfOpen: RoomRule = (room) => isAdmin(room) && isOpen(room)
const mayEditValuation: RoomRule = (room) =>
  isOpen(room) && (isAdmin(room) || room.mayModifyValuation === true)

/**
 * Abilities in a room that do not depend on a single document, with the rule for each. Each is also a permission:
 * `vdr:patent:list`. Rights to folders and documents are levels (`effectiveLevel`).
 */
export const ABILITIES = {
  /** Admins see figures of the full room, members those of their own actions and tag. */
  'dashboard:list': exists,
  'patent:list': exists,
  'patent:edit': isAdminOfOpen,
  'document:list': exists,
  'document:edit': isOpen,
  'recycle:list': isAdminOfExisting,
  'recycle:edit': isAdminOfOpen,
  'documentaudit:list': isAdminOfExisting,
  'documentaudit:decide': isAdminOfOpen,
  /** Members see those of their own tag, if the setting allows it. */
  'member:list': exists,
  'member:edit': isAdminOfOpen,
  'tag:list': isAdminOfExisting,
  'tag:edit': isAdminOfOpen,
  'permission:edit': isAdminOfOpen,
  /** Readable while closed as well, because the close-out and end are part of the settings. */
  'setting:list': isAdmin,
  'setting:edit': isAdminOfOpen,
  'watermark:list': isAdminOfExisting,
  'watermark:edit': isAdminOfOpen,
  /** Private files of a member, and the space used by all members. */
  'private:list': exists,
  'private:edit': isOpen,
  'private:usage': isAdminOfExisting,
  'asset:list': exists,
  'asset:edit': isAdminOfOpen,
  /** Admins see the full log and can export it as a signed bundle; members see their own actions. */
  'log:list': exists,
  'log:bundle': isAdminOfExisting,
  /** Admins see all valuation reports, others those published to their tag. */
  'report:list': exists,
  'report:share': isAdminOfOpen,
  'report:publish': isAdminOfOpen,
  /** Group messages, questions and answers, limited to what is addressed to the viewer. */
  'question:list': exists,
  'question:edit': isOpen,
  'question:lead': isAdminOfOpen,
  'report:modify': mayEditValuation,
} as const satisfies Record<string, RoomRule>

export type Ability = keyof typeof ABILITIES

/** True if the ability is granted; used by the client to show actions and by the mock backend to reject them. */
export const canInRoom = (ability: Ability, room: RoomAccess): boolean => ABILITIES[ability](room)
