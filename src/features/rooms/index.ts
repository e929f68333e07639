import { lazyWithRetry } from '@/shared/ui/lazy/lazyWithRetry'

/** Public API for features that depend on rooms. */
export { documentApis, type RoomNode } from './documents/documents.api'
export { DocumentSelect, useRoomTree } from './documents/DocumentSelect'
export { LEVEL } from './domain/levels'
export { firstBroken } from './domain/log/chain'
export { formatThumbprint } from './domain/log/signature'
export { inRoom, InRoom } from './layout/inRoom'
export { WithRoom } from './layout/WithRoom'
export { memberApis } from './members/members.api'
export { AskForm } from './questions/LazyAskForm'
export { documentAddress, newRoomAddress, screenAddress } from './room/addresses'
export { roomApis, type Room } from './room/rooms.api'
export { useRoom, useRoomCan } from './room/roomContext'
export { useMayAsk } from './room/useSide'
export { useTags } from './tags/useTags'

export const RoomHome = lazyWithRetry(() => import('./home/HomePage'))
export const RoomDashboard = lazyWithRetry(() => import('./dashboard/DashboardPage'))

export const RoomViewer = lazyWithRetry(() => import('./documents/RoomViewer'))
