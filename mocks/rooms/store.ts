import { canInRoom, type Ability } from '@/features/rooms/domain/abilities'
import { inEachScope, type Scope } from '@/features/rooms/domain/scope'
import { roomState, type RoomRole } from '@/features/rooms/domain/states'
import { parseTime } from '@/shared/lib/dates'
import type { Account } from '../platform/db'
import { collection } from '../platform/collection'
import { Refusal } from '../platform/mock'
import { REFUSALS } from './refusals'

export interface StoredRoom {
  id: string
  name: string
  targetName: string
  orgName: string
  status: '0' | '1'
  delFlag: '0' | '2'
  /** `YYYY-MM-DD HH:mm:ss` */
  endTime: string
  members: readonly { userId: string; role: RoomRole; tagName: string }[]
}

/** The rooms of each section. */
export const rooms = inEachScope(() => collection<StoredRoom>(REFUSALS.noRoom))

/** A room past its end is closed, whoever looks first. */
const statusOf = ({ status, endTime }: StoredRoom) =>
  (parseTime(endTime)?.getTime() ?? 0) <= Date.now() ? '1' : status

const membershipIn = ({ members }: StoredRoom, { userId }: Account) =>
  members.find((member) => member.userId === userId)

export const isMember = (account: Account) => (room: StoredRoom) => membershipIn(room, account) !== undefined

/** A room as it answers to a member. */
export function roomFor(room: StoredRoom, account: Account) {
  const { members, ...rest } = room
  const { role = 'member', tagName = '' } = membershipIn(room, account) ?? {}
  return { ...rest, status: statusOf(room), role, tagName, memberCount: members.length, documentCount: 0 }
}

/** The room in which the caller wants to do something. Refuses with 404 who is no member, with 500 what may not be done. */
export function roomAllowing(scope: Scope, account: Account, id: string, ability: Ability): StoredRoom {
  const room = rooms[scope].require(id, isMember(account))
  const { role, status, delFlag } = roomFor(room, account)
  if (!canInRoom(ability, { role, state: roomState({ status, delFlag }) })) {
    throw new Refusal(500, REFUSALS.notNow)
  }
  return room
}
