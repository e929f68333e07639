import {
  effectiveLevel,
  type EffectiveLevel,
  type RoomReader,
  type RoomRights,
} from '@/features/rooms/domain/effectiveLevel'
import { LEVEL, type Level } from '@/features/rooms/domain/levels'
import { Rights, replay, type RightsChange, type RightsEvent } from '@/features/rooms/domain/rights'
import { roomState } from '@/features/rooms/domain/states'
import { isShownTo } from '@/features/rooms/domain/versionWorkflow'
import { perScope, type Scope } from '@/entities/roomScope'
import { VERSION_CONFLICT } from '@/shared/workflow/versionConflict'
import { parseTime } from '@/shared/lib/dates'
import { collection } from '../platform/collection'
import { now } from '../platform/clock'
import type { Account } from '../platform/db'
import { Refusal } from '../platform/mock'
import { logDenied } from './denials'
import { isCodeDue } from './twoStepEntry'
import { removeFromIndex, placeInIndex } from './frozenIndex'
import { REFUSALS } from './refusals'
import {
  formerMembers,
  isNetworkBlocked,
  isNdaDue,
  members,
  membershipIn,
  nodes,
  nodesOf,
  checkCodeEntered,
  checkNetwork,
  rooms,
  stateOf,
  type StoredMember,
  type StoredNode,
  type StoredRoom,
} from './store'
import { viewOfParty } from './storedVersions'

interface RightsHistory {
  id: string
  events: RightsEvent[]
}
export const histories = perScope(() => collection<RightsHistory>(REFUSALS.noRoom))

/** Caches the replayed history, which every request needs. */
const replayed = new WeakMap<RightsHistory, Rights>()

function historyOf(scope: Scope, roomId: string): RightsHistory {
  return histories[scope].get(roomId) ?? histories[scope].put({ id: roomId, events: [] })
}

export const rightsEvents = (scope: Scope, roomId: string): readonly RightsEvent[] =>
  historyOf(scope, roomId).events

const isDecision = ({ isVisit }: RightsEvent) => isVisit !== true

/** Number of changes that somebody has decided so far, for optimistic locking. */
export const rightsVersion = (scope: Scope, roomId: string) =>
  rightsEvents(scope, roomId).filter(isDecision).length

export function checkRightsVersion(scope: Scope, roomId: string, version: number | undefined) {
  if (version === undefined || version === rightsVersion(scope, roomId)) return
  const last = rightsEvents(scope, roomId).findLast(isDecision)
  throw new Refusal(VERSION_CONFLICT, REFUSALS.rightsChanged(last?.by ?? ''))
}

export function changeRights(
  scope: Scope,
  roomId: string,
  by: string,
  changes: readonly RightsChange[],
  time = now(),
  mark: Pick<RightsEvent, 'isVisit'> = {},
) {
  const history = historyOf(scope, roomId)
  const rights = rightsNow(scope, roomId)
  for (const change of changes) {
    const event = { time, by, change, ...mark }
    history.events.push(event)
    rights.apply(event)
  }
}

export function rightsNow(scope: Scope, roomId: string): Rights {
  const history = historyOf(scope, roomId)
  const cached = replayed.get(history)
  if (cached) return cached
  const rights = replay(history.events, '9999-12-31T00:00:00Z')
  replayed.set(history, rights)
  return rights
}

/** Removes the rules and release plans of a deleted tag; the history keeps them. */
export function removeTagRules(scope: Scope, by: string, tag: { id: string; roomId: string }) {
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
  changeRights(scope, tag.roomId, by, [...changes, ...plansWithout(scope, tag)])
}

/** Plans that named the tag, without it; those of no other tag are withdrawn. */
function plansWithout(scope: Scope, tag: { id: string; roomId: string }): RightsChange[] {
  return rightsNow(scope, tag.roomId)
    .releasesAt(isoNow())
    .filter(({ tagIds }) => tagIds?.includes(tag.id))
    .map(({ id, node, tagIds, time, phaseId }) => {
      const others = tagIds!.filter((each) => each !== tag.id)
      const plan = others.length > 0 ? { node, tagIds: others, time, phaseId } : null
      return { kind: 'release', id, plan }
    })
}

/** `dateTime`: ISO, with zone. */
export const rightsAt = (scope: Scope, roomId: string, dateTime: string) =>
  replay(rightsEvents(scope, roomId), dateTime)

export const toReader = ({ id, tagId, role, state, isFenced, expiry }: StoredMember): RoomReader => ({
  memberId: id,
  tagId,
  role,
  state,
  isFenced,
  expires: parseTime(expiry)?.toISOString() ?? null,
})

/** Rights-related fields of a room. Expiry is computed from `endTime`, not stored as a change. */
export function roomRightsOf({
  status,
  delFlag,
  endTime,
  isZipAllowed,
  defaultLevel,
}: StoredRoom): RightsChange {
  return { kind: 'room', state: roomState({ status, delFlag }), endTime, isZipAllowed, defaultLevel }
}

export function putRoom(scope: Scope, by: string, room: StoredRoom, time?: string) {
  rooms[scope].put(room)
  changeRights(scope, room.id, by, [roomRightsOf(room)], time)
}

export function putMember(scope: Scope, by: string, member: StoredMember, time?: string) {
  members[scope].put(member)
  changeRights(scope, member.roomId, by, [{ kind: 'member', reader: toReader(member) }], time)
}

/** Records a first visit, which gives the member their access, but is no change that an administrator could miss. */
export function putVisitor(scope: Scope, by: string, member: StoredMember) {
  members[scope].put(member)
  const change = { kind: 'member', reader: toReader(member) } as const
  changeRights(scope, member.roomId, by, [change], now(), { isVisit: true })
}

/** Removes a member; former members stay available for certificates. */
export function removeMember(scope: Scope, by: string, member: StoredMember) {
  const { id, roomId, state } = member
  members[scope].delete(id)
  // A member who never logged in has seen nothing.
  if (state !== 'invited') formerMembers[scope].put({ ...member, leaveTime: now() })
  changeRights(scope, roomId, by, [{ kind: 'left', memberId: id }])
}

export function putNode(scope: Scope, by: string, node: StoredNode, time?: string) {
  nodes[scope].put(node)
  placeInIndex(scope, node)
  const { id, roomId, parentId } = node
  if (rightsNow(scope, roomId).nodes().get(id) === parentId) return
  changeRights(scope, roomId, by, [{ kind: 'node', node: id, parent: parentId }], time)
}

/** Removes a node. Its rules stay and apply again after a restore. */
export function removeNode(scope: Scope, by: string, node: StoredNode) {
  const { id, roomId } = node
  nodes[scope].delete(id)
  removeFromIndex(scope, node)
  changeRights(scope, roomId, by, [{ kind: 'gone', node: id }])
}

const isVisible = (
  { kind, state, submitterId = '' }: StoredNode,
  { userId }: Pick<Account, 'userId'>,
  level: Level,
) =>
  kind === 'folder'
    ? level > LEVEL.none
    : isShownTo({ state: state ?? 'private', submitterId }, { userId, level })

const isoNow = () => new Date().toISOString()

export function levelOf(scope: Scope, member: StoredMember, node: string): EffectiveLevel {
  const reader = rightsNow(scope, member.roomId).readerOf(member.id) ?? toReader(member)
  return effectiveLevel(node, reader, rightsInRoom(scope, member.roomId))
}

export function rightsInRoom(scope: Scope, roomId: string) {
  const room = rightsNow(scope, roomId).at(isoNow())
  return { ...room, state: stateOf(rooms[scope].require(roomId)) }
}

export function readerIn(
  scope: Scope,
  account: Account,
  roomId: string,
  as?: string,
): RoomReader | undefined {
  const member = membershipIn(scope, roomId, account)
  return member && rightsNow(scope, roomId).readerOf(as ?? member.id)
}

/**
 * Nodes that the caller may see, with the caller's level on each. Admins may preview the view of a member with `as`.
 */
export function visibleNodes(
  scope: Scope,
  account: Account,
  roomId: string,
  as?: string,
): (StoredNode & { level: Level })[] {
  const member = membershipIn(scope, roomId, account)
  if (as !== undefined && member?.role !== 'admin') throw new Refusal(403, REFUSALS.othersRights)
  const viewer = as === undefined ? account : { ...account, userId: members[scope].get(as)?.userId ?? '' }
  const reader = readerIn(scope, account, roomId, as)
  const room = rooms[scope].require(roomId)
  if (
    !reader ||
    isNdaDue(scope, room, account) ||
    isNetworkBlocked(scope, room, account) ||
    isCodeDue(scope, roomId, account)
  )
    return []
  return nodesSeenBy(scope, roomId, { reader, rights: rightsInRoom(scope, roomId), userId: viewer.userId })
}

interface RoomView {
  reader: RoomReader
  rights: RoomRights
  userId: string
}

/** Nodes of a room that a reader may see under the given rights, with their level on each, as their party reads them. */
export const nodesSeenBy = (scope: Scope, roomId: string, { reader, rights, userId }: RoomView) =>
  nodesOf(scope, roomId)
    .map((node) => ({ ...node, level: effectiveLevel(node.id, reader, rights).level }))
    .map(viewOfParty(scope, reader.tagId))
    .filter((node) => isVisible(node, { userId }, node.level))

/**
 * Returns the node if the caller has the level on it. Throws 404 if they cannot see it, 500 if their level is too low.
 */
export function authorizeNode(
  scope: Scope,
  account: Account,
  id: string,
  minLevel: Level,
): StoredNode & { level: Level } {
  const stored = nodes[scope].require(id)
  const member = membershipIn(scope, stored.roomId, account)
  const level = member ? levelOf(scope, member, id).level : LEVEL.none
  const node = viewOfParty(scope, member?.tagId ?? null)({ ...stored, level })
  if (!isVisible(node, account, level)) {
    logDenied(scope, node.roomId, account, id, minLevel)
    throw new Refusal(404, REFUSALS.noNode)
  }
  const room = rooms[scope].require(node.roomId)
  checkNetwork(scope, room, account)
  checkCodeEntered(scope, room, account)
  if (isNdaDue(scope, room, account)) throw new Refusal(500, REFUSALS.ndaFirst)
  if (level < minLevel) {
    logDenied(scope, node.roomId, account, id, minLevel)
    throw new Refusal(500, REFUSALS.notYours)
  }
  return node
}
