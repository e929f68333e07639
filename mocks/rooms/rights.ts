import { effectiveLevel, type EffectiveLevel, type Reader } from '@/features/rooms/domain/effectiveLevel'
import { LEVEL, type Level } from '@/features/rooms/domain/levels'
import { Rights, replay, type RightsChange, type RightsEvent } from '@/features/rooms/domain/rights'
import { roomState } from '@/features/rooms/domain/states'
import { isShownTo } from '@/features/rooms/domain/versionWorkflow'
import { perScope, type Scope } from '@/entities/roomScope'
import { VERSION_CONFLICT } from '@/shared/workflow/conflict'
import { parseTime } from '@/shared/lib/dates'
import { collection } from '../platform/collection'
import { now } from '../platform/clock'
import type { Account } from '../platform/db'
import { Refusal } from '../platform/mock'
import { noteDenied } from './denials'
import { isCodeDue } from './entry'
import { leaveIndex, placeInIndex } from './frozenIndex'
import { REFUSALS } from './refusals'
import {
  formerMembers,
  isElsewhere,
  isNdaDue,
  members,
  membershipIn,
  nodes,
  nodesOf,
  refuseCodeless,
  refuseElsewhere,
  rooms,
  stateOf,
  type StoredMember,
  type StoredNode,
  type StoredRoom,
} from './store'

/** What has decided, change by change, who sees what in a room: its id is the room's. */
interface RightsHistory {
  id: string
  events: RightsEvent[]
}
export const histories = perScope(() => collection<RightsHistory>(REFUSALS.noRoom))

/** What the history of a room comes to; kept beside it, as it is asked for with every call. */
const current = new WeakMap<RightsHistory, Rights>()

function historyOf(scope: Scope, roomId: string): RightsHistory {
  return histories[scope].get(roomId) ?? histories[scope].put({ id: roomId, events: [] })
}

/** All changes of the rights of a room so far, in the order of their time. */
export const rightsEvents = (scope: Scope, roomId: string): readonly RightsEvent[] =>
  historyOf(scope, roomId).events

/** The number of changes so far: what was staged on another number is not what stands. */
export const rightsVersion = (scope: Scope, roomId: string) => historyOf(scope, roomId).events.length

/** Refuses what was meant for other rights than those that stand: someone else was first. */
export function refuseOtherRights(scope: Scope, roomId: string, version: number | undefined) {
  if (version === undefined || version === rightsVersion(scope, roomId)) return
  const last = rightsEvents(scope, roomId).at(-1)
  throw new Refusal(VERSION_CONFLICT, REFUSALS.rightsChanged(last?.by ?? ''))
}

/** Keeps changes of who sees what, as one step. */
export function changeRights(
  scope: Scope,
  roomId: string,
  by: string,
  changes: readonly RightsChange[],
  time = now(),
) {
  const history = historyOf(scope, roomId)
  const rights = rightsNow(scope, roomId)
  for (const change of changes) {
    const event = { time, by, change }
    history.events.push(event)
    rights.apply(event)
  }
}

/** The rights of a room as they are. */
export function rightsNow(scope: Scope, roomId: string): Rights {
  const history = historyOf(scope, roomId)
  const known = current.get(history)
  if (known) return known
  const rights = replay(history.events, '9999-12-31T00:00:00Z')
  current.set(history, rights)
  return rights
}

/** Takes away the rules for a tag that is deleted; what they were stays in the history. */
export function dropTagRules(scope: Scope, by: string, tag: { id: string; roomId: string }) {
  const own = rightsNow(scope, tag.roomId)
    .allRules()
    .filter(({ subject, id }) => subject === 'tag' && id === tag.id)
  const changes = own.map(({ node, subject, id }): RightsChange => ({
    kind: 'rule',
    node,
    subject,
    id,
    level: null,
  }))
  changeRights(scope, tag.roomId, by, changes)
}

/** The rights of a room as they were at a moment, ISO with zone. */
export const rightsAt = (scope: Scope, roomId: string, moment: string) =>
  replay(rightsEvents(scope, roomId), moment)

/** A member as the rights see him. */
export const asReader = ({ id, tagId, role, state, isFenced, expiry }: StoredMember): Reader => ({
  memberId: id,
  tagId,
  role,
  state,
  isFenced,
  expires: parseTime(expiry)?.toISOString() ?? null,
})

/** What a room says of its rights; that its end has passed is not written down. */
export function termsOf({ status, delFlag, endTime, isZipAllowed, defaultLevel }: StoredRoom): RightsChange {
  return { kind: 'room', state: roomState({ status, delFlag }), endTime, isZipAllowed, defaultLevel }
}

/** Keeps a room, and what it says of its rights. */
export function putRoom(scope: Scope, by: string, room: StoredRoom, time?: string) {
  rooms[scope].put(room)
  changeRights(scope, room.id, by, [termsOf(room)], time)
}

/** Keeps a member, and what he may see. */
export function putMember(scope: Scope, by: string, member: StoredMember, time?: string) {
  members[scope].put(member)
  changeRights(scope, member.roomId, by, [{ kind: 'member', reader: asReader(member) }], time)
}

/** Takes a member out of his room. */
export function removeMember(scope: Scope, by: string, member: StoredMember) {
  const { id, roomId, state } = member
  members[scope].delete(id)
  // Who was only invited has seen nothing.
  if (state !== 'invited') formerMembers[scope].put({ ...member, leaveTime: now() })
  changeRights(scope, roomId, by, [{ kind: 'left', memberId: id }])
}

/** Keeps a node where it stands. */
export function putNode(scope: Scope, by: string, node: StoredNode, time?: string) {
  nodes[scope].put(node)
  placeInIndex(scope, node)
  const { id, roomId, parentId } = node
  if (rightsNow(scope, roomId).nodes().get(id) === parentId) return
  changeRights(scope, roomId, by, [{ kind: 'node', node: id, parent: parentId }], time)
}

/** Takes a node out of its room. The rules on it stay: they hold again where it is put back. */
export function dropNode(scope: Scope, by: string, node: StoredNode) {
  const { id, roomId } = node
  nodes[scope].delete(id)
  leaveIndex(scope, node)
  changeRights(scope, roomId, by, [{ kind: 'gone', node: id }])
}

/** Whether the caller finds a node at his level of it. */
const isFound = ({ kind, state, submitterId = '' }: StoredNode, { userId }: Account, level: Level) =>
  kind === 'folder'
    ? level > LEVEL.none
    : isShownTo({ state: state ?? 'private', submitterId }, { userId, level })

const instant = () => new Date().toISOString()

/** What a member of a room may do with a node, and why. */
export function levelOf(scope: Scope, member: StoredMember, node: string): EffectiveLevel {
  const reader = rightsNow(scope, member.roomId).readerOf(member.id) ?? asReader(member)
  return effectiveLevel(node, reader, rightsInRoom(scope, member.roomId))
}

/** What `effectiveLevel` asks of a room now. */
export function rightsInRoom(scope: Scope, roomId: string) {
  const room = rightsNow(scope, roomId).at(instant())
  return { ...room, state: stateOf(rooms[scope].require(roomId)) }
}

/** The caller, or the member `as` whom he looks, as the rights of a room see him; undefined for who is none. */
export function readerIn(scope: Scope, account: Account, roomId: string, as?: string): Reader | undefined {
  const member = membershipIn(scope, roomId, account)
  return member && rightsNow(scope, roomId).readerOf(as ?? member.id)
}

/**
 * What the caller may do with each node of a room that he may see: nothing is said of the others. An administrator may
 * ask for what a member sees, `as` him.
 */
export function visibleNodes(
  scope: Scope,
  account: Account,
  roomId: string,
  as?: string,
): (StoredNode & { level: Level })[] {
  const member = membershipIn(scope, roomId, account)
  if (as !== undefined && member?.role !== 'admin') throw new Refusal(403, REFUSALS.othersRights)
  const looksAs = as === undefined ? account : { ...account, userId: members[scope].get(as)?.userId ?? '' }
  const reader = readerIn(scope, account, roomId, as)
  const room = rooms[scope].require(roomId)
  if (
    !reader ||
    isNdaDue(scope, room, account) ||
    isElsewhere(scope, room, account) ||
    isCodeDue(scope, roomId, account)
  )
    return []
  const rights = rightsInRoom(scope, roomId)
  return nodesOf(scope, roomId)
    .map((node) => ({ ...node, level: effectiveLevel(node.id, reader, rights).level }))
    .filter((node) => isFound(node, looksAs, node.level))
}

/** A node with which the caller may do this much. Refuses with 404 what he does not see, with 500 what he may not do. */
export function nodeAllowing(
  scope: Scope,
  account: Account,
  id: string,
  least: Level,
): StoredNode & { level: Level } {
  const node = nodes[scope].require(id)
  const member = membershipIn(scope, node.roomId, account)
  const level = member ? levelOf(scope, member, id).level : LEVEL.none
  if (!isFound(node, account, level)) {
    noteDenied(scope, node.roomId, account, id, least)
    throw new Refusal(404, REFUSALS.noNode)
  }
  const room = rooms[scope].require(node.roomId)
  refuseElsewhere(scope, room, account)
  refuseCodeless(scope, room, account)
  if (isNdaDue(scope, room, account)) throw new Refusal(500, REFUSALS.ndaFirst)
  if (level < least) {
    noteDenied(scope, node.roomId, account, id, least)
    throw new Refusal(500, REFUSALS.notYours)
  }
  return { ...node, level }
}
