import type { ComponentType } from 'react'
import type { Scope } from '../domain/scope'
import { RoomScreen } from './RoomScreen'
import { ScopeContext } from '../room/scope'

/** A screen of a room, in one section. */
export const inRoom = (scope: Scope, Screen: ComponentType): ComponentType =>
  function ScreenOfRoom() {
    return (
      <ScopeContext value={scope}>
        <RoomScreen>
          <Screen />
        </RoomScreen>
      </ScopeContext>
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
