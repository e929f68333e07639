import { WAITING_DAYS } from '@/features/rooms/audit/audit.api'
import type { Overview, Period, TagActivity } from '@/features/rooms/dashboard/dashboard.api'
import { sessionsIn } from '@/features/rooms/domain/engagement'
import { canInRoom } from '@/features/rooms/domain/abilities'
import { isOpenQuestion } from '@/features/rooms/domain/questionWorkflow'
import { VERSION_STATES } from '@/features/rooms/domain/states'
import { DEADLINES } from '@/features/rooms/patents/deadlines'
import type { Scope } from '@/entities/roomScope'
import { parseTime } from '@/shared/lib/dates'
import { serverDay } from '../../platform/clock'
import type { Account } from '../../platform/db'
import { hasWaitedDays, pendingIn } from '../audit'
import { visibleToTag, visibleTree } from '../documents/documentSearch'
import { roomLog, type LogEntry } from '../log'
import { readBy } from '../nodeFlags'
import { isKnownTo } from '../members'
import { subtreeOf } from '../nodes'
import { isDue, patentsOf } from '../patents'
import { questionsFor } from '../questions'
import { reachFilter } from '../reach'
import { roomReaderIn } from '../roomReader'
import { authorizeRoom, roomFor, membersOf, stateOf, tagsOf } from '../store'

const HOUR = 3_600_000
const DAY = 24 * HOUR

const count = <T>(items: readonly T[], matches: (item: T) => boolean) => items.filter(matches).length

const daysOf = (period: Period) =>
  Array.from({ length: Number(period) }, (_, at) =>
    serverDay(new Date(Date.now() - (Number(period) - 1 - at) * DAY)),
  )

/** Data of a room that the caller may see: everything for a leader, their own activity and tag for a member. */
function viewOf(scope: Scope, account: Account, roomId: string, period: Period) {
  const room = authorizeRoom(scope, account, roomId, 'dashboard:list')
  const { role, tagId: ownTag } = roomFor(scope, room, account)
  const isLeader = role === 'admin'
  const seen = visibleTree(scope, account, room.id)
  const seenIds = new Set(seen.map(({ id }) => id))
  const days = daysOf(period)
  const inRoom = [...roomLog[scope].values()].filter((entry) => entry.roomId === room.id)
  // Hide a member's own activity on nodes that they no longer see.
  const isVisible = ({ userId, nodeId }: LogEntry) =>
    isLeader || (userId === account.userId && (nodeId === undefined || seenIds.has(nodeId)))
  return {
    room,
    role,
    isLeader,
    seen,
    days,
    members: membersOf(scope, room.id).filter(isKnownTo(scope, account)),
    tags: tagsOf(scope, room.id).filter(({ id }) => isLeader || id === ownTag),
    inPeriod: inRoom.filter(({ time }) => time.slice(0, 10) >= days[0]!),
    acts: inRoom.filter((entry) => entry.time.slice(0, 10) >= days[0]! && isVisible(entry)),
  }
}
type View = ReturnType<typeof viewOf>

function foldersIn(scope: Scope, view: View): Overview['folders'] {
  const { room, seen, acts, tags, isLeader } = view
  const views = acts.filter(({ action }) => action === 'view')
  return seen
    .filter(({ kind, parentId }) => kind === 'folder' && parentId === null)
    .map(({ id, name, indexNo }) => {
      const within = new Set(subtreeOf(scope, room.id, [id]).map((node) => node.id))
      const own = views.filter(({ nodeId }) => nodeId !== undefined && within.has(nodeId))
      return {
        id,
        name,
        indexNo,
        count: own.length,
        tags: isLeader
          ? tags.map((tag) => ({ id: tag.id, count: count(own, (each) => each.tagId === tag.id) }))
          : [],
      }
    })
}

/** Documents that a tag can see, and those that none of its members has opened in the current version. */
function coverageOf(scope: Scope, account: Account, view: View, tagId: string) {
  const { room, seen, members } = view
  const open = visibleToTag(scope, account, room.id, tagId)
  const isRead = readBy(
    scope,
    room.id,
    members.filter((member) => member.tagId === tagId).map(({ userId }) => userId),
  )
  const documents = seen.filter((node) => node.kind === 'document' && open(node))
  return { documents, unread: documents.filter((node) => !isRead(node)) }
}

const median = (values: readonly number[]): number | null => {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  if (middle === 0) return null
  return Number.isInteger(middle) ? (sorted[middle - 1]! + sorted[middle]!) / 2 : sorted[Math.floor(middle)]!
}

function questionFigures(scope: Scope, account: Account, roomId: string): Overview['questions'] {
  const submitted = questionsFor(scope, roomId, roomReaderIn(scope, account, roomId)).filter(
    ({ state }) => state !== 'draft',
  )
  return [...new Set(submitted.map(({ category }) => category))].toSorted().map((category) => {
    const own = submitted.filter((question) => question.category === category)
    const hours = own.flatMap(({ submitTime, answerTime }) => {
      const [from, to] = [parseTime(submitTime), parseTime(answerTime)]
      return from && to ? [(to.getTime() - from.getTime()) / HOUR] : []
    })
    return {
      category,
      open: count(own, isOpenQuestion),
      answered: count(own, ({ state }) => state === 'answered'),
      hours: median(hours),
    }
  })
}

export function overviewOf(scope: Scope, account: Account, roomId: string, period: Period): Overview {
  const view = viewOf(scope, account, roomId, period)
  const { room, role, isLeader, seen, days, members, tags, acts } = view
  const documents = seen.filter(({ kind }) => kind === 'document')
  const waiting = pendingIn(scope, room.id)
  const perDay = new Map<string, number>()
  for (const { time } of acts) perDay.set(time.slice(0, 10), (perDay.get(time.slice(0, 10)) ?? 0) + 1)
  return {
    from: days[0]!,
    to: days.at(-1)!,
    tags: tags.map(({ id, name }) => ({ id, name })),
    members: {
      invited: members.length,
      loggedIn: count(members, reachFilter(scope, room.id, 'loggedIn')),
      active: count(members, reachFilter(scope, room.id, 'active')),
    },
    activity: days.map((day) => ({ day, count: perDay.get(day) ?? 0 })),
    folders: foldersIn(scope, view),
    coverage: isLeader
      ? tags.map(({ id }) => {
          const tag = coverageOf(scope, account, view, id)
          return { tagId: id, documents: tag.documents.length, unread: tag.unread.length }
        })
      : [
          {
            documents: count(documents, ({ state }) => state === 'published'),
            unread: count(documents, (node) => !('isRead' in node && node.isRead)),
          },
        ],
    audit: canInRoom('documentaudit:list', { role, state: stateOf(room) })
      ? {
          waiting: waiting.length,
          since: WAITING_DAYS.map((since) => ({
            days: since,
            count: count(waiting, (version) => hasWaitedDays(version, since)),
          })),
        }
      : null,
    questions: questionFigures(scope, account, room.id),
    patents: DEADLINES.map((deadline) => ({
      deadline,
      count: count(patentsOf(scope, room.id), (patent) => isDue(patent, deadline)),
    })),
    storage: VERSION_STATES.map((state) => {
      const own = documents.filter((node) => node.state === state)
      return { state, count: own.length, bytes: own.reduce((sum, { size = 0 }) => sum + size, 0) }
    }).filter((each) => each.count > 0),
  }
}

export function tagActivityIn(scope: Scope, account: Account, roomId: string, period: Period): TagActivity[] {
  const view = viewOf(scope, account, roomId, period)
  const { isLeader, inPeriod, members, seen } = view
  const published = seen.filter(({ kind, state }) => kind === 'document' && state === 'published')
  return view.tags.map(({ id, name }) => {
    const people = members.filter(({ tagId }) => tagId === id)
    const known = new Set(people.map(({ userId }) => userId))
    const acts = inPeriod.filter((entry) => entry.tagId === id && (isLeader || known.has(entry.userId)))
    const done = acts.filter(({ result }) => result === 'ok')
    const permitted = isLeader ? coverageOf(scope, account, view, id).documents : published
    const opened = new Set(done.flatMap(({ action, nodeId }) => (action === 'view' ? [nodeId] : [])))
    const timesOf = (userId: string | null) =>
      acts.filter((entry) => entry.userId === userId).map(({ time }) => parseTime(time)?.getTime() ?? 0)
    const last = Math.max(
      ...people.map(({ loginTime }) => parseTime(loginTime)?.getTime() ?? 0),
      ...acts.map(({ time }) => parseTime(time)?.getTime() ?? 0),
      0,
    )
    return {
      id,
      name,
      sessions: people.reduce((sum, { userId }) => sum + sessionsIn(timesOf(userId)), 0),
      permitted: permitted.length,
      opened: count(permitted, (node) => opened.has(node.id)),
      minutes: done.reduce((sum, { seconds = 0 }) => sum + seconds, 0) / 60,
      questions: count(done, ({ action }) => action === 'question'),
      idleDays: last === 0 ? null : Math.max(0, (Date.now() - last) / DAY),
      acts: isLeader ? acts.length : count(view.acts, () => true),
    }
  })
}
