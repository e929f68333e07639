import type { RoomRole, RoomState } from './states'

/** Where the user stands in a room. */
export interface RoomStanding {
  state: RoomState
  role: RoomRole
  /** Extended valuation modification; who leads a room has it. */
  mayModifyValuation?: boolean
}

type Holds = (room: RoomStanding) => boolean

const isAdmin: Holds = ({ role }) => role === 'admin'
const isThere: Holds = ({ state }) => state !== 'deleted'
/** A closed room is read-only for everyone. */
const isOpen: Holds = ({ state }) => state === 'active'
const whoLeadsIt: Holds = (room) => isAdmin(room) && isThere(room)
const whoLeadsItWhileOpen: Holds = (room) => isAdmin(room) && isOpen(room)
const whoModifiesItsValuation: Holds = (room) =>
  isOpen(room) && (isAdmin(room) || room.mayModifyValuation === true)

/**
 * What may be done in a room apart from its single documents, and who may do it while the room is in which state. Each is
 * a permission too: `vdr:patent:list`. What may be done with a folder or document is its level (`effectiveLevel`).
 */
export const ABILITIES = {
  /** Figures of it: of all who lead it, of their own acts and tag members. */
  'dashboard:list': isThere,
  'patent:list': isThere,
  'patent:edit': whoLeadsItWhileOpen,
  /** Folders and documents as far as each may be seen. */
  'document:list': isThere,
  'document:edit': isOpen,
  /** What was deleted. */
  'recycle:list': whoLeadsIt,
  'recycle:edit': whoLeadsItWhileOpen,
  'documentaudit:list': whoLeadsIt,
  'documentaudit:decide': whoLeadsItWhileOpen,
  /** Members see those of their own tag, where the setting allows it. */
  'member:list': isThere,
  'member:edit': whoLeadsItWhileOpen,
  'tag:list': whoLeadsIt,
  'tag:edit': whoLeadsItWhileOpen,
  'permission:edit': whoLeadsItWhileOpen,
  /** What a room is set to: read while it is closed too, as closing and ending it stand there. */
  'setting:list': isAdmin,
  'setting:edit': whoLeadsItWhileOpen,
  'watermark:list': whoLeadsIt,
  'watermark:edit': whoLeadsItWhileOpen,
  /** What a member keeps to himself, and how much space all of them take for it. */
  'private:list': isThere,
  'private:edit': isOpen,
  'private:usage': whoLeadsIt,
  /** What the room is about, and from which documents that is known. */
  'asset:list': isThere,
  'asset:edit': whoLeadsItWhileOpen,
  /** What was done in it: all for who leads it, his own acts for a member; and all of it as a signed bundle. */
  'log:list': isThere,
  'log:bundle': whoLeadsIt,
  /** The valuation reports in it: all for who leads it, others those that are published to their tag. */
  'report:list': isThere,
  /** To put one into it. */
  'report:share': whoLeadsItWhileOpen,
  /** To say whose tags see one. */
  'report:publish': whoLeadsItWhileOpen,
  /** Groups with their messages, and questions with their answers, as far as each is for the reader. */
  'question:list': isThere,
  /** To say and ask something, and to answer. */
  'question:edit': isOpen,
  /** Groups, and what becomes of questions. */
  'question:lead': whoLeadsItWhileOpen,
  /** To name evidence of its assumptions, and to make scenarios of it. */
  'report:modify': whoModifiesItsValuation,
} as const satisfies Record<string, Holds>

export type Ability = keyof typeof ABILITIES

/** Whether a standing in a room allows something; screens show by it, the mock backend refuses by it. */
export const canInRoom = (ability: Ability, room: RoomStanding): boolean => ABILITIES[ability](room)
