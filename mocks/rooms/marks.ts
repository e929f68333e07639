import type { RoomRole } from '@/features/rooms/domain/states'
import { perScope, type Scope } from '@/entities/roomScope'
import { collection } from '../platform/collection'
import type { Account } from '../platform/db'
import { roomLog } from './log'
import type { StoredNode } from './store'

/** What someone has marked of a node; its id names both. */
interface Mark {
  id: string
  isFavorite?: boolean
  isReviewed?: boolean
}
const marks = perScope(() => collection<Mark>())

const idOf = ({ userId }: Account, nodeId: string) => `${userId}:${nodeId}`

export function mark(scope: Scope, account: Account, nodeId: string, change: Omit<Mark, 'id'>) {
  const id = idOf(account, nodeId)
  marks[scope].put({ ...marks[scope].get(id), ...change, id })
}

/** Whether one of these people has opened a document as it is shown now. */
export function readBy(scope: Scope, roomId: string, userIds: readonly (string | null)[]) {
  const people = new Set(userIds)
  const read = new Set<string>()
  for (const { roomId: of, nodeId, action, userId, versionNo, result } of roomLog[scope].values())
    if (of === roomId && action === 'view' && result === 'ok' && people.has(userId))
      read.add(`${nodeId} ${versionNo}`)
  return ({ id, versionNo }: Pick<StoredNode, 'id' | 'versionNo'>) => read.has(`${id} ${versionNo}`)
}

/** Nodes with what the caller has marked and read, and, to an administrator, how often all have. */
export function withMarks<Node extends StoredNode>(
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
  for (const { roomId: of, nodeId, action, userId, versionNo, result } of roomLog[scope].values()) {
    if (of !== roomId || nodeId === undefined || result !== 'ok') continue
    if (action === 'view') add(views, nodeId)
    if (action === 'download') add(downloads, nodeId)
    if (action === 'view' && userId === account.userId) read.add(`${nodeId} ${versionNo}`)
  }
  return nodes.map((node) => {
    const { isFavorite = false, isReviewed = false } = marks[scope].get(idOf(account, node.id)) ?? {}
    const own = { ...node, isFavorite, isReviewed }
    if (node.kind === 'folder') return own
    return {
      ...own,
      isRead: read.has(`${node.id} ${node.versionNo}`),
      ...(role === 'admin' && { views: views.get(node.id) ?? 0, downloads: downloads.get(node.id) ?? 0 }),
    }
  })
}
