import type { Scope } from '@/shared/domain/room/scope'
import type { Account } from '../platform/db'
import type { collection } from '../platform/collection'
import { membershipIn, roomAllowing } from './store'

interface Thing {
  id: string
  roomId: string
}

/**
 * What rooms of a section keep of one kind. Every step asks the room whether the caller may read or edit the kind there, and
 * `check` whether a thing may stand beside the others of its room; both refuse by throwing.
 */
export function thingsInRooms<T extends Thing>(
  scope: Scope,
  kind: 'patent',
  kept: ReturnType<typeof collection<T>>,
  check: (thing: Omit<T, 'id'>, others: readonly T[]) => void,
) {
  const within = (roomId: string) => kept.all().filter((each) => each.roomId === roomId)
  const editing = (account: Account, roomId: string) =>
    roomAllowing(scope, account, roomId, `${kind}:edit`).id
  return {
    /** Those of a room, to whoever may see them. */
    of: (account: Account, roomId: string) => within(roomAllowing(scope, account, roomId, `${kind}:list`).id),
    /** One of them, to whoever may see those of its room. */
    one(account: Account, id: string): T {
      const thing = kept.require(id, ({ roomId }) => membershipIn(scope, roomId, account) !== undefined)
      roomAllowing(scope, account, thing.roomId, `${kind}:list`)
      return thing
    },
    /** Those of a room, to whoever may change them. */
    editable: (account: Account, roomId: string) => within(editing(account, roomId)),
    /** Many that have been checked against each other and those of the room. */
    addChecked(account: Account, roomId: string, things: readonly Omit<T, 'id' | 'roomId'>[]) {
      editing(account, roomId)
      for (const thing of things) kept.add({ ...thing, roomId } as Omit<T, 'id'>)
    },
    add(account: Account, thing: Omit<T, 'id'>) {
      check(thing, within(editing(account, thing.roomId)))
      kept.add(thing)
    },
    change(account: Account, { id, ...changed }: Omit<T, 'roomId'>) {
      const { roomId } = kept.require(id)
      const thing = { ...changed, id, roomId } as T
      check(
        thing,
        within(editing(account, roomId)).filter((each) => each.id !== id),
      )
      kept.put(thing)
    },
    /** All or none. */
    remove(account: Account, ids: string) {
      const doomed = kept.requireAll(ids)
      for (const { roomId } of doomed) editing(account, roomId)
      kept.remove(doomed)
    },
  }
}
