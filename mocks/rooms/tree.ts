import { effectiveLevel, type RoomReader, type RoomRights } from '@/features/rooms/domain/effectiveLevel'
import { LEVEL } from '@/features/rooms/domain/levels'
import { numberNodes, type NumberedNode } from '@/features/rooms/domain/numbering'
import type { Scope } from '@/entities/roomScope'
import type { Account } from '../platform/db'
import { frozenIndexes, type FrozenPlace } from './frozenIndex'
import { nodesSeenBy, readerIn, rightsInRoom, rightsNow, visibleNodes } from './rights'
import { settings } from './settings'
import { nodesOf } from './store'

/** Frozen index numbers, counted over the nodes that the reader knows; undefined if the index is not frozen. */
export function frozenNumbers(
  scope: Scope,
  roomId: string,
  isKnown: (place: FrozenPlace) => boolean = () => true,
) {
  const frozen = frozenIndexes[scope].get(roomId)
  return (
    frozen &&
    new Map(numberNodes(frozen.places.filter(isKnown)).map(({ id, indexNo }) => [id, indexNo] as const))
  )
}

const withIndex = <Node>(scope: Scope, roomId: string, nodes: NumberedNode<Node>[]) =>
  settings[scope].get(roomId)?.isAutoIndexed === false
    ? nodes.map((node) => ({ ...node, indexNo: '' }))
    : nodes

export function treeFor(scope: Scope, account: Account, roomId: string, as?: string) {
  const seen = visibleNodes(scope, account, roomId, as)
  const ids = new Set(seen.map(({ id }) => id))
  const reader = readerIn(scope, account, roomId, as)
  const frozen = frozenIndexes[scope].get(roomId)?.places
  const parents = new Map(frozen?.map(({ id, parentId }) => [id, parentId]))
  const rights = rightsInRoom(scope, roomId)
  const rightsWithDeleted = { ...rights, parentOf: (id: string) => rights.parentOf(id) ?? parents.get(id) }
  // A gap in the numbers may only reveal deleted nodes that the reader had seen.
  const isRemembered = ({ id, gone }: FrozenPlace) =>
    gone !== undefined &&
    reader !== undefined &&
    effectiveLevel(id, reader, rightsWithDeleted).level >= (gone === 'shown' ? LEVEL.fence : LEVEL.manage)
  const numbers = frozenNumbers(scope, roomId, (place) => ids.has(place.id) || isRemembered(place))
  return withIndex(scope, roomId, numberNodes(seen, numbers))
}

/** All nodes of a room, with the numbers that a leader sees. */
export const fullTree = (scope: Scope, roomId: string) =>
  withIndex(scope, roomId, numberNodes(nodesOf(scope, roomId), frozenNumbers(scope, roomId)))

/** The tree that a reader will see at a time (ISO) if nobody changes anything, with the level that they have now. */
export function treeAt(
  scope: Scope,
  roomId: string,
  { reader, userId, at }: { reader: RoomReader; userId: string; at: string },
) {
  const seenAt = (rights: RoomRights) => nodesSeenBy(scope, roomId, { reader, rights, userId })
  const now = new Map(seenAt(rightsInRoom(scope, roomId)).map(({ id, level }) => [id, level]))
  const seen = seenAt(rightsNow(scope, roomId).at(at))
  const ids = new Set(seen.map(({ id }) => id))
  const numbers = frozenNumbers(scope, roomId, ({ id }) => ids.has(id))
  return withIndex(scope, roomId, numberNodes(seen, numbers)).map((node) => ({
    ...node,
    levelNow: now.get(node.id) ?? LEVEL.none,
  }))
}
