import { LEVEL, type Level } from '@/features/rooms/domain/levels'
import { moveChanges, type MoveMode } from '@/features/rooms/domain/move'
import { MOST_DEPTH } from '@/features/rooms/domain/nodeName'
import type { RightsChange, RightsEvent } from '@/features/rooms/domain/rights'
import type { Scope } from '@/entities/roomScope'
import { now } from '../platform/clock'
import { nextId, type Account } from '../platform/db'
import { Refusal } from '../platform/mock'
import { note } from './log'
import { tellingLosers } from './members'
import { REFUSALS } from './refusals'
import {
  asReader,
  changeRights,
  refuseOtherRights,
  nodeAllowing,
  putNode,
  rightsEvents,
  rightsNow,
  rightsVersion,
  visibleNodes,
} from './rights'
import { membersOf, nodes, nodesOf, roomAllowing, roomFor, rooms, tagsOf, type StoredNode } from './store'
import { undoable } from './undo'

/** A folder in which the caller may do this much; the top is its administrators'. */
export function folderAllowing(
  scope: Scope,
  account: Account,
  roomId: string,
  id: string | null,
  least: Level,
) {
  const room = roomAllowing(scope, account, roomId, 'document:edit')
  if (id === null) {
    if (roomFor(scope, room, account).role !== 'admin') throw new Refusal(500, REFUSALS.notYours)
    return null
  }
  const folder = nodeAllowing(scope, account, id, least)
  if (folder.roomId !== roomId || folder.kind !== 'folder') throw new Refusal(404, REFUSALS.noNode)
  return folder
}

/** What lies in a folder, as far as the caller may know. */
export const childrenFor = (scope: Scope, account: Account, roomId: string, parentId: string | null) =>
  visibleNodes(scope, account, roomId).filter((node) => node.parentId === parentId)

const sameName = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()

export const namesakeOf = (among: readonly StoredNode[], name: string, kind: StoredNode['kind']) =>
  among.find((node) => node.kind === kind && sameName(node.name, name))

/** Folders around a node, itself included; the top has none. */
function depthOf(scope: Scope, id: string | null): number {
  let depth = 0
  for (let at = id; at !== null; at = nodes[scope].get(at)?.parentId ?? null) depth += 1
  return depth
}

export function refuseTooDeep(scope: Scope, parentId: string | null, levels = 1) {
  if (depthOf(scope, parentId) + levels > MOST_DEPTH) throw new Refusal(500, REFUSALS.tooDeep(MOST_DEPTH))
}

const lastOrder = (scope: Scope, roomId: string, parentId: string | null) =>
  Math.max(0, ...nodesOf(scope, roomId).flatMap((node) => (node.parentId === parentId ? [node.order] : [])))

/** Puts something new behind all that lies in a folder. */
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
  refuseTooDeep(scope, parentId)
  if (namesakeOf(childrenFor(scope, account, roomId, parentId), name, 'folder')) {
    throw new Refusal(500, REFUSALS.nameTaken(name))
  }
  return addNode(scope, account, { roomId, parentId, name, kind: 'folder' })
}

/** Everything below some nodes, those included, parents first. */
export function subtreeOf(scope: Scope, roomId: string, ids: readonly string[]): StoredNode[] {
  const inside = new Map<string | null, StoredNode[]>()
  for (const node of nodesOf(scope, roomId)) {
    const siblings = inside.get(node.parentId)
    if (siblings) siblings.push(node)
    else inside.set(node.parentId, [node])
  }
  const found = ids.map((id) => nodes[scope].require(id))
  // It grows while it is walked.
  for (const { id } of found) found.push(...(inside.get(id) ?? []))
  return [...new Map(found.map((node) => [node.id, node])).values()]
}

/** Puts nodes into another folder, all or none; answers what it may be taken back by. */
export function moveNodes(
  scope: Scope,
  account: Account,
  asked: {
    roomId: string
    nodes: readonly { id: string; parentId: string | null }[]
    target: string | null
    permissionMode: MoveMode
    version?: number | undefined
  },
) {
  const { roomId, target, permissionMode } = asked
  folderAllowing(scope, account, roomId, target, LEVEL.manage)
  refuseOtherRights(scope, roomId, asked.version)
  const taken = asked.nodes.map(({ id, parentId }) => {
    const node = nodeAllowing(scope, account, id, LEVEL.manage)
    if (node.roomId !== roomId) throw new Refusal(404, REFUSALS.noNode)
    // What stands where the caller does not see its folder stands at the top for him.
    const isWhereRead =
      node.parentId === parentId || (parentId === null && !isSeen(scope, account, node.parentId))
    if (!isWhereRead) throw new Refusal(500, REFUSALS.nodeChanged(node.name))
    const within = subtreeOf(scope, roomId, [id])
    if (within.some((each) => each.id === target)) throw new Refusal(500, REFUSALS.intoItself(node.name))
    const height = Math.max(...within.map((each) => depthOf(scope, each.id))) - depthOf(scope, id) + 1
    refuseTooDeep(scope, target, height)
    const namesake = namesakeOf(childrenFor(scope, account, roomId, target), node.name, node.kind)
    if (namesake && namesake.id !== id) throw new Refusal(500, REFUSALS.nameTaken(node.name))
    return { node, within: within.slice(1).map((each) => each.id) }
  })
  const people = {
    tags: tagsOf(scope, roomId).map(({ id }) => id),
    members: membersOf(scope, roomId).map(asReader),
  }
  const moves = taken.map(({ node, within }) => {
    const rights = rightsNow(scope, roomId).at(new Date().toISOString())
    const changes = moveChanges(rights, node.id, target, permissionMode, people, within)
    const former = changes.map((change): RightsChange => {
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
    note(scope, roomId, account, { action: 'move', nodeId: node.id, text: permissionMode })
    return { before, after, former, about: new Set([node.id, ...within]) }
  })
  const since = rightsVersion(scope, roomId)
  return undoable(scope, account, () =>
    tellingLosers(scope, roomId, () => moveBack(scope, account, roomId, moves, since)),
  )
}

interface Moved {
  before: StoredNode
  after: StoredNode
  /** What stood in the rights before. */
  former: readonly RightsChange[]
  /** The node and all within. */
  about: ReadonlySet<string>
}

/** Puts nodes back where they were moved from, with the rights that they had. All or none. */
function moveBack(scope: Scope, account: Account, roomId: string, moves: readonly Moved[], since: number) {
  const news = rightsEvents(scope, roomId).slice(since)
  for (const { before, after, about } of moves) {
    const isTouched = ({ change }: RightsEvent) => 'node' in change && about.has(change.node)
    // What is changed is another object.
    if (nodes[scope].get(after.id) !== after || news.some(isTouched)) {
      throw new Refusal(500, REFUSALS.nodeChanged(before.name))
    }
    nodeAllowing(scope, account, after.id, LEVEL.manage)
    folderAllowing(scope, account, roomId, before.parentId, LEVEL.manage)
    const namesake = namesakeOf(
      childrenFor(scope, account, roomId, before.parentId),
      before.name,
      before.kind,
    )
    if (namesake) throw new Refusal(500, REFUSALS.nameTaken(before.name))
  }
  for (const { before, former } of moves.toReversed()) {
    nodes[scope].put(before)
    changeRights(scope, roomId, account.nickName, former)
    note(scope, roomId, account, { action: 'move', nodeId: before.id, text: 'undo' })
  }
}

const byOrder = (a: StoredNode, b: StoredNode) => a.order - b.order

/** Puts what the caller sees in a folder into another order; what he does not see stays where it is among them. */
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
  folderAllowing(scope, account, roomId, parentId, LEVEL.manage)
  const seen = childrenFor(scope, account, roomId, parentId)
    .toSorted(byOrder)
    .map(({ id }) => id)
  const isAsRead = seen.length === was.length && seen.every((id, at) => id === was[at])
  if (!isAsRead) throw new Refusal(500, REFUSALS.orderChanged)
  if (new Set(ids).size !== seen.length || !seen.every((id) => ids.includes(id)))
    throw new Refusal(500, REFUSALS.orderChanged)
  const isOneOfThem = new Set(seen)
  const next = ids.values()
  const all = nodesOf(scope, roomId).filter((node) => node.parentId === parentId)
  for (const [at, { id }] of all.toSorted(byOrder).entries()) {
    const standsHere = isOneOfThem.has(id) ? next.next().value! : id
    nodes[scope].put({ ...nodes[scope].require(standsHere), order: at + 1 })
  }
  note(scope, roomId, account, {
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

/** What a room is called, as a file. */
export const roomName = (scope: Scope, roomId: string) => rooms[scope].require(roomId).name
