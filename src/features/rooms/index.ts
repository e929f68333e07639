/** What areas that stand above the rooms may use of them. */
export { documentApis, type RoomNode } from './documents/api'
export { DocumentSelect, useRoomTree } from './documents/DocumentSelect'
export { LEVEL } from './domain/levels'
export { inRoom } from './frame/inRoom'
export { documentAddress, newRoomAddress, screenAddress } from './room/addresses'
export { roomApis } from './room/api'
export { useRoom, useRoomCan } from './room/roomContext'
export { useTags } from './tags/useTags'
