import type { RoomRole } from '@/features/rooms/domain/states'
import { perScope, type Scope } from '@/entities/roomScope'
import { collection } from '../platform/collection'
import type { Account } from '../platform/db'
import { roomLog } from './log'
import type { StoredNode } from './store'

interface NodeFlags {
  id: string
  isFavorite?: boolean
  isReviewed?: boolean
}
const nodeFlags = perScope(() => collection<NodeFlags>())

const idOf = ({ userId }: Account, nodeId: string) => `${userId}:${nodeId}`

export function setNodeFlags(scope: Scope, account: Account, nodeId: string, change: Omit<NodeFlags, 'id'>) {
  const id = idOf(account, nodeId)
  nodeFlags[scope].put({ ...nodeFlags[scope].get(id), ...change, id })
}

/** Returns a predicate: true if one of the users has opened the document's current version. */
export function readBy(scope: Scope, roomId: string, userIds: readonly (string | null)[]) {
  const people = new Set(userIds)
  const read = new Set<string>()
  for (const { roomId: entryRoomId, nodeId, action, userId, versionNo, result } of roomLog[scope].values())
    if (entryRoomId === roomId && action === 'view' && result === 'ok' && people.has(userId))
      read.add(`${nodeId} ${versionNo}`)
  return ({ id, versionNo }: Pick<StoredNode, 'id' | 'versionNo'>) => read.has(`${id} ${versionNo}`)
}

/** Adds the caller's flags and read state; for admins also the numbers of views and downloads. */
export function withNodeFlags<Node extends StoredNode>(
  scope: Scope,
  account: Account,
  roomId: string,
  role: RoomRole,
  nodes: readonly Node[],
) {
  const read = new Set<string>()
  const views = new Map<string, number>()
  const downloads = new Map<string, number>()
  const add = (counts: Map<string, number>, id: string) => counts.set(id, (counts.get(id) ?? 0) + 1)
  for (const { roomId: entryRoomId, nodeId, action, userId, versionNo, result } of roomLog[scope].values()) {
    if (entryRoomId !== roomId || nodeId === undefined || result !== 'ok') continue
    if (action === 'view') add(views, nodeId)
    if (action === 'download') add(downloads, nodeId)
    if (action === 'view' && userId === account.userId) read.add(`${nodeId} ${versionNo}`)
  }
  return nodes.map((node) => {
    const { isFavorite = false, isReviewed = false } = nodeFlags[scope].get(idOf(account, node.id)) ?? {}
    const own = { ...node, isFavorite, isReviewed }
    if (node.kind === 'folder') return own
    return {
      ...own,
      isRead: read.has(`${node.id} ${node.versionNo}`),
      ...(role === 'admin' && { views: views.get(node.id) ?? 0, downloads: downloads.get(node.id) ?? 0 }),
    }
  })
}
