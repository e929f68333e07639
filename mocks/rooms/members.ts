import { LEVEL, type Level } from '@/features/rooms/domain/levels'
import { memberWorkflow, type MemberFacts, type MemberViewer } from '@/features/rooms/domain/memberWorkflow'
import { MEMBER_CODES } from '@/features/rooms/domain/states'
import { perScope, SCOPES, type Scope } from '@/entities/roomScope'
import { parseTime } from '@/shared/lib/dates'
import { registerClosingSource } from '../account/accountClosing'
import { db } from '../account/store'
import { entriesOf } from '../entities/seed/dictionaries'
import { now } from '../platform/clock'
import { nextId, onReset, type Account } from '../platform/db'
import { connectionsOf, push } from '../platform/socket'
import { createWorkflowStore } from '../platform/workflowStore'
import { setLogContext, logVisit } from './log'
import { addressOf } from './networks'
import { REFUSALS } from './refusals'
import { nodesSeenBy, putMember, putVisitor, readerIn, rightsNow, visibleNodes } from './rights'
import {
  isOpenTo,
  canEnter,
  members,
  membersOf,
  nodes,
  roomFor,
  rooms,
  stateOf,
  tags,
  type StoredMember,
} from './store'

const canLead = (member: StoredMember) =>
  member.role === 'admin' && member.state !== 'invited' && canEnter(member)

setLogContext({
  actor(scope, roomId, userId) {
    const member = membersOf(scope, roomId).find((each) => each.userId === userId)
    const tagId = member?.tagId ?? null
    return {
      tagId,
      tagName: (tagId !== null && tags[scope].get(tagId)?.name) || '',
      role: member?.role ?? '',
      address: addressOf({ userId }),
      device: db.sessions.all().findLast((session) => session.userId === userId)?.device ?? '',
    }
  },
  nodeName: (scope, id) => nodes[scope].get(id)?.name,
})

export const factsOf = (scope: Scope, member: StoredMember): MemberFacts => ({
  state: member.state,
  userId: member.userId,
  isLastAdmin: canLead(member) && membersOf(scope, member.roomId).filter(canLead).length === 1,
})

registerClosingSource(({ userId }) => ({
  rooms: SCOPES.flatMap((scope) =>
    members[scope]
      .all()
      .filter((member) => member.userId === userId && factsOf(scope, member).isLastAdmin)
      .flatMap(({ roomId }) => {
        const room = rooms[scope].get(roomId)
        return room && stateOf(room) === 'active' ? [room.name] : []
      }),
  ),
}))

export function viewerIn(scope: Scope, account: Account, roomId: string): MemberViewer {
  const room = rooms[scope].require(roomId)
  return { userId: account.userId, role: roomFor(scope, room, account).role, state: stateOf(room) }
}

/** Returns a predicate: admins know all members of their rooms, other members those of their own tag. */
export function isKnownTo(scope: Scope, account: Account): (member: StoredMember) => boolean {
  const own = new Map(
    members[scope]
      .all()
      .filter(({ userId }) => userId === account.userId)
      .map((member) => [member.roomId, member]),
  )
  return ({ roomId, id, tagId }) => {
    const mine = own.get(roomId)
    const room = rooms[scope].get(roomId)
    if (!mine || !room || !isOpenTo(scope, account)(room)) return false
    if (mine.role === 'admin' || mine.id === id) return true
    return !room.hidesMembers && tagId !== null && tagId === mine.tagId
  }
}

export function memberFor(scope: Scope, member: StoredMember) {
  const {
    roomId: _roomId,
    events: _events,
    state,
    stateTime: _since,
    updatedBy: _by,
    visitBefore: _before,
    ...shown
  } = member
  return {
    ...shown,
    status: MEMBER_CODES[state],
    tagName: member.tagId ? (tags[scope].get(member.tagId)?.name ?? '') : '',
    isLastAdmin: factsOf(scope, member).isLastAdmin,
  }
}

export function revokeMember({ userId, roomId }: StoredMember) {
  if (userId) push(userId, { code: 200, msg: 'vdrRevoke', data: { roomId } })
}

const visibleLevels = (scope: Scope, account: Account, roomId: string) =>
  new Map(visibleNodes(scope, account, roomId).map(({ id, level }) => [id, level]))

interface AccessChange<T> {
  result: T
  /** Connected members who have lost access to a document, or gained some. */
  losers: readonly StoredMember[]
  gainers: readonly StoredMember[]
}

const connectedIn = (scope: Scope, roomId: string) =>
  membersOf(scope, roomId).flatMap((member) => {
    if (!member.userId || connectionsOf(member.userId) === 0) return []
    const account = db.accounts.find(({ userId }) => userId === member.userId)
    return account ? [{ member, account }] : []
  })

const isHigher = (a: ReadonlyMap<string, Level>, b: ReadonlyMap<string, Level>) =>
  [...a].some(([id, level]) => level > (b.get(id) ?? LEVEL.none))

function watchAccess<T>(scope: Scope, roomId: string, run: () => T): AccessChange<T> {
  const readers = connectedIn(scope, roomId).map((reader) => ({
    ...reader,
    before: visibleLevels(scope, reader.account, roomId),
  }))
  const result = run()
  const compared = readers.map(({ account, ...reader }) => ({
    ...reader,
    after: visibleLevels(scope, account, roomId),
  }))
  return {
    result,
    losers: compared.flatMap(({ member, before, after }) => (isHigher(before, after) ? [member] : [])),
    gainers: compared.flatMap(({ member, before, after }) => (isHigher(after, before) ? [member] : [])),
  }
}

/** Runs a change, then notifies connected members who have lost access to a document by it. */
export function revokeLostAccess<T>(scope: Scope, roomId: string, run: () => T): T {
  const { result, losers } = watchAccess(scope, roomId, run)
  losers.forEach(revokeMember)
  return result
}

/** Like {@link revokeLostAccess}; those who have gained access are told that there are new documents. */
export function announceRelease(scope: Scope, roomId: string, run: () => void) {
  const { losers, gainers } = watchAccess(scope, roomId, run)
  losers.forEach(revokeMember)
  gainers.forEach(announceDocuments)
}

const announceDocuments = ({ userId, roomId }: StoredMember) =>
  push(userId!, { code: 200, msg: 'vdrAudit', data: { roomId } })

/** Tells connected members of documents that time alone has released since `before` (ISO). */
function announceDue(scope: Scope, roomId: string, before: string) {
  const rights = rightsNow(scope, roomId).at(before)
  for (const { member, account } of connectedIn(scope, roomId)) {
    const reader = readerIn(scope, account, roomId)
    if (!reader) continue
    const { userId } = account
    const known = nodesSeenBy(scope, roomId, { reader, rights, userId })
    const levels = new Map(known.map(({ id, level }) => [id, level]))
    if (isHigher(visibleLevels(scope, account, roomId), levels)) announceDocuments(member)
  }
}

/** Timers for the next dated release of each room. */
const timers = new Map<string, ReturnType<typeof setTimeout>>()
onReset(() => {
  timers.forEach(clearTimeout)
  timers.clear()
})

/** Longer delays of a timer would end at once. */
const MAX_DELAY = 2 ** 31 - 1

/** Announces the next dated release of a room when it falls due, and those after it; to be called when plans change. */
export function scheduleReleases(scope: Scope, roomId: string) {
  const key = `${scope} ${roomId}`
  clearTimeout(timers.get(key))
  timers.delete(key)
  const plans = rightsNow(scope, roomId).releasesAt(new Date().toISOString())
  const next = Math.min(
    ...plans.flatMap(({ isMet, time }) => (isMet ? [] : (parseTime(time)?.getTime() ?? []))),
  )
  if (!Number.isFinite(next)) return
  const finish = () => {
    if (Date.now() >= next) announceDue(scope, roomId, new Date(next - 1).toISOString())
    scheduleReleases(scope, roomId)
  }
  timers.set(key, setTimeout(finish, Math.min(next - Date.now(), MAX_DELAY)))
}

type Invitation = Pick<
  StoredMember,
  'roomId' | 'email' | 'name' | 'tagId' | 'role' | 'isFenced' | 'mayModifyValuation' | 'expiry'
>

export function makeInvitedMember(by: Pick<Account, 'nickName'>, invitation: Invitation): StoredMember {
  const time = now()
  const account = db.accounts.find(({ email }) => email.toLowerCase() === invitation.email)
  return {
    id: nextId(),
    ...invitation,
    userId: account?.userId ?? null,
    name: invitation.name || (account?.nickName ?? ''),
    organisation: account?.deptName ?? '',
    state: 'invited',
    inviteTime: time,
    loginTime: null,
    visitBefore: null,
    ndaTime: null,
    version: 1,
    stateTime: time,
    updateTime: time,
    updatedBy: by.nickName,
    events: [{ time, by: by.nickName, action: 'invite', from: null, to: 'invited' }],
  }
}

/** Records a visit, and the first one after an invitation also as the state `loggedIn`. */
export function enter(scope: Scope, account: Account, roomId: string) {
  const member = membersOf(scope, roomId).find(({ userId }) => userId === account.userId)
  const isNewVisit = logVisit(scope, roomId, account)
  if (!member || !canEnter(member)) return
  const isFirst = member.state === 'invited' || member.state === 'enabled'
  if (!isFirst && !isNewVisit) return
  const time = now()
  const visited: StoredMember = { ...member, loginTime: time, visitBefore: member.loginTime }
  // A visit must not increment a version: an administrator's next change would be a conflict.
  if (isFirst) putVisitor(scope, account.nickName, { ...visited, state: 'loggedIn', stateTime: time })
  else members[scope].put(visited)
}

const stateText = (state: StoredMember['state']) =>
  entriesOf('vdr_member_status')?.find(({ dictValue }) => dictValue === MEMBER_CODES[state])?.dictLabel ??
  state

export const memberStores = perScope((scope) =>
  createWorkflowStore({
    workflow: memberWorkflow,
    noun: REFUSALS.memberNoun,
    find: (account, id) => members[scope].require(id, isKnownTo(scope, account)),
    put: (member: StoredMember) => putMember(scope, member.updatedBy, member),
    viewerOf: (account, { roomId }) => viewerIn(scope, account, roomId),
    factsFor: (member) => factsOf(scope, member),
    messages: REFUSALS.memberGuard,
    stateText,
    wireNameOf: (action) => action,
  }),
)
