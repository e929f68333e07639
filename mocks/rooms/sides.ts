import { questionRole } from '@/features/rooms/domain/questionWorkflow'
import type { Scope } from '@/entities/roomScope'
import type { Account } from '../platform/db'
import { isKnownTo } from './members'
import { visibleNodes } from './rights'
import { formerMembers, members, membersOf, membershipIn, tags, type StoredMember } from './store'

/** On which side of a question a member stands. */
export const sideOf = (scope: Scope, { role, tagId }: StoredMember) =>
  questionRole(role, (tagId && tags[scope].get(tagId)?.type) || '')

/** The caller among those who ask and answer in a room: what he may be told of others, and of documents. */
export function readerIn(scope: Scope, account: Account, roomId: string) {
  const member = membershipIn(scope, roomId, account)!
  const side = sideOf(scope, member)
  const isKnown = isKnownTo(scope, account)
  let seen: Map<string, string> | undefined
  const people = new Map<string, StoredMember | undefined>()

  function personOf(id: string): StoredMember | undefined {
    if (!people.has(id)) people.set(id, members[scope].get(id) ?? formerMembers[scope].get(id))
    return people.get(id)
  }
  /** Who coordinates is known to all, and knows all; others know those of their own tag. */
  const knows = (person: StoredMember) => side === 'coordinator' || person.role === 'admin' || isKnown(person)

  return {
    member,
    side,
    personOf,
    /** Empty where the reader may not know who it is. */
    nameOf(id: string | null): string {
      const person = id === null ? undefined : personOf(id)
      return person && knows(person) ? person.name || person.email : ''
    },
    /** Of a document that the reader may see. */
    documentName(id: string): string | undefined {
      seen ??= new Map(visibleNodes(scope, account, roomId).map((node) => [node.id, node.name]))
      return seen.get(id)
    },
  }
}
export type RoomReader = ReturnType<typeof readerIn>

/** Members of a room who coordinate its questions. */
export const coordinatorsOf = (scope: Scope, roomId: string) =>
  membersOf(scope, roomId).filter(({ role }) => role === 'admin')
