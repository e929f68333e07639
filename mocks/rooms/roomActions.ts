import { roomWorkflow, type RoomAction, type RoomViewer } from '@/features/rooms/domain/roomWorkflow'
import { ROOM_CODES, type RoomRole, type RoomState } from '@/features/rooms/domain/states'
import rooms from '@/features/rooms/locales/zh.json'
import { perScope, type Scope } from '@/entities/roomScope'
import { parseTime } from '@/shared/lib/dates'
import { entriesOf } from '../entities/seed/dictionaries'
import type { Account } from '../platform/db'
import { push } from '../platform/socket'
import { createWorkflowStore } from '../platform/workflowStore'
import { changesOf } from './changes'
import { writeLog, remark } from './log'
import { putRoom } from './rights'
import { REFUSALS } from './refusals'
import { isKeeper, isOpenTo, membersOf, rooms as allRooms, roomFor, stateOf, type StoredRoom } from './store'

/** A room with its state and the caller's role. */
export type RoomEntity = StoredRoom & { state: RoomState; role: RoomRole }

const stateText = (state: RoomState) =>
  entriesOf('vdr_room_status')?.find(({ dictValue }) => dictValue === ROOM_CODES[state])?.dictLabel ?? state

export const viewerIn = (scope: Scope, account: Account): RoomViewer => ({
  isKeeper: isKeeper(scope, account),
})

export const roomEntityOf = (scope: Scope, room: StoredRoom, account: Account): RoomEntity => ({
  ...room,
  state: stateOf(room),
  role: roomFor(scope, room, account).role,
})

function toStored({ state, role: _role, ...room }: RoomEntity): StoredRoom {
  return { ...room, status: state === 'active' ? '0' : '1', delFlag: state === 'deleted' ? '2' : '0' }
}

/** Tells all members' clients to discard what they show of the room. */
export function revokeRoom(scope: Scope, roomId: string) {
  for (const { userId } of membersOf(scope, roomId)) {
    if (userId !== null) push(userId, { code: 200, msg: 'vdrRevoke', data: { roomId } })
  }
}

export function notifyExpired(scope: Scope) {
  for (const room of allRooms[scope].all()) {
    const { endTime, notifiedEnd, status, delFlag } = room
    const hasEnded = (parseTime(endTime)?.getTime() ?? 0) <= Date.now()
    if (!hasEnded || notifiedEnd === endTime || status !== '0' || delFlag !== '0') continue
    allRooms[scope].put({ ...room, notifiedEnd: endTime })
    revokeRoom(scope, room.id)
  }
}

export const roomActions = perScope((scope) => {
  const { allowed, commit } = createWorkflowStore({
    workflow: roomWorkflow,
    noun: rooms.choose.name,
    find: (account, id): RoomEntity =>
      roomEntityOf(
        scope,
        allRooms[scope].require(id, (room) => isKeeper(scope, account) || isOpenTo(scope, account)(room)),
        account,
      ),
    put: (room) => putRoom(scope, room.updatedBy, toStored(room)),
    viewerOf: (account) => viewerIn(scope, account),
    factsFor: (room) => room,
    messages: { role: REFUSALS.notNow, state: REFUSALS.notNow },
    stateText,
    wireNameOf: (action) => action,
  })
  return {
    allowed,
    act(
      action: RoomAction,
      account: Account,
      { id, version }: { id: string; version?: number | undefined },
      changes: Partial<StoredRoom> = {},
      text = '',
    ) {
      const room = allowed(account, action, { id, ...(version === undefined ? {} : { version }) })
      commit(account, action, room, changes, { text })
      writeLog(scope, id, account, {
        action: 'setting',
        text: remark(action, text),
        ...changesOf(room, changes),
      })
      if (action === 'close' || action === 'remove') revokeRoom(scope, id)
    },
  }
})
