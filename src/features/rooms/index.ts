import { lazyWithRetry } from '@/shared/ui/lazy/later'

/** What areas that stand above the rooms may use of them. */
export { documentApis, type RoomNode } from './documents/api'
export { DocumentSelect, useRoomTree } from './documents/DocumentSelect'
export { LEVEL } from './domain/levels'
export { firstBroken } from './domain/log/chain'
export { inGroups } from './domain/log/signature'
export { inRoom, InRoom } from './frame/inRoom'
export { WithRoom } from './frame/WithRoom'
export { memberApis } from './members/api'
export { AskForm } from './questions/LazyAskForm'
export { documentAddress, newRoomAddress, screenAddress } from './room/addresses'
export { roomApis, type Room } from './room/api'
export { useRoom, useRoomCan } from './room/roomContext'
export { useMayAsk } from './room/useSide'
export { useTags } from './tags/useTags'

/** Where a member comes into a room, and its figures; a section adds its own. */
export const RoomHome = lazyWithRetry(() => import('./home/HomePage'))
export const RoomDashboard = lazyWithRetry(() => import('./dashboard/DashboardPage'))

/** A document of the room in hand, to be read on the screen alone. */
export const RoomViewer = lazyWithRetry(() => import('./documents/RoomViewer'))
