import { LEVEL, type Level } from '@/features/rooms/domain/levels'
import { moveChanges, type MoveMode } from '@/features/rooms/domain/move'
import { MAX_DEPTH } from '@/features/rooms/domain/nodeName'
import type { RightsChange, RightsEvent } from '@/features/rooms/domain/rights'
import type { Scope } from '@/entities/roomScope'
import { now } from '../platform/clock'
import { nextId, type Account } from '../platform/db'
import { Refusal } from '../platform/mock'
import { writeLog } from './log'
import { revokeLostAccess } from './members'
import { REFUSALS } from './refusals'
import {
  toReader,
  changeRights,
  checkRightsVersion,
  authorizeNode,
  putNode,
  rightsEvents,
  rightsNow,
  visibleNodes,
} from './rights'
import { membersOf, nodes, nodesOf, authorizeRoom, roomFor, rooms, tagsOf, type StoredNode } from './store'
import { registerUndo } from './undo'

/** Returns the folder if the caller has the level there, or throws; only admins may change the top level (null). */
export function authorizeFolder(
  scope: Scope,
  account: Account,
  roomId: string,
  id: string | null,
  minLevel: Level,
) {
  const room = authorizeRoom(scope, account, roomId, 'document:edit')
  if (id === null) {
    if (roomFor(scope, room, account).role !== 'admin') throw new Refusal(500, REFUSALS.notYours)
    return null
  }
  const folder = authorizeNode(scope, account, id, minLevel)
  if (folder.roomId !== roomId || folder.kind !== 'folder') throw new Refusal(404, REFUSALS.noNode)
  return folder
}

export const childrenFor = (scope: Scope, account: Account, roomId: string, parentId: string | null) =>
  visibleNodes(scope, account, roomId).filter((node) => node.parentId === parentId)

const isSameName = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()

export const namesakeOf = (candidates: readonly StoredNode[], name: string, kind: StoredNode['kind']) =>
  candidates.find((node) => node.kind === kind && isSameName(node.name, name))

/** Number of folders on the path, including the node; 0 for the top. */
function depthOf(scope: Scope, id: string | null): number {
  let depth = 0
  for (let at = id; at !== null; at = nodes[scope].get(at)?.parentId ?? null) depth += 1
  return depth
}

export function checkDepth(scope: Scope, parentId: string | null, levels = 1) {
  if (depthOf(scope, parentId) + levels > MAX_DEPTH) throw new Refusal(500, REFUSALS.tooDeep(MAX_DEPTH))
}

const lastOrder = (scope: Scope, roomId: string, parentId: string | null) =>
  Math.max(0, ...nodesOf(scope, roomId).flatMap((node) => (node.parentId === parentId ? [node.order] : [])))

export function addNode(
  scope: Scope,
  account: Account,
  node: Omit<StoredNode, 'id' | 'order' | 'createTime'>,
): StoredNode {
  const added: StoredNode = {
    ...node,
    id: nextId(),
    order: lastOrder(scope, node.roomId, node.parentId) + 1,
    createTime: now(),
  }
  putNode(scope, account.nickName, added)
  return added
}

export function addFolder(
  scope: Scope,
  account: Account,
  { roomId, parentId, name }: Pick<StoredNode, 'roomId' | 'parentId' | 'name'>,
) {
  checkDepth(scope, parentId)
  if (namesakeOf(childrenFor(scope, account, roomId, parentId), name, 'folder')) {
    throw new Refusal(500, REFUSALS.nameTaken(name))
  }
  return addNode(scope, account, { roomId, parentId, name, kind: 'folder' })
}

export function subtreeOf(scope: Scope, roomId: string, ids: readonly string[]): StoredNode[] {
  const childrenByParent = new Map<string | null, StoredNode[]>()
  for (const node of nodesOf(scope, roomId)) {
    const siblings = childrenByParent.get(node.parentId)
    if (siblings) siblings.push(node)
    else childrenByParent.set(node.parentId, [node])
  }
  const found = ids.map((id) => nodes[scope].require(id))
  // Grows while it is iterated.
  for (const { id } of found) found.push(...(childrenByParent.get(id) ?? []))
  return [...new Map(found.map((node) => [node.id, node])).values()]
}

/** Moves nodes to another folder, all or none; returns the id by which this can be undone. */
export function moveNodes(
  scope: Scope,
  account: Account,
  request: {
    roomId: string
    nodes: readonly { id: string; parentId: string | null }[]
    target: string | null
    permissionMode: MoveMode
    version?: number | undefined
  },
) {
  const { roomId, target, permissionMode } = request
  authorizeFolder(scope, account, roomId, target, LEVEL.manage)
  checkRightsVersion(scope, roomId, request.version)
  const checked = request.nodes.map(({ id, parentId }) => {
    const node = authorizeNode(scope, account, id, LEVEL.manage)
    if (node.roomId !== roomId) throw new Refusal(404, REFUSALS.noNode)
    // A node whose folder the caller cannot see is shown to them at the top.
    const isUnmoved =
      node.parentId === parentId || (parentId === null && !isSeen(scope, account, node.parentId))
    if (!isUnmoved) throw new Refusal(500, REFUSALS.nodeChanged(node.name))
    const descendants = subtreeOf(scope, roomId, [id])
    if (descendants.some((each) => each.id === target)) throw new Refusal(500, REFUSALS.intoItself(node.name))
    const height = Math.max(...descendants.map((each) => depthOf(scope, each.id))) - depthOf(scope, id) + 1
    checkDepth(scope, target, height)
    const namesake = namesakeOf(childrenFor(scope, account, roomId, target), node.name, node.kind)
    if (namesake && namesake.id !== id) throw new Refusal(500, REFUSALS.nameTaken(node.name))
    return { node, within: descendants.slice(1).map((each) => each.id) }
  })
  const people = {
    tags: tagsOf(scope, roomId).map(({ id }) => id),
    members: membersOf(scope, roomId).map(toReader),
  }
  const moves = checked.map(({ node, within: descendants }) => {
    const rights = rightsNow(scope, roomId).at(new Date().toISOString())
    const changes = moveChanges(rights, node.id, target, permissionMode, people, descendants)
    const previousRights = changes.map((change): RightsChange => {
      if (change.kind === 'release') return { ...change, plan: null }
      if (change.kind !== 'rule') return { kind: 'node', node: node.id, parent: node.parentId }
      return { ...change, level: rights.ruleOf(change.node, change.subject, change.id)?.level ?? null }
    })
    const { level: _level, ...before } = node
    const after = nodes[scope].put({
      ...before,
      parentId: target,
      order: lastOrder(scope, roomId, target) + 1,
    })
    changeRights(scope, roomId, account.nickName, changes)
    writeLog(scope, roomId, account, { action: 'move', nodeId: node.id, text: permissionMode })
    return { before, after, previousRights, affectedIds: new Set([node.id, ...descendants]) }
  })
  const since = rightsEvents(scope, roomId).length
  return registerUndo(scope, account, () =>
    revokeLostAccess(scope, roomId, () => moveBack(scope, account, roomId, moves, since)),
  )
}

interface Moved {
  before: StoredNode
  after: StoredNode
  previousRights: readonly RightsChange[]
  affectedIds: ReadonlySet<string>
}

/** Undoes a move including the rights, all or none. */
function moveBack(scope: Scope, account: Account, roomId: string, moves: readonly Moved[], since: number) {
  const newEvents = rightsEvents(scope, roomId).slice(since)
  for (const { before, after, affectedIds } of moves) {
    const isTouched = ({ change }: RightsEvent) => 'node' in change && affectedIds.has(change.node)
    // Rows are immutable, so a changed node is another object.
    if (nodes[scope].get(after.id) !== after || newEvents.some(isTouched)) {
      throw new Refusal(500, REFUSALS.nodeChanged(before.name))
    }
    authorizeNode(scope, account, after.id, LEVEL.manage)
    authorizeFolder(scope, account, roomId, before.parentId, LEVEL.manage)
    const namesake = namesakeOf(
      childrenFor(scope, account, roomId, before.parentId),
      before.name,
      before.kind,
    )
    if (namesake) throw new Refusal(500, REFUSALS.nameTaken(before.name))
  }
  for (const { before, previousRights } of moves.toReversed()) {
    nodes[scope].put(before)
    changeRights(scope, roomId, account.nickName, previousRights)
    writeLog(scope, roomId, account, { action: 'move', nodeId: before.id, text: 'undo' })
  }
}

const byOrder = (a: StoredNode, b: StoredNode) => a.order - b.order

/** Sorts the nodes of a folder that the caller sees; hidden ones keep their positions. */
export function sortNodes(
  scope: Scope,
  account: Account,
  {
    roomId,
    parentId,
    was,
    ids,
  }: { roomId: string; parentId: string | null; was: readonly string[]; ids: readonly string[] },
) {
  authorizeFolder(scope, account, roomId, parentId, LEVEL.manage)
  const seen = childrenFor(scope, account, roomId, parentId)
    .toSorted(byOrder)
    .map(({ id }) => id)
  const isUnchanged = seen.length === was.length && seen.every((id, at) => id === was[at])
  if (!isUnchanged) throw new Refusal(500, REFUSALS.orderChanged)
  if (new Set(ids).size !== seen.length || !seen.every((id) => ids.includes(id)))
    throw new Refusal(500, REFUSALS.orderChanged)
  const visibleIds = new Set(seen)
  const next = ids.values()
  const all = nodesOf(scope, roomId).filter((node) => node.parentId === parentId)
  for (const [at, { id }] of all.toSorted(byOrder).entries()) {
    const idAtPosition = visibleIds.has(id) ? next.next().value! : id
    nodes[scope].put({ ...nodes[scope].require(idAtPosition), order: at + 1 })
  }
  writeLog(scope, roomId, account, {
    action: 'move',
    ...(parentId === null ? {} : { nodeId: parentId }),
    text: 'sort',
  })
}

function isSeen(scope: Scope, account: Account, id: string | null): boolean {
  if (id === null) return true
  const node = nodes[scope].get(id)
  return node !== undefined && visibleNodes(scope, account, node.roomId).some((each) => each.id === id)
}

export const roomName = (scope: Scope, roomId: string) => rooms[scope].require(roomId).name
