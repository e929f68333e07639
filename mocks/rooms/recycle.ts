import { LEVEL } from '@/features/rooms/domain/levels'
import { perScope, type Scope } from '@/entities/roomScope'
import { now } from '../platform/clock'
import { collection } from '../platform/collection'
import { nextId, type Account } from '../platform/db'
import { Refusal } from '../platform/mock'
import { note, remark } from './log'
import { namesakeOf, subtreeOf } from './nodes'
import { REFUSALS } from './refusals'
import { dropNode, nodeAllowing, putNode } from './rights'
import { nodes, nodesOf, roomAllowing, roomFor, rooms, type StoredNode } from './store'
import { undoable } from './undo'
import { showVersion, versionActs, versions, versionsOf } from './versions'

/** What was deleted in one step, with all that lay within. */
interface Recycled {
  id: string
  roomId: string
  name: string
  kind: StoredNode['kind']
  place: string
  documents: number
  removeBy: string
  removeTime: string
  /** Parents before their children. */
  nodes: readonly StoredNode[]
}
export const recycled = perScope(() => collection<Recycled>(REFUSALS.noNode))

function placeOf(scope: Scope, { parentId }: StoredNode): string {
  const names: string[] = []
  for (let at = parentId; at !== null; at = nodes[scope].get(at)?.parentId ?? null) {
    names.unshift(nodes[scope].get(at)?.name ?? '')
  }
  return names.join(' / ')
}

/** Takes nodes with all that lies within into the recycle bin, all or none; answers their rows there. */
export function recycle(scope: Scope, account: Account, ids: readonly string[]) {
  const chosen = ids.map((id) => nodeAllowing(scope, account, id, LEVEL.manage))
  const doomed = chosen.map(({ level: _level, ...node }) => {
    roomAllowing(scope, account, node.roomId, 'document:edit')
    const within = subtreeOf(scope, node.roomId, [node.id])
    const documents = within.filter(({ kind }) => kind === 'document')
    const kept = documents.flatMap(({ id }) => versionsOf(scope, id))
    if (kept.some(({ state }) => state === 'submitted')) throw new Refusal(500, REFUSALS.inAudit(node.name))
    // What he may not manage within is not his to delete.
    for (const each of within) nodeAllowing(scope, account, each.id, LEVEL.manage)
    return { node, within, documents, kept }
  })
  return doomed.flatMap(({ node, within, documents, kept }) => {
    if (!nodes[scope].has(node.id)) return [] // lay in another one of them
    for (const version of kept) versionActs[scope].act('recycle', { account, body: { id: version.id } })
    const row = recycled[scope].put({
      id: nextId(),
      roomId: node.roomId,
      name: node.name,
      kind: node.kind,
      place: placeOf(scope, node),
      documents: documents.length,
      removeBy: account.nickName,
      removeTime: now(),
      nodes: within,
    })
    for (const each of within.toReversed()) dropNode(scope, account.nickName, each)
    note(scope, node.roomId, account, {
      action: 'delete',
      nodeId: node.id,
      nodeName: node.name,
      text: node.name,
    })
    return [row]
  })
}

/** What a removal may be taken back by, where the caller may restore. */
export function undoOfRemoval(scope: Scope, account: Account, rows: readonly Recycled[]): string | null {
  const room = rooms[scope].require(rows[0]!.roomId)
  if (roomFor(scope, room, account).role !== 'admin') return null
  return undoable(scope, account, () =>
    restore(
      scope,
      account,
      rows.map(({ id }) => id),
    ),
  )
}

/** What was deleted, to who leads the room while it is open. */
const fromBin = (scope: Scope, account: Account, ids: readonly string[]) =>
  ids.map((id) => {
    const row = recycled[scope].require(id)
    roomAllowing(scope, account, row.roomId, 'recycle:edit')
    return row
  })

/** Puts deleted nodes back where they were; to the top where that is gone; none where one has a namesake. */
export function restore(scope: Scope, account: Account, ids: readonly string[]) {
  const rows = fromBin(scope, account, ids).map((row) => {
    const [node, ...within] = row.nodes
    const isGone = node!.parentId !== null && !nodes[scope].has(node!.parentId)
    const first = isGone ? { ...node!, parentId: null } : node!
    const beside = nodesOf(scope, row.roomId).filter(({ parentId }) => parentId === first.parentId)
    if (namesakeOf(beside, first.name, first.kind)) throw new Refusal(500, REFUSALS.nameTaken(first.name))
    return { ...row, nodes: [first, ...within] }
  })
  for (const row of rows) {
    for (const node of row.nodes) putNode(scope, account.nickName, node)
    for (const node of row.nodes) {
      for (const { id } of versionsOf(scope, node.id))
        versionActs[scope].act('restore', { account, body: { id } })
      showVersion(scope, account.nickName, node.id)
    }
    recycled[scope].delete(row.id)
    note(scope, row.roomId, account, {
      action: 'move',
      nodeId: row.nodes[0]!.id,
      text: remark('restore', row.name),
    })
  }
}

/** Deletes for good. */
export function purge(scope: Scope, account: Account, ids: readonly string[]) {
  for (const row of fromBin(scope, account, ids)) {
    const gone = row.nodes.flatMap(({ id }) => versionsOf(scope, id))
    for (const { id } of gone) versionActs[scope].allowed(account, 'purge', { id })
    versions[scope].remove(gone)
    recycled[scope].delete(row.id)
    note(scope, row.roomId, account, {
      action: 'delete',
      nodeId: row.nodes[0]!.id,
      nodeName: row.name,
      text: remark('purge', row.name),
    })
  }
}
