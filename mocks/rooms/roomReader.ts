import { questionRole } from '@/features/rooms/domain/questionWorkflow'
import type { Scope } from '@/entities/roomScope'
import type { Account } from '../platform/db'
import { isKnownTo } from './members'
import { visibleNodes } from './rights'
import {
  formerMembers,
  members,
  membersOf,
  membershipIn,
  tags,
  type StoredMember,
  type StoredNode,
} from './store'

export const sideOf = (scope: Scope, { role, tagId }: StoredMember) =>
  questionRole(role, (tagId && tags[scope].get(tagId)?.type) || '')

/** The caller as a reader of questions and messages, with the names of people and documents they may see. */
export function roomReaderIn(scope: Scope, account: Account, roomId: string) {
  const member = membershipIn(scope, roomId, account)!
  const side = sideOf(scope, member)
  const isKnown = isKnownTo(scope, account)
  let nodesById: Map<string, StoredNode> | undefined
  const people = new Map<string, StoredMember | undefined>()

  function personOf(id: string): StoredMember | undefined {
    if (!people.has(id)) people.set(id, members[scope].get(id) ?? formerMembers[scope].get(id))
    return people.get(id)
  }
  /** Coordinators see everyone and are visible to everyone; others see members of their own tag. */
  const canSeeName = (person: StoredMember) =>
    side === 'coordinator' || person.role === 'admin' || isKnown(person)

  return {
    member,
    side,
    personOf,
    nameOf(id: string | null): string {
      const person = id === null ? undefined : personOf(id)
      return person && canSeeName(person) ? person.name || person.email : ''
    },
    documentOf(id: string): StoredNode | undefined {
      nodesById ??= new Map(visibleNodes(scope, account, roomId).map((node) => [node.id, node]))
      return nodesById.get(id)
    },
  }
}
export type RoomReader = ReturnType<typeof roomReaderIn>

export const coordinatorsOf = (scope: Scope, roomId: string) =>
  membersOf(scope, roomId).filter(({ role }) => role === 'admin')
