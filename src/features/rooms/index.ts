/** What areas that stand above the rooms may use of them. */
export { documentApis, type RoomNode } from './documents/api'
export { LEVEL } from './domain/levels'
export { inRoom } from './frame/inRoom'
export { documentAddress } from './room/addresses'
export { useRoom, useRoomCan } from './room/roomContext'
