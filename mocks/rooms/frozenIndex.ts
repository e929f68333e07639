import type { Placed } from '@/features/rooms/domain/numbering'
import { perScope, type Scope } from '@/entities/roomScope'
import { collection } from '../platform/collection'
import { nodesOf, type StoredNode } from './store'

/** Where a node stood when the index was frozen, or came to stand since then. */
export interface FrozenPlace extends Placed {
  /** Deleted since; its number is not given again. `hidden`: only who managed it had seen it. */
  gone?: 'shown' | 'hidden'
}

/** The index of rooms that is frozen; the id is the room's. */
export const frozenIndexes = perScope(() => collection<{ id: string; places: readonly FrozenPlace[] }>())

/** Keeps the numbers of a room as they are, or lets them follow the order again. */
export function freezeIndex(scope: Scope, roomId: string, isFrozen: boolean) {
  if (!isFrozen) frozenIndexes[scope].delete(roomId)
  else if (!frozenIndexes[scope].has(roomId)) {
    const places = nodesOf(scope, roomId).map(({ id, parentId, order }) => ({ id, parentId, order }))
    frozenIndexes[scope].put({ id: roomId, places })
  }
}

const put = (scope: Scope, id: string, places: readonly FrozenPlace[]) =>
  void frozenIndexes[scope].put({ id, places })

/** What comes into a room whose index is frozen gets the next number; what comes back has its own again. */
export function placeInIndex(scope: Scope, { id, roomId, parentId }: StoredNode) {
  const places = frozenIndexes[scope].get(roomId)?.places
  if (!places) return
  const known = places.find((place) => place.id === id)
  if (known && !known.gone) return
  const last = Math.max(0, ...places.flatMap((place) => (place.parentId === parentId ? [place.order] : [])))
  const place = known
    ? { id, parentId: known.parentId, order: known.order }
    : { id, parentId, order: last + 1 }
  put(scope, roomId, known ? places.map((each) => (each === known ? place : each)) : [...places, place])
}

/** What is deleted leaves its number behind. */
export function leaveIndex(scope: Scope, { id, roomId, kind, state }: StoredNode) {
  const places = frozenIndexes[scope].get(roomId)?.places
  if (!places) return
  const gone = kind === 'folder' || state === 'published' ? 'shown' : 'hidden'
  put(
    scope,
    roomId,
    places.map((each) => (each.id === id ? { ...each, gone } : each)),
  )
}
