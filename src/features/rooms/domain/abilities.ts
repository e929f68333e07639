import type { RoomRole, RoomState } from './states'

/** Where the user stands in a room. */
export interface RoomStanding {
  state: RoomState
  role: RoomRole
}

const isAdmin = ({ role }: RoomStanding) => role === 'admin'
/** A closed room is read-only for everyone. */
const isOpen = ({ state }: RoomStanding) => state === 'active'

/** What may be done in a room apart from its documents, and who may do it while the room is in which state. */
export const ABILITIES = {
  'patent:list': ({ state }) => state !== 'deleted',
  'patent:edit': (room) => isAdmin(room) && isOpen(room),
} as const satisfies Record<string, (room: RoomStanding) => boolean>

export type Ability = keyof typeof ABILITIES

/** Whether a standing in a room allows something; screens show by it, the mock backend refuses by it. */
export const canInRoom = (ability: Ability, room: RoomStanding): boolean => ABILITIES[ability](room)
