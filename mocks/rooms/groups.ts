import { perScope, type Scope } from '@/entities/roomScope'
import { collection } from '../platform/collection'
import { nextId, type Account } from '../platform/db'
import { push } from '../platform/socket'
import { REFUSALS } from './refusals'
import { membershipIn, membersOf, mayEnter, type StoredMember } from './store'

/** People of a room who talk about one thing. Those who coordinate are in each. */
export interface StoredGroup {
  id: string
  version: number
  roomId: string
  name: string
  topic: string | null
  /** Dictionary `vdr_question_category`. */
  category: string
  tagIds: readonly string[]
  isOpen: boolean
  createTime: string
}

/** What was said in a group, or that something was asked there. */
export interface StoredMessage {
  /** Counts up as they come. */
  id: string
  groupId: string
  memberId: string
  clientId: string
  content: string
  questionId: string | null
  time: string
}

/** How far a member has read a group. */
interface Reading {
  id: string
  lastId: string
}

export const groups = perScope(() => collection<StoredGroup>(REFUSALS.noGroup))
export const messages = perScope(() => collection<StoredMessage>())
export const readings = perScope(() => collection<Reading>())

export const isInGroup = (group: StoredGroup, { role, tagId }: StoredMember) =>
  role === 'admin' || (tagId !== null && group.tagIds.includes(tagId))

/** The groups of a room that the caller is in. */
export const groupsFor = (scope: Scope, account: Account, roomId: string) => {
  const member = membershipIn(scope, roomId, account)
  return groups[scope].all().filter((group) => group.roomId === roomId && member && isInGroup(group, member))
}

/** A group that the caller is in; others are not there for him. */
export function groupFor(scope: Scope, account: Account, id: string): StoredGroup {
  return groups[scope].require(id, (group) => {
    const member = membershipIn(scope, group.roomId, account)
    return member !== undefined && mayEnter(member) && isInGroup(group, member)
  })
}

export const readingId = (groupId: string, { id }: Pick<StoredMember, 'id'>) => `${groupId} ${id}`

export const lastReadIn = (scope: Scope, groupId: string, member: StoredMember): string | null =>
  readings[scope].get(readingId(groupId, member))?.lastId ?? null

/** Notes how far a member has read; never back. */
export function noteRead(scope: Scope, groupId: string, member: StoredMember, lastId: string) {
  const before = lastReadIn(scope, groupId, member)
  if (before !== null && Number(before) >= Number(lastId)) return
  readings[scope].put({ id: readingId(groupId, member), lastId })
}

/** The messages of a group in their order. Kept by group: a large one is looked at with each call. */
export const messagesOf = (scope: Scope, groupId: string) =>
  messages[scope].all().filter((message) => message.groupId === groupId)

/**
 * Announces to some members that there is something new for them in a room: what it is they ask for. Of a group only those
 * who are in it are told which.
 */
export function tellNews(to: readonly StoredMember[], roomId: string, groupId?: string) {
  const data = { roomId, ...(groupId === undefined ? {} : { groupId }) }
  for (const userId of new Set(to.map((member) => member.userId)))
    if (userId !== null) push(userId, { code: 200, msg: 'vdrChat', data })
}

export const peopleOf = (scope: Scope, group: StoredGroup) =>
  membersOf(scope, group.roomId).filter((member) => mayEnter(member) && isInGroup(group, member))

/** Keeps what was said; a second time under the same name of its sender's it is the same. */
export function say(
  scope: Scope,
  { memberId, clientId, ...said }: Omit<StoredMessage, 'id'>,
): { message: StoredMessage; isNew: boolean } {
  const known = messagesOf(scope, said.groupId).find(
    (message) => message.memberId === memberId && message.clientId === clientId,
  )
  if (known) return { message: known, isNew: false }
  return { message: messages[scope].put({ ...said, id: nextId(), memberId, clientId }), isNew: true }
}

/** Tells all of a group that something is new there. */
export const tellGroup = (scope: Scope, group: StoredGroup) =>
  tellNews(peopleOf(scope, group), group.roomId, group.id)

/** Takes a tag that is deleted out of the groups of its room. */
export function leaveGroups(scope: Scope, tag: { id: string; roomId: string }) {
  for (const group of groups[scope].all()) {
    if (group.roomId !== tag.roomId || !group.tagIds.includes(tag.id)) continue
    const tagIds = group.tagIds.filter((id) => id !== tag.id)
    tellGroup(scope, groups[scope].put({ ...group, tagIds, version: group.version + 1 }))
  }
}
