import { createContext, use } from 'react'
import { useCan } from '@/shared/auth/permissions'
import type { Scope } from '@/entities/roomScope'
import { canInRoom, type Ability } from '../domain/abilities'
import type { Room } from './rooms.api'
import { useScope } from './scope'

export const RoomContext = createContext<Room | null>(null)

/** The current room; only below a `RoomScreen` or `WithRoom`. */
export function useRoom(): Room {
  const room = use(RoomContext)
  if (!room) throw new Error('a part of a room stands outside of it')
  return room
}

/** Calls of the current section, with the id of the current room. */
export function useRoomApi<Api>(apis: Readonly<Record<Scope, Api>>) {
  const scope = useScope()
  return { api: apis[scope], scope, roomId: useRoom().id }
}

/** True if the user's permissions, their role in the room and its state allow the ability. */
export function useRoomCan(ability: Ability): boolean {
  const mayDo = useCan(`${useScope()}:${ability}`)
  return canInRoom(ability, useRoom()) && mayDo
}
