import type { customerApi } from '@/features/implementation/customers/customers.api'
import type { RawAnswerOf } from '@/shared/api/endpoint'
import { isAllowed } from '@/shared/auth/permissions'
import type { Account } from '../platform/db'
import { Refusal } from '../platform/mock'
import { seenIn } from '../rooms/documents/found'
import { doingsIn } from '../rooms/figures/dashboard'
import { roomLog } from '../rooms/log'
import { isKnownTo } from '../rooms/members'
import { questionsFor } from '../rooms/questions'
import { readerIn } from '../rooms/sides'
import { membersOf, membershipIn } from '../rooms/store'
import { seesRoom, type StoredCustomer } from './customers'

type Activity = RawAnswerOf<typeof customerApi.activity>

/** Days up to today that are counted. */
const PERIOD = '90'
/** Of each kind that are named. */
const MOST = 5

const newest = <T extends { time: string }>(things: readonly T[]) =>
  things.toSorted((a, b) => b.time.localeCompare(a.time)).slice(0, MOST)

/** What a caller is told of a tag by the figures of its room; undefined where it is not for him. */
function toldOf(account: Account, roomId: string, tagId: string) {
  if (!isAllowed(account.permissions, 'implement:dashboard:list')) return undefined
  try {
    return doingsIn('implement', account, roomId, PERIOD).find(({ id }) => id === tagId)
  } catch (error) {
    if (error instanceof Refusal) return undefined
    throw error
  }
}

/** What the members of a customer's tag do in the room, as far as the room tells it to the caller. */
export function activityOf(account: Account, { roomId, tagId }: StoredCustomer): Activity {
  if (roomId === null || tagId === null || !seesRoom(account, roomId)) return {}
  const told = toldOf(account, roomId, tagId)
  if (!told) return {}
  const isLeader = membershipIn('implement', roomId, account)?.role === 'admin'
  const acts = [...roomLog.implement.values()].filter(
    (entry) =>
      entry.roomId === roomId && entry.tagId === tagId && (isLeader || entry.userId === account.userId),
  )
  const people = membersOf('implement', roomId)
    .filter((member) => member.tagId === tagId)
    .filter(isKnownTo('implement', account))
  const visits = people.flatMap(({ userId, name, email }) => {
    const last = newest(acts.filter((entry) => entry.userId === userId))[0]
    return last ? [{ name: name || email, time: last.time }] : []
  })
  const read = acts.filter(({ action, result }) => action === 'view' && result === 'ok')
  const documents = seenIn('implement', account, roomId).flatMap(({ id, name, kind }) => {
    const own = kind === 'document' ? read.filter(({ nodeId }) => nodeId === id) : []
    return own.length > 0 ? [{ id, name, count: own.length, time: newest(own)[0]!.time }] : []
  })
  const mayReadQuestions = isAllowed(account.permissions, 'implement:question:list')
  const questions = mayReadQuestions
    ? questionsFor('implement', roomId, readerIn('implement', account, roomId))
        .filter((question) => question.tagId === tagId && question.state !== 'draft')
        .map(({ id, title, state, submitTime }) => ({ id, title, status: state, time: submitTime ?? '' }))
    : []
  return {
    roomId,
    doings: told,
    visits: newest(visits),
    documents: newest(documents),
    questions: newest(questions),
  }
}
