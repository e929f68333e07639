import { perScope, type Scope } from '@/entities/roomScope'
import { collection } from '../platform/collection'
import { nextId, type Account } from '../platform/db'
import { push } from '../platform/socket'
import { REFUSALS } from './refusals'
import { membershipIn, membersOf, canEnter, type StoredMember } from './store'

export interface StoredGroup {
  id: string
  version: number
  roomId: string
  name: string
  topic: string | null
  category: string
  tagIds: readonly string[]
  isOpen: boolean
  createTime: string
}

export interface StoredMessage {
  id: string
  groupId: string
  memberId: string
  clientId: string
  content: string
  questionId: string | null
  time: string
}

interface ReadPosition {
  id: string
  lastId: string
}

export const groups = perScope(() => collection<StoredGroup>(REFUSALS.noGroup))
export const messages = perScope(() => collection<StoredMessage>())
export const readPositions = perScope(() => collection<ReadPosition>())

export const isInGroup = (group: StoredGroup, { role, tagId }: StoredMember) =>
  role === 'admin' || (tagId !== null && group.tagIds.includes(tagId))

export const groupsFor = (scope: Scope, account: Account, roomId: string) => {
  const member = membershipIn(scope, roomId, account)
  return groups[scope].all().filter((group) => group.roomId === roomId && member && isInGroup(group, member))
}

export function groupFor(scope: Scope, account: Account, id: string): StoredGroup {
  return groups[scope].require(id, (group) => {
    const member = membershipIn(scope, group.roomId, account)
    return member !== undefined && canEnter(member) && isInGroup(group, member)
  })
}

export const readPositionId = (groupId: string, { id }: Pick<StoredMember, 'id'>) => `${groupId} ${id}`

export const lastReadIn = (scope: Scope, groupId: string, member: StoredMember): string | null =>
  readPositions[scope].get(readPositionId(groupId, member))?.lastId ?? null

/** Stores the last message a member has read; never moves back. */
export function saveReadPosition(scope: Scope, groupId: string, member: StoredMember, lastId: string) {
  const before = lastReadIn(scope, groupId, member)
  if (before !== null && Number(before) >= Number(lastId)) return
  readPositions[scope].put({ id: readPositionId(groupId, member), lastId })
}

export const messagesOf = (scope: Scope, groupId: string) =>
  messages[scope].all().filter((message) => message.groupId === groupId)

/** Tells members' clients to refetch a room's messages. Only members of a group receive its id. */
export function notifyMembers(to: readonly StoredMember[], roomId: string, groupId?: string) {
  const data = { roomId, ...(groupId === undefined ? {} : { groupId }) }
  for (const userId of new Set(to.map((member) => member.userId)))
    if (userId !== null) push(userId, { code: 200, msg: 'vdrChat', data })
}

export const groupMembers = (scope: Scope, group: StoredGroup) =>
  membersOf(scope, group.roomId).filter((member) => canEnter(member) && isInGroup(group, member))

/** Adds a message once per sender and client id, so that it can be sent again safely. */
export function addMessage(
  scope: Scope,
  { memberId, clientId, ...fields }: Omit<StoredMessage, 'id'>,
): { message: StoredMessage; isNew: boolean } {
  const known = messagesOf(scope, fields.groupId).find(
    (message) => message.memberId === memberId && message.clientId === clientId,
  )
  if (known) return { message: known, isNew: false }
  return { message: messages[scope].put({ ...fields, id: nextId(), memberId, clientId }), isNew: true }
}

export const notifyGroup = (scope: Scope, group: StoredGroup) =>
  notifyMembers(groupMembers(scope, group), group.roomId, group.id)

export function removeTagFromGroups(scope: Scope, tag: { id: string; roomId: string }) {
  for (const group of groups[scope].all()) {
    if (group.roomId !== tag.roomId || !group.tagIds.includes(tag.id)) continue
    const tagIds = group.tagIds.filter((id) => id !== tag.id)
    notifyGroup(scope, groups[scope].put({ ...group, tagIds, version: group.version + 1 }))
  }
}
