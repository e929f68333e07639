import { LEVEL } from '@/features/rooms/domain/levels'
import { memberWorkflow, type MemberFacts, type MemberViewer } from '@/features/rooms/domain/memberWorkflow'
import { MEMBER_CODES } from '@/features/rooms/domain/states'
import { perScope, SCOPES, type Scope } from '@/entities/roomScope'
import { tellClosing } from '../account/closing'
import { db } from '../account/store'
import { entriesOf } from '../entities/seed/dictionaries'
import { now } from '../platform/clock'
import { nextId, type Account } from '../platform/db'
import { connectionsOf, push } from '../platform/socket'
import { createWorkflowStore } from '../platform/workflow'
import { describeActsBy, noteVisit } from './log'
import { addressOf } from './networks'
import { REFUSALS } from './refusals'
import { putMember, visibleNodes } from './rights'
import {
  isOpenTo,
  mayEnter,
  members,
  membersOf,
  nodes,
  roomFor,
  rooms,
  stateOf,
  tags,
  type StoredMember,
} from './store'

const mayLead = (member: StoredMember) =>
  member.role === 'admin' && member.state !== 'invited' && mayEnter(member)

describeActsBy({
  standing(scope, roomId, userId) {
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

/** What the rules ask of a member. */
export const factsOf = (scope: Scope, member: StoredMember): MemberFacts => ({
  state: member.state,
  userId: member.userId,
  isLastAdmin: mayLead(member) && membersOf(scope, member.roomId).filter(mayLead).length === 1,
})

// Nobody closes an account that alone leads a room.
tellClosing(({ userId }) => ({
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

/** Who acts, as he stands in a room. */
export function viewerIn(scope: Scope, account: Account, roomId: string): MemberViewer {
  const room = rooms[scope].require(roomId)
  return { userId: account.userId, role: roomFor(scope, room, account).role, state: stateOf(room) }
}

/** Whether a member of a room may know of another: administrators of all, the others of those of their tag. */
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

/** A member as the wire has him. */
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

/** Tells whoever has a page of the room open that his access has changed. */
export function revoke({ userId, roomId, id }: StoredMember) {
  if (userId) push(userId, { code: 200, msg: 'vdrRevoke', data: { roomId, memberId: id } })
}

/** What the caller finds in a room, at which level. */
const foundBy = (scope: Scope, account: Account, roomId: string) =>
  new Map(visibleNodes(scope, account, roomId).map(({ id, level }) => [id, level]))

/** Does what may take documents from those who read them now, and tells each who finds less of them. */
export function tellingLosers<T>(scope: Scope, roomId: string, act: () => T): T {
  const readers = membersOf(scope, roomId).flatMap((member) => {
    if (!member.userId || connectionsOf(member.userId) === 0) return []
    const account = db.accounts.find(({ userId }) => userId === member.userId)
    return account ? [{ member, account, before: foundBy(scope, account, roomId) }] : []
  })
  const done = act()
  for (const { member, account, before } of readers) {
    const after = foundBy(scope, account, roomId)
    if ([...before].some(([id, level]) => level > (after.get(id) ?? LEVEL.none))) revoke(member)
  }
  return done
}

type Invited = Pick<
  StoredMember,
  'roomId' | 'email' | 'name' | 'tagId' | 'role' | 'isFenced' | 'mayModifyValuation' | 'expiry'
>

/** Someone who has just been invited; whoever has an account with that address is known by it. */
export function anInvited(by: Pick<Account, 'nickName'>, invited: Invited): StoredMember {
  const time = now()
  const account = db.accounts.find(({ email }) => email.toLowerCase() === invited.email)
  return {
    id: nextId(),
    ...invited,
    userId: account?.userId ?? null,
    name: invited.name || (account?.nickName ?? ''),
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

/** A member comes into a room: with each visit, he has logged in; with the first since he was invited or enabled, for good. */
export function enter(scope: Scope, account: Account, roomId: string) {
  const member = membersOf(scope, roomId).find(({ userId }) => userId === account.userId)
  const isNewVisit = noteVisit(scope, roomId, account)
  if (!member || !mayEnter(member)) return
  const isFirst = member.state === 'invited' || member.state === 'enabled'
  if (!isFirst && !isNewVisit) return
  const time = now()
  const came: StoredMember = { ...member, loginTime: time, visitBefore: member.loginTime }
  // A visit alone changes nothing of what he may see, nor what others have read of him.
  if (!isFirst) members[scope].put(came)
  else
    putMember(scope, account.nickName, {
      ...came,
      state: 'loggedIn',
      stateTime: time,
      version: member.version + 1,
    })
}

const stateText = (state: StoredMember['state']) =>
  entriesOf('vdr_member_status')?.find(({ dictValue }) => dictValue === MEMBER_CODES[state])?.dictLabel ??
  state

/** What the handlers of members do their actions with. */
export const memberKeeping = perScope((scope) =>
  createWorkflowStore({
    workflow: memberWorkflow,
    noun: REFUSALS.memberNoun,
    find: (account, id) => members[scope].require(id, isKnownTo(scope, account)),
    put: (member: StoredMember) => putMember(scope, member.updatedBy, member),
    viewerOf: (account, { roomId }) => viewerIn(scope, account, roomId),
    factsFor: (member) => factsOf(scope, member),
    reasons: REFUSALS.memberGuard,
    stateText,
    callOf: (action) => action,
  }),
)
