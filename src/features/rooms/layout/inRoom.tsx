import type { ComponentType, ReactNode } from 'react'
import type { Scope } from '@/entities/roomScope'
import type { Column } from '@/shared/list/table/ListTable'
import type { Room } from '../room/rooms.api'
import { RoomScreen } from './RoomScreen'
import { ScopeContext } from '../room/scope'

const EMPTY_COLUMNS: readonly Column<Room>[] = []

interface InRoomProps {
  scope: Scope
  columns?: readonly Column<Room>[]
  children: ReactNode
}

export const InRoom = ({ scope, columns = EMPTY_COLUMNS, children }: InRoomProps) => (
  <ScopeContext value={scope}>
    <RoomScreen columns={columns}>{children}</RoomScreen>
  </ScopeContext>
)

export const inRoom = (scope: Scope, Screen: ComponentType): ComponentType =>
  function ScreenOfRoom() {
    return (
      <InRoom scope={scope}>
        <Screen />
      </InRoom>
    )
  }

export const inSection = (scope: Scope, Screen: ComponentType): ComponentType =>
  function ScreenOfSection() {
    return (
      <ScopeContext value={scope}>
        <Screen />
      </ScopeContext>
    )
  }
