import type { Scope } from '@/entities/roomScope'
import type { Account } from '../platform/db'
import type { collection } from '../platform/collection'
import { requireVersion, stamped, type Versioned } from '../platform/versioned'
import { membershipIn, roomAllowing } from './store'

export interface Thing extends Versioned {
  id: string
  roomId: string
  updateTime: string
}

/** What is typed of it. */
type Typed<T> = Omit<T, keyof Thing>

/**
 * What rooms of a section keep of one kind. Every step asks the room whether the caller may read or edit the kind there, and
 * `check` whether a thing may stand beside the others of its room; both refuse by throwing. `calls` names a thing in a
 * refusal.
 */
export function thingsInRooms<T extends Thing>(
  scope: Scope,
  kind: 'patent',
  kept: ReturnType<typeof collection<T>>,
  check: (thing: Typed<T>, others: readonly T[]) => void,
  calls: (thing: T) => string,
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
    addChecked(account: Account, roomId: string, things: readonly Typed<T>[]) {
      editing(account, roomId)
      for (const thing of things) kept.add({ ...thing, roomId, ...stamped(account) } as Omit<T, 'id'>)
    },
    add(account: Account, thing: Typed<T> & { roomId: string }) {
      check(thing, within(editing(account, thing.roomId)))
      kept.add({ ...thing, ...stamped(account) } as Omit<T, 'id'>)
    },
    /** What it was before. */
    change(account: Account, { id, version, ...typed }: Typed<T> & { id: string; version: number }): T {
      const before = kept.require(id)
      const beside = within(editing(account, before.roomId)).filter((each) => each.id !== id)
      requireVersion(before, version, calls(before))
      check(typed as Typed<T>, beside)
      kept.put({ ...before, ...typed, ...stamped(account, before) })
      return before
    },
    /** All or none. */
    remove(account: Account, ids: string) {
      const doomed = kept.requireAll(ids)
      for (const { roomId } of doomed) editing(account, roomId)
      kept.remove(doomed)
    },
  }
}
