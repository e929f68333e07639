import type { ComponentType, ReactNode } from 'react'
import type { Scope } from '@/entities/roomScope'
import type { Column } from '@/shared/list/table/ListTable'
import type { Room } from '../room/rooms.api'
import { RoomScreen } from './RoomScreen'
import { ScopeContext } from '../room/scope'

const NONE: readonly Column<Room>[] = []

interface InRoomProps {
  scope: Scope
  /** What the section says of each room where one is chosen. */
  columns?: readonly Column<Room>[]
  children: ReactNode
}

/** What stands in it is of a room, in one section. */
export const InRoom = ({ scope, columns = NONE, children }: InRoomProps) => (
  <ScopeContext value={scope}>
    <RoomScreen columns={columns}>{children}</RoomScreen>
  </ScopeContext>
)

/** A screen of a room, in one section. */
export const inRoom = (scope: Scope, Screen: ComponentType): ComponentType =>
  function ScreenOfRoom() {
    return (
      <InRoom scope={scope}>
        <Screen />
      </InRoom>
    )
  }

/** A screen about rooms that is of none of them, in one section. */
export const inSection = (scope: Scope, Screen: ComponentType): ComponentType =>
  function ScreenOfSection() {
    return (
      <ScopeContext value={scope}>
        <Screen />
      </ScopeContext>
    )
  }
