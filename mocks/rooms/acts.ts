import { roomWorkflow, type RoomAction, type RoomViewer } from '@/features/rooms/domain/roomWorkflow'
import { ROOM_CODES, type RoomRole, type RoomState } from '@/features/rooms/domain/states'
import rooms from '@/features/rooms/locales/zh.json'
import { perScope, type Scope } from '@/entities/roomScope'
import { parseTime } from '@/shared/lib/dates'
import { entriesOf } from '../entities/seed/dictionaries'
import type { Account } from '../platform/db'
import { push } from '../platform/socket'
import { createWorkflowStore } from '../platform/workflow'
import { changesOf } from './changes'
import { note, remark } from './log'
import { putRoom } from './rights'
import { REFUSALS } from './refusals'
import { isKeeper, isOpenTo, membersOf, rooms as kept, roomFor, stateOf, type StoredRoom } from './store'

/** A room as its workflow sees it: in a state, and as the caller stands in it. */
export type RoomStanding = StoredRoom & { state: RoomState; role: RoomRole }

const stateText = (state: RoomState) =>
  entriesOf('vdr_room_status')?.find(({ dictValue }) => dictValue === ROOM_CODES[state])?.dictLabel ?? state

export const viewerIn = (scope: Scope, account: Account): RoomViewer => ({
  isKeeper: isKeeper(scope, account),
})

export const standingOf = (scope: Scope, room: StoredRoom, account: Account): RoomStanding => ({
  ...room,
  state: stateOf(room),
  role: roomFor(scope, room, account).role,
})

/** A room without what depends on who looks at it. */
function asStored({ state, role: _role, ...room }: RoomStanding): StoredRoom {
  return { ...room, status: state === 'active' ? '0' : '1', delFlag: state === 'deleted' ? '2' : '0' }
}

/** Tells all members that what they see of a room is not theirs any more. */
export function revoke(scope: Scope, roomId: string) {
  for (const { userId } of membersOf(scope, roomId)) {
    if (userId !== null) push(userId, { code: 200, msg: 'vdrRevoke', data: { roomId } })
  }
}

/** Tells the members of rooms whose end has passed since anyone looked last. */
export function tellEnds(scope: Scope) {
  for (const room of kept[scope].all()) {
    const { endTime, toldEnd, status, delFlag } = room
    const isOver = (parseTime(endTime)?.getTime() ?? 0) <= Date.now()
    if (!isOver || toldEnd === endTime || status !== '0' || delFlag !== '0') continue
    kept[scope].put({ ...room, toldEnd: endTime })
    revoke(scope, room.id)
  }
}

/** What the handlers of a section do the actions on its rooms with. */
export const roomActs = perScope((scope) => {
  const { allowed, commit } = createWorkflowStore({
    workflow: roomWorkflow,
    noun: rooms.choose.name,
    find: (account, id): RoomStanding =>
      standingOf(
        scope,
        kept[scope].require(id, (room) => isKeeper(scope, account) || isOpenTo(scope, account)(room)),
        account,
      ),
    put: (room) => putRoom(scope, room.updatedBy, asStored(room)),
    viewerOf: (account) => viewerIn(scope, account),
    factsFor: (room) => room,
    reasons: { role: REFUSALS.notNow, state: REFUSALS.notNow },
    stateText,
    callOf: (action) => action,
  })
  return {
    /** The room, where the caller may do that with it now. */
    allowed,
    /** Does it, and writes it down. */
    act(
      action: RoomAction,
      account: Account,
      { id, version }: { id: string; version?: number | undefined },
      changes: Partial<StoredRoom> = {},
      text = '',
    ) {
      const room = allowed(account, action, { id, ...(version === undefined ? {} : { version }) })
      commit(account, action, room, changes, { text })
      note(scope, id, account, { action: 'setting', text: remark(action, text), ...changesOf(room, changes) })
      if (action === 'close' || action === 'remove') revoke(scope, id)
    },
  }
})
