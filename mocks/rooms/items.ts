import type { Scope } from '@/entities/roomScope'
import type { Account } from '../platform/db'
import type { collection } from '../platform/collection'
import { requireVersion, revisionStamp, type Versioned } from '../platform/versioned'
import { membershipIn, authorizeRoom } from './store'

export interface RoomItem extends Versioned {
  id: string
  roomId: string
  updateTime: string
}

type ItemInput<T> = Omit<T, keyof RoomItem>

/**
 * Creates the operations on items of a kind in a section's rooms. Each throws unless the caller may read or edit the
 * kind in the room; `check` throws if an item conflicts with the others of its room. `labelOf` names an item in errors.
 */
export function createRoomItems<T extends RoomItem>(
  scope: Scope,
  kind: 'patent',
  stored: ReturnType<typeof collection<T>>,
  check: (item: ItemInput<T>, others: readonly T[]) => void,
  labelOf: (item: T) => string,
) {
  const itemsOf = (roomId: string) => stored.all().filter((each) => each.roomId === roomId)
  const authorizeEdit = (account: Account, roomId: string) =>
    authorizeRoom(scope, account, roomId, `${kind}:edit`).id
  return {
    of: (account: Account, roomId: string) =>
      itemsOf(authorizeRoom(scope, account, roomId, `${kind}:list`).id),
    one(account: Account, id: string): T {
      const item = stored.require(id, ({ roomId }) => membershipIn(scope, roomId, account) !== undefined)
      authorizeRoom(scope, account, item.roomId, `${kind}:list`)
      return item
    },
    editable: (account: Account, roomId: string) => itemsOf(authorizeEdit(account, roomId)),
    addChecked(account: Account, roomId: string, inputs: readonly ItemInput<T>[]) {
      authorizeEdit(account, roomId)
      for (const item of inputs) stored.add({ ...item, roomId, ...revisionStamp(account) } as Omit<T, 'id'>)
    },
    add(account: Account, item: ItemInput<T> & { roomId: string }) {
      check(item, itemsOf(authorizeEdit(account, item.roomId)))
      stored.add({ ...item, ...revisionStamp(account) } as Omit<T, 'id'>)
    },
    /** Returns the item as it was before. */
    change(account: Account, { id, version, ...input }: ItemInput<T> & { id: string; version: number }): T {
      const before = stored.require(id)
      const siblings = itemsOf(authorizeEdit(account, before.roomId)).filter((each) => each.id !== id)
      requireVersion(before, version, labelOf(before))
      check(input as ItemInput<T>, siblings)
      stored.put({ ...before, ...input, ...revisionStamp(account, before) })
      return before
    },
    /** All or none. */
    remove(account: Account, ids: string) {
      const removed = stored.requireAll(ids)
      for (const { roomId } of removed) authorizeEdit(account, roomId)
      stored.remove(removed)
    },
  }
}
