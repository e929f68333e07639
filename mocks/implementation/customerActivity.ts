import type { customerApi } from '@/features/implementation/customers/customers.api'
import type { RawAnswerOf } from '@/shared/api/endpoint'
import { isAllowed } from '@/shared/auth/permissions'
import type { Account } from '../platform/db'
import { Refusal } from '../platform/mock'
import { visibleTree } from '../rooms/documents/documentSearch'
import { tagActivityIn } from '../rooms/figures/dashboard'
import { roomLog } from '../rooms/log'
import { isKnownTo } from '../rooms/members'
import { questionsFor } from '../rooms/questions'
import { roomReaderIn } from '../rooms/roomReader'
import { membersOf, membershipIn } from '../rooms/store'
import { canSeeRoom, type StoredCustomer } from './customers'

type Activity = RawAnswerOf<typeof customerApi.activity>

const PERIOD_DAYS = '90'
const MAX_ITEMS = 5

const newest = <T extends { time: string }>(items: readonly T[]) =>
  items.toSorted((a, b) => b.time.localeCompare(a.time)).slice(0, MAX_ITEMS)

function tagTotalsFor(account: Account, roomId: string, tagId: string) {
  if (!isAllowed(account.permissions, 'implement:dashboard:list')) return undefined
  try {
    return tagActivityIn('implement', account, roomId, PERIOD_DAYS).find(({ id }) => id === tagId)
  } catch (error) {
    if (error instanceof Refusal) return undefined
    throw error
  }
}

/** Activity of a customer's tag members, limited to the part of the room's log that the caller may see. */
export function activityOf(account: Account, { roomId, tagId }: StoredCustomer): Activity {
  if (roomId === null || tagId === null || !canSeeRoom(account, roomId)) return {}
  const tagTotals = tagTotalsFor(account, roomId, tagId)
  if (!tagTotals) return {}
  const isLeader = membershipIn('implement', roomId, account)?.role === 'admin'
  const entries = [...roomLog.implement.values()].filter(
    (entry) =>
      entry.roomId === roomId && entry.tagId === tagId && (isLeader || entry.userId === account.userId),
  )
  const people = membersOf('implement', roomId)
    .filter((member) => member.tagId === tagId)
    .filter(isKnownTo('implement', account))
  const visits = people.flatMap(({ userId, name, email }) => {
    const last = newest(entries.filter((entry) => entry.userId === userId))[0]
    return last ? [{ name: name || email, time: last.time }] : []
  })
  const read = entries.filter(({ action, result }) => action === 'view' && result === 'ok')
  const documents = visibleTree('implement', account, roomId).flatMap(({ id, name, kind }) => {
    const own = kind === 'document' ? read.filter(({ nodeId }) => nodeId === id) : []
    return own.length > 0 ? [{ id, name, count: own.length, time: newest(own)[0]!.time }] : []
  })
  const canReadQuestions = isAllowed(account.permissions, 'implement:question:list')
  const questions = canReadQuestions
    ? questionsFor('implement', roomId, roomReaderIn('implement', account, roomId))
        .filter((question) => question.tagId === tagId && question.state !== 'draft')
        .map(({ id, title, state, submitTime }) => ({ id, title, status: state, time: submitTime ?? '' }))
    : []
  return {
    roomId,
    doings: tagTotals,
    visits: newest(visits),
    documents: newest(documents),
    questions: newest(questions),
  }
}
