import { LEVEL } from '@/features/rooms/domain/levels'
import { isVariant } from '@/features/rooms/domain/variants'
import { perScope, type Scope } from '@/entities/roomScope'
import { now } from '../platform/clock'
import { collection } from '../platform/collection'
import { nextId, type Account } from '../platform/db'
import { Refusal } from '../platform/mock'
import { writeLog, remark } from './log'
import { namesakeOf, subtreeOf } from './nodes'
import { REFUSALS } from './refusals'
import { removeNode, authorizeNode, putNode } from './rights'
import { nodes, nodesOf, authorizeRoom, roomFor, rooms, type StoredNode } from './store'
import { registerUndo } from './undo'
import { allVersionsOf, versions } from './storedVersions'
import { showVersion, versionStores } from './versions'

interface Recycled {
  id: string
  roomId: string
  name: string
  kind: StoredNode['kind']
  place: string
  documents: number
  removeBy: string
  removeTime: string
  nodes: readonly StoredNode[]
}
export const recycled = perScope(() => collection<Recycled>(REFUSALS.noNode))

function pathOf(scope: Scope, { parentId }: StoredNode): string {
  const names: string[] = []
  for (let at = parentId; at !== null; at = nodes[scope].get(at)?.parentId ?? null) {
    names.unshift(nodes[scope].get(at)?.name ?? '')
  }
  return names.join(' / ')
}

/** Moves nodes with everything below them to the recycle bin, all or none; returns the new rows. */
export function recycle(scope: Scope, account: Account, ids: readonly string[]) {
  const chosen = ids.map((id) => authorizeNode(scope, account, id, LEVEL.manage))
  const checked = chosen.map(({ level: _level, ...node }) => {
    authorizeRoom(scope, account, node.roomId, 'document:edit')
    const subtree = subtreeOf(scope, node.roomId, [node.id])
    const documents = subtree.filter(({ kind }) => kind === 'document')
    const documentVersions = documents.flatMap(({ id }) => allVersionsOf(scope, id))
    if (documentVersions.some(({ state }) => state === 'submitted'))
      throw new Refusal(500, REFUSALS.inAudit(node.name))
    // Deleting requires the right to manage everything inside.
    for (const each of subtree) authorizeNode(scope, account, each.id, LEVEL.manage)
    return { node, within: subtree, documents, kept: documentVersions }
  })
  return checked.flatMap(({ node, within: subtree, documents, kept: documentVersions }) => {
    if (!nodes[scope].has(node.id)) return [] // already deleted with another node
    for (const version of documentVersions) {
      // Those who may delete the document need not be administrators, who alone decide on variants.
      if (isVariant(version)) versionStores[scope].commit(account, 'recycle', version)
      else versionStores[scope].act('recycle', { account, body: { id: version.id } })
    }
    const row = recycled[scope].put({
      id: nextId(),
      roomId: node.roomId,
      name: node.name,
      kind: node.kind,
      place: pathOf(scope, node),
      documents: documents.length,
      removeBy: account.nickName,
      removeTime: now(),
      nodes: subtree,
    })
    for (const each of subtree.toReversed()) removeNode(scope, account.nickName, each)
    writeLog(scope, node.roomId, account, {
      action: 'delete',
      nodeId: node.id,
      nodeName: node.name,
      text: node.name,
    })
    return [row]
  })
}

/** Id by which a removal can be undone; null if the caller may not restore. */
export function undoOfRemoval(scope: Scope, account: Account, rows: readonly Recycled[]): string | null {
  const room = rooms[scope].require(rows[0]!.roomId)
  if (roomFor(scope, room, account).role !== 'admin') return null
  return registerUndo(scope, account, () =>
    restore(
      scope,
      account,
      rows.map(({ id }) => id),
    ),
  )
}

const requireRecycled = (scope: Scope, account: Account, ids: readonly string[]) =>
  ids.map((id) => {
    const row = recycled[scope].require(id)
    authorizeRoom(scope, account, row.roomId, 'recycle:edit')
    return row
  })

/**
 * Restores nodes to their old folders, or to the top if those are deleted. Throws and restores nothing on a name
 * conflict.
 */
export function restore(scope: Scope, account: Account, ids: readonly string[]) {
  const rows = requireRecycled(scope, account, ids).map((row) => {
    const [node, ...subtree] = row.nodes
    const isParentGone = node!.parentId !== null && !nodes[scope].has(node!.parentId)
    const first = isParentGone ? { ...node!, parentId: null } : node!
    const siblings = nodesOf(scope, row.roomId).filter(({ parentId }) => parentId === first.parentId)
    if (namesakeOf(siblings, first.name, first.kind)) throw new Refusal(500, REFUSALS.nameTaken(first.name))
    return { ...row, nodes: [first, ...subtree] }
  })
  for (const row of rows) {
    for (const node of row.nodes) putNode(scope, account.nickName, node)
    for (const node of row.nodes) {
      for (const { id } of allVersionsOf(scope, node.id))
        versionStores[scope].act('restore', { account, body: { id } })
      showVersion(scope, account.nickName, node.id)
    }
    recycled[scope].delete(row.id)
    writeLog(scope, row.roomId, account, {
      action: 'move',
      nodeId: row.nodes[0]!.id,
      text: remark('restore', row.name),
    })
  }
}

export function purge(scope: Scope, account: Account, ids: readonly string[]) {
  for (const row of requireRecycled(scope, account, ids)) {
    const purgedVersions = row.nodes.flatMap(({ id }) => allVersionsOf(scope, id))
    for (const { id } of purgedVersions) versionStores[scope].allowed(account, 'purge', { id })
    versions[scope].remove(purgedVersions)
    recycled[scope].delete(row.id)
    writeLog(scope, row.roomId, account, {
      action: 'delete',
      nodeId: row.nodes[0]!.id,
      nodeName: row.name,
      text: remark('purge', row.name),
    })
  }
}
