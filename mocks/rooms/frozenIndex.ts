import type { TreePosition } from '@/features/rooms/domain/numbering'
import { perScope, type Scope } from '@/entities/roomScope'
import { collection } from '../platform/collection'
import { nodesOf, type StoredNode } from './store'

/** Position of a node when the index was frozen, or when it was added later. */
export interface FrozenPlace extends TreePosition {
  /** Deleted since; its number is not reused. `hidden`: only managers had seen it. */
  gone?: 'shown' | 'hidden'
}

export const frozenIndexes = perScope(() => collection<{ id: string; places: readonly FrozenPlace[] }>())

export function freezeIndex(scope: Scope, roomId: string, isFrozen: boolean) {
  if (!isFrozen) frozenIndexes[scope].delete(roomId)
  else if (!frozenIndexes[scope].has(roomId)) {
    const places = nodesOf(scope, roomId).map(({ id, parentId, order }) => ({ id, parentId, order }))
    frozenIndexes[scope].put({ id: roomId, places })
  }
}

const put = (scope: Scope, id: string, places: readonly FrozenPlace[]) =>
  void frozenIndexes[scope].put({ id, places })

/** Gives a new node the next number in a frozen index; a restored node gets its old one. */
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

export function removeFromIndex(scope: Scope, { id, roomId, kind, state }: StoredNode) {
  const places = frozenIndexes[scope].get(roomId)?.places
  if (!places) return
  const gone = kind === 'folder' || state === 'published' ? 'shown' : 'hidden'
  put(
    scope,
    roomId,
    places.map((each) => (each.id === id ? { ...each, gone } : each)),
  )
}
