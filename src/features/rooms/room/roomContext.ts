import { createContext, use } from 'react'
import { useCan } from '@/shared/auth/permissions'
import type { Scope } from '@/entities/roomScope'
import { canInRoom, type Ability } from '../domain/abilities'
import type { Room } from './rooms.api'
import { useScope } from './scope'

export const RoomContext = createContext<Room | null>(null)

/** The room in hand; only below a `RoomScreen`. */
export function useRoom(): Room {
  const room = use(RoomContext)
  if (!room) throw new Error('a part of a room stands outside of it')
  return room
}

/** What is called for the room in hand: the calls of its section, and its id. */
export function useRoomApi<Api>(apis: Readonly<Record<Scope, Api>>) {
  const scope = useScope()
  return { api: apis[scope], scope, roomId: useRoom().id }
}

/** Whether the user may do something in the room in hand: by his permissions, his role there and the room's state. */
export function useRoomCan(ability: Ability): boolean {
  const mayDo = useCan(`${useScope()}:${ability}`)
  return canInRoom(ability, useRoom()) && mayDo
}
