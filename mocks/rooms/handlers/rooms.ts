import { LevelCode } from '@/features/rooms/domain/levels'
import { roomChanges } from '@/features/rooms/domain/roomInput'
import { isOpenQuestion } from '@/features/rooms/domain/questionWorkflow'
import { ENDS, roomApis } from '@/features/rooms/room/rooms.api'
import { SCOPES, type Scope } from '@/entities/roomScope'
import { parseTime } from '@/shared/lib/dates'
import { VERSION_CONFLICT } from '@/shared/workflow/conflict'
import { sendCode, spendCode } from '../../account/codes'
import { stay } from '../entry'
import type { Account } from '../../platform/db'
import { now } from '../../platform/clock'
import { catalog } from '../../entities/seed/catalog'
import { list } from '../../platform/list'
import { mock, Refusal } from '../../platform/mock'
import { roomActs, tellEnds } from '../acts'
import { waitingIn } from '../audit'
import { noteShutOut } from '../denials'
import { zipTasks } from '../documents/zipTasks'
import { BUNDLED, note, remark, roomLog } from '../log'
import { enter, isKnownTo, tellingLosers } from '../members'
import { addressOf } from '../networks'
import { makeRoom, refuseTwin } from '../newRoom'
import { REFUSALS } from '../refusals'
import { openFor, questionsOf } from '../questions'
import { visibleNodes } from '../rights'
import {
  isElsewhere,
  isKeeper,
  isOpenTo,
  members,
  membersOf,
  membershipIn,
  nodesOf,
  openRoom,
  refuseElsewhere,
  roomAllowing,
  roomFor,
  rooms,
  stateOf,
  tagsOf,
  type StoredRoom,
} from '../store'

const DAY = 86_400_000
/** Of the new documents, how many are named. */
const MOST_NAMED = 5

/** The documents that a caller sees in a room. */
const documentsFor = (scope: Scope, account: Account, roomId: string) =>
  visibleNodes(scope, account, roomId).filter(({ kind }) => kind === 'document')

/** Those that he has opened. */
const openedBy = (scope: Scope, { userId }: Account, room: string) =>
  new Set(
    roomLog[scope]
      .all()
      .filter((entry) => entry.roomId === room && entry.userId === userId && entry.action === 'view')
      .map(({ nodeId }) => nodeId),
  )

/** Whether the log of a data room was taken out as a signed bundle. */
const isBundled = (room: string) =>
  [...roomLog.vdr.values()].some(
    ({ roomId, action, text = '' }) => roomId === room && action === 'export' && text.startsWith(BUNDLED),
  )

/** A room with what the caller may see in it, counted. */
function counted(scope: Scope, room: StoredRoom, account: Account) {
  const documents = documentsFor(scope, account, room.id)
  const opened = openedBy(scope, account, room.id)
  const { role, ...shown } = roomFor(scope, room, account)
  // Others' doings and numbers are nothing for a member: he may be one of several who bid.
  const isTold = ({ roomId, userId }: { roomId: string; userId: string }) =>
    roomId === room.id && (role === 'admin' || userId === account.userId)
  return {
    ...shown,
    role,
    memberCount: membersOf(scope, room.id).filter(isKnownTo(scope, account)).length,
    documentCount: documents.length,
    unreadCount: documents.filter(({ id }) => !opened.has(id)).length,
    openQuestionCount: isOutOfDoors(shown) ? 0 : openFor(scope, account, room.id).length,
    lastActivity: roomLog[scope].all().findLast(isTold)?.time ?? room.updateTime,
  }
}

/** Whether the caller has yet to do something before anything of a room is told to him. */
const isOutOfDoors = ({
  ndaDue,
  refusedAddress,
  isCodeDue,
}: {
  ndaDue: unknown
  refusedAddress: string
  isCodeDue: boolean
}) => ndaDue !== null || refusedAddress !== '' || isCodeDue

/** The same with what only who looks after all rooms is told. */
const overseen = (scope: Scope, room: StoredRoom, account: Account) => ({
  ...counted(scope, room, account),
  memberCount: membersOf(scope, room.id).length,
  openQuestionCount: questionsOf(scope, room.id).filter(isOpenQuestion).length,
  lastActivity: roomLog[scope].all().findLast(({ roomId }) => roomId === room.id)?.time ?? room.updateTime,
  storage: nodesOf(scope, room.id).reduce((sum, { size = 0 }) => sum + size, 0),
  owners: membersOf(scope, room.id)
    .filter(({ role }) => role === 'admin')
    .map(({ name }) => name)
    .join('、'),
})

const UNTIL: Readonly<Record<(typeof ENDS)[number], number>> = {
  past: 0,
  day: DAY,
  week: 7 * DAY,
  month: 30 * DAY,
}

function endsWithin({ endTime }: StoredRoom, ends: (typeof ENDS)[number]) {
  const left = (parseTime(endTime)?.getTime() ?? 0) - Date.now()
  return ends === 'past' ? left <= 0 : left > 0 && left <= UNTIL[ends]
}

/** What an administrator has to do in a room, and what a member has. */
function checklistOf(scope: Scope, room: StoredRoom, account: Account) {
  const { role, unreadCount, documentCount, openQuestionCount } = counted(scope, room, account)
  const own = nodesOf(scope, room.id)
  return role === 'admin'
    ? [
        { key: 'tags', isDone: tagsOf(scope, room.id).length > 0 },
        { key: 'members', isDone: membersOf(scope, room.id).length > 1 },
        { key: 'documents', isDone: own.some(({ state }) => state === 'published') },
        { key: 'audits', isDone: waitingIn(scope, room.id).length === 0 },
        { key: 'questions', isDone: openQuestionCount === 0 },
        { key: 'nda', isDone: room.nda !== null },
      ]
    : [
        ...(room.nda ? [{ key: 'agreed' as const, isDone: true }] : []),
        { key: 'read', isDone: documentCount > 0 && unreadCount === 0 },
      ]
}

/** Whether a room is about something of that name; a drug has several. */
function isAbout(target: string): (room: StoredRoom) => boolean {
  const plain = (name: string) => name.trim().toLowerCase()
  const drug = catalog
    .drugs()
    .find(({ nameEn, nameZh }) => [nameEn, nameZh].some((name) => plain(name) === plain(target)))
  const names = [target, ...(drug ? [drug.nameEn, drug.nameZh, ...drug.codes] : [])]
    .map(plain)
    .filter(Boolean)
  return ({ targetName }) => names.some((name) => plain(targetName).includes(name))
}

const mocksOf = (scope: Scope) => {
  const api = roomApis[scope]
  const may = `${scope}:room:list` as const
  const found = (account: Account, id: string) => {
    tellEnds(scope)
    return openRoom(scope, account, id)
  }
  const inside = (account: Account, id: string) => {
    const room = found(account, id)
    refuseElsewhere(scope, room, account)
    return room
  }
  return [
    mock(api.list, may, ({ account, query }) => {
      tellEnds(scope)
      if (query.all && !isKeeper(scope, account)) throw new Refusal(403, REFUSALS.notNow)
      const shown = query.all ? rooms[scope].all() : rooms[scope].all().filter(isOpenTo(scope, account))
      const { ends, status, target, ...rest } = query
      const codeOf = (room: StoredRoom) => ({ active: '0', closed: '1', deleted: '2' })[stateOf(room)]
      return list(
        shown
          .filter((room) => !ends || endsWithin(room, ends))
          .filter(target ? isAbout(target) : () => true)
          .filter((room) => !status || codeOf(room) === status)
          .map((room) => (query.all ? overseen : counted)(scope, room, account)),
        rest,
        { keyword: ['name', 'targetName', 'orgName'], equals: ['role', 'tagType'] },
      )
    }),

    mock(api.detail, may, ({ account, path }) => {
      const room = found(account, String(path.id))
      if (isElsewhere(scope, room, account)) noteShutOut(scope, room.id, account)
      else enter(scope, account, room.id)
      return { ...counted(scope, room, account), ip: addressOf(account) }
    }),

    mock(api.outline, may, ({ account, path }) => {
      const { id } = found(account, String(path.id))
      return roomAllowing(scope, account, id, 'setting:list')
    }),
    mock(api.create, `${scope}:room:add`, ({ account, body }) => ({ id: makeRoom(scope, account, body) })),
    mock(api.update, may, ({ account, body: { roomId, version, ...changes } }) => {
      const room = roomActs[scope].allowed(account, 'edit', { id: roomId })
      refuseTwin(scope, account, changes.name, roomId)
      if (!roomChanges(scope, room.endTime).safeParse(changes).success)
        throw new Refusal(500, REFUSALS.tooSoon)
      const defaultLevel = LevelCode.parse(changes.defaultLevel)
      const outline = { ...changes, description: changes.description ?? '', defaultLevel }
      tellingLosers(scope, roomId, () =>
        roomActs[scope].act('edit', account, { id: roomId, version }, outline),
      )
    }),

    mock(api.home, may, ({ account, path }) => {
      const room = roomAllowing(scope, account, found(account, String(path.id)).id, 'document:list')
      const documents = documentsFor(scope, account, room.id)
      const lastVisit = membershipIn(scope, room.id, account)?.visitBefore ?? ''
      const fresh = documents
        .map(({ id, name, updateTime, createTime }) => ({ id, name, time: updateTime ?? createTime }))
        .filter(({ time }) => time > lastVisit)
        .toSorted((a, b) => b.time.localeCompare(a.time))
      const levels = [...new Set(documents.map(({ level }) => level))].toSorted((a, b) => b - a)
      return {
        announcement: room.announcement,
        checklist: checklistOf(scope, room, account),
        lastVisit,
        newCount: fresh.length,
        newDocuments: fresh.slice(0, MOST_NAMED),
        levels: levels.map((level) => ({
          level,
          count: documents.filter((each) => each.level === level).length,
        })),
      }
    }),

    mock(api.acceptNda, may, ({ account, body }) => {
      const room = inside(account, body.roomId)
      if (room.nda?.version !== body.version) throw new Refusal(VERSION_CONFLICT, REFUSALS.ndaChanged)
      const member = membershipIn(scope, room.id, account)!
      members[scope].put({ ...member, ndaVersion: body.version, ndaTime: now() })
      note(scope, room.id, account, { action: 'member', text: remark('agreement', `v${body.version}`) })
    }),

    mock(api.sendCode, may, ({ account, body }) => {
      inside(account, body.roomId)
      const receiver = account.phonenumber || account.email
      sendCode(receiver, 'room')
      return { receiver: receiver.replace(/(?<=^.{3}).+(?=.{4}$)/, '****') }
    }),
    mock(api.verifyCode, may, ({ account, body }) => {
      const { id } = inside(account, body.roomId)
      try {
        spendCode(account.phonenumber || account.email, 'room', body.code)
      } catch (error) {
        noteShutOut(scope, id, account)
        throw error
      }
      stay(scope, id, account)
      note(scope, id, account, { action: 'login' })
    }),

    mock(api.closeOut, may, ({ account, path }) => {
      const { id } = roomActs[scope].allowed(account, 'close', { id: String(path.id) })
      return {
        openQuestions: questionsOf(scope, id).filter(isOpenQuestion).length,
        pendingAudits: waitingIn(scope, id).length,
        // Only the data room has a screen of its log.
        ...(scope === 'vdr' ? { isLogExported: isBundled(id) } : {}),
        isZipMade: zipTasks[scope].all().some(({ roomId, state }) => roomId === id && state === 'done'),
      }
    }),

    mock(api.close, may, ({ account, body: { roomId, version, reason } }) =>
      roomActs[scope].act('close', account, { id: roomId, version }, { closeReason: reason }, reason),
    ),
    mock(api.enable, may, ({ account, body: { roomId, version, endTime } }) =>
      roomActs[scope].act('enable', account, { id: roomId, version }, { endTime }, endTime),
    ),
    mock(api.extend, may, ({ account, body: { ids, endTime } }) =>
      ids.map((id) => {
        try {
          const room = roomActs[scope].allowed(account, 'extend', { id })
          if (endTime <= room.endTime) throw new Refusal(500, REFUSALS.notLater)
          roomActs[scope].act('extend', account, { id }, { endTime }, endTime)
          return { id, ok: true, msg: '' }
        } catch (error) {
          if (error instanceof Refusal) return { id, ok: false, msg: error.message }
          throw error
        }
      }),
    ),
    mock(api.remove, may, ({ account, path, body }) => {
      const ids = String(path.ids).split(',')
      for (const id of ids) {
        const { name } = roomActs[scope].allowed(account, 'remove', { id })
        if (name !== body.name) throw new Refusal(500, REFUSALS.otherName)
      }
      for (const id of ids) roomActs[scope].act('remove', account, { id })
    }),
  ]
}

export const roomMocks = SCOPES.flatMap(mocksOf)
