import { LevelCode } from '@/features/rooms/domain/levels'
import { roomChanges } from '@/features/rooms/domain/roomInput'
import { isOpenQuestion } from '@/features/rooms/domain/questionWorkflow'
import { END_FILTERS, roomApis } from '@/features/rooms/room/rooms.api'
import { SCOPES, type Scope } from '@/entities/roomScope'
import { parseTime } from '@/shared/lib/dates'
import { VERSION_CONFLICT } from '@/shared/workflow/versionConflict'
import { sendCode, consumeCode } from '../../account/verificationCodes'
import { recordPresence } from '../twoStepEntry'
import type { Account } from '../../platform/db'
import { now } from '../../platform/clock'
import { catalog } from '../../entities/seed/catalog'
import { list } from '../../platform/list'
import { mock, Refusal } from '../../platform/mock'
import { roomActions, notifyExpired } from '../roomActions'
import { pendingIn } from '../audit'
import { logLockedOut } from '../denials'
import { zipTasks } from '../documents/zipTasks'
import { BUNDLE_REMARK, writeLog, remark, roomLog } from '../log'
import { enter, isKnownTo, revokeLostAccess } from '../members'
import { addressOf } from '../networks'
import { makeRoom, checkUniqueName } from '../makeRoom'
import { REFUSALS } from '../refusals'
import { openQuestionsFor, questionsOf } from '../questions'
import { visibleNodes } from '../rights'
import {
  isNetworkBlocked,
  isKeeper,
  isOpenTo,
  members,
  membersOf,
  membershipIn,
  nodesOf,
  requireRoom,
  checkNetwork,
  authorizeRoom,
  roomFor,
  rooms,
  stateOf,
  tagsOf,
  type StoredRoom,
} from '../store'

const DAY = 86_400_000
const MAX_NEW_DOCUMENTS = 5

const documentsFor = (scope: Scope, account: Account, roomId: string) =>
  visibleNodes(scope, account, roomId).filter(({ kind }) => kind === 'document')

const openedBy = (scope: Scope, { userId }: Account, room: string) =>
  new Set(
    roomLog[scope]
      .all()
      .filter((entry) => entry.roomId === room && entry.userId === userId && entry.action === 'view')
      .map(({ nodeId }) => nodeId),
  )

const isBundled = (room: string) =>
  [...roomLog.vdr.values()].some(
    ({ roomId, action, text = '' }) =>
      roomId === room && action === 'export' && text.startsWith(BUNDLE_REMARK),
  )

function roomRow(scope: Scope, room: StoredRoom, account: Account) {
  const documents = documentsFor(scope, account, room.id)
  const opened = openedBy(scope, account, room.id)
  const { role, ...visible } = roomFor(scope, room, account)
  // Members must not learn about other members' activity, because they may be competing bidders.
  const isVisible = ({ roomId, userId }: { roomId: string; userId: string }) =>
    roomId === room.id && (role === 'admin' || userId === account.userId)
  return {
    ...visible,
    role,
    memberCount: membersOf(scope, room.id).filter(isKnownTo(scope, account)).length,
    documentCount: documents.length,
    unreadCount: documents.filter(({ id }) => !opened.has(id)).length,
    openQuestionCount: needsEntryStep(visible) ? 0 : openQuestionsFor(scope, account, room.id).length,
    lastActivity: roomLog[scope].all().findLast(isVisible)?.time ?? room.updateTime,
  }
}

/** True while the caller must complete a step, such as an agreement or a code, before seeing the room. */
const needsEntryStep = ({
  ndaDue,
  refusedAddress,
  isCodeDue,
}: {
  ndaDue: unknown
  refusedAddress: string
  isCodeDue: boolean
}) => ndaDue !== null || refusedAddress !== '' || isCodeDue

const keeperRow = (scope: Scope, room: StoredRoom, account: Account) => ({
  ...roomRow(scope, room, account),
  memberCount: membersOf(scope, room.id).length,
  openQuestionCount: questionsOf(scope, room.id).filter(isOpenQuestion).length,
  lastActivity: roomLog[scope].all().findLast(({ roomId }) => roomId === room.id)?.time ?? room.updateTime,
  storage: nodesOf(scope, room.id).reduce((sum, { size = 0 }) => sum + size, 0),
  owners: membersOf(scope, room.id)
    .filter(({ role }) => role === 'admin')
    .map(({ name }) => name)
    .join('、'),
})

const END_WINDOWS: Readonly<Record<(typeof END_FILTERS)[number], number>> = {
  past: 0,
  day: DAY,
  week: 7 * DAY,
  month: 30 * DAY,
}

function endsWithin({ endTime }: StoredRoom, ends: (typeof END_FILTERS)[number]) {
  const left = (parseTime(endTime)?.getTime() ?? 0) - Date.now()
  return ends === 'past' ? left <= 0 : left > 0 && left <= END_WINDOWS[ends]
}

function checklistOf(scope: Scope, room: StoredRoom, account: Account) {
  const { role, unreadCount, documentCount, openQuestionCount } = roomRow(scope, room, account)
  const own = nodesOf(scope, room.id)
  return role === 'admin'
    ? [
        { key: 'tags', isDone: tagsOf(scope, room.id).length > 0 },
        { key: 'members', isDone: membersOf(scope, room.id).length > 1 },
        { key: 'documents', isDone: own.some(({ state }) => state === 'published') },
        { key: 'audits', isDone: pendingIn(scope, room.id).length === 0 },
        { key: 'questions', isDone: openQuestionCount === 0 },
        { key: 'nda', isDone: room.nda !== null },
      ]
    : [
        ...(room.nda ? [{ key: 'agreed' as const, isDone: true }] : []),
        { key: 'read', isDone: documentCount > 0 && unreadCount === 0 },
      ]
}

function matchesTarget(target: string): (room: StoredRoom) => boolean {
  const normalize = (name: string) => name.trim().toLowerCase()
  const drug = catalog
    .drugs()
    .find(({ nameEn, nameZh }) => [nameEn, nameZh].some((name) => normalize(name) === normalize(target)))
  const names = [target, ...(drug ? [drug.nameEn, drug.nameZh, ...drug.codes] : [])]
    .map(normalize)
    .filter(Boolean)
  return ({ targetName }) => names.some((name) => normalize(targetName).includes(name))
}

const mocksOf = (scope: Scope) => {
  const api = roomApis[scope]
  const permission = `${scope}:room:list` as const
  const findRoom = (account: Account, id: string) => {
    notifyExpired(scope)
    return requireRoom(scope, account, id)
  }
  const findEnterableRoom = (account: Account, id: string) => {
    const room = findRoom(account, id)
    checkNetwork(scope, room, account)
    return room
  }
  return [
    mock(api.list, permission, ({ account, query }) => {
      notifyExpired(scope)
      if (query.all && !isKeeper(scope, account)) throw new Refusal(403, REFUSALS.notNow)
      const visible = query.all ? rooms[scope].all() : rooms[scope].all().filter(isOpenTo(scope, account))
      const { ends, status, target, ...rest } = query
      const codeOf = (room: StoredRoom) => ({ active: '0', closed: '1', deleted: '2' })[stateOf(room)]
      return list(
        visible
          .filter((room) => !ends || endsWithin(room, ends))
          .filter(target ? matchesTarget(target) : () => true)
          .filter((room) => !status || codeOf(room) === status)
          .map((room) => (query.all ? keeperRow : roomRow)(scope, room, account)),
        rest,
        { keyword: ['name', 'targetName', 'orgName'], equals: ['role', 'tagType'] },
      )
    }),

    mock(api.detail, permission, ({ account, path }) => {
      const room = findRoom(account, String(path.id))
      if (isNetworkBlocked(scope, room, account)) logLockedOut(scope, room.id, account)
      else enter(scope, account, room.id)
      return { ...roomRow(scope, room, account), ip: addressOf(account) }
    }),

    mock(api.outline, permission, ({ account, path }) => {
      const { id } = findRoom(account, String(path.id))
      return authorizeRoom(scope, account, id, 'setting:list')
    }),
    mock(api.create, `${scope}:room:add`, ({ account, body }) => ({ id: makeRoom(scope, account, body) })),
    mock(api.update, permission, ({ account, body: { roomId, version, ...changes } }) => {
      const room = roomActions[scope].allowed(account, 'edit', { id: roomId })
      checkUniqueName(scope, account, changes.name, roomId)
      if (!roomChanges(scope, room.endTime).safeParse(changes).success)
        throw new Refusal(500, REFUSALS.tooSoon)
      const defaultLevel = LevelCode.parse(changes.defaultLevel)
      const storedChanges = { ...changes, description: changes.description ?? '', defaultLevel }
      revokeLostAccess(scope, roomId, () =>
        roomActions[scope].act('edit', account, { id: roomId, version }, storedChanges),
      )
    }),

    mock(api.home, permission, ({ account, path }) => {
      const room = authorizeRoom(scope, account, findRoom(account, String(path.id)).id, 'document:list')
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
        newDocuments: fresh.slice(0, MAX_NEW_DOCUMENTS),
        levels: levels.map((level) => ({
          level,
          count: documents.filter((each) => each.level === level).length,
        })),
      }
    }),

    mock(api.acceptNda, permission, ({ account, body }) => {
      const room = findEnterableRoom(account, body.roomId)
      if (room.nda?.version !== body.version) throw new Refusal(VERSION_CONFLICT, REFUSALS.ndaChanged)
      const member = membershipIn(scope, room.id, account)!
      members[scope].put({ ...member, ndaVersion: body.version, ndaTime: now() })
      writeLog(scope, room.id, account, { action: 'member', text: remark('agreement', `v${body.version}`) })
    }),

    mock(api.sendCode, permission, ({ account, body }) => {
      findEnterableRoom(account, body.roomId)
      const receiver = account.phonenumber || account.email
      sendCode(receiver, 'room')
      return { receiver: receiver.replace(/(?<=^.{3}).+(?=.{4}$)/, '****') }
    }),
    mock(api.verifyCode, permission, ({ account, body }) => {
      const { id } = findEnterableRoom(account, body.roomId)
      try {
        consumeCode(account.phonenumber || account.email, 'room', body.code)
      } catch (error) {
        logLockedOut(scope, id, account)
        throw error
      }
      recordPresence(scope, id, account)
      writeLog(scope, id, account, { action: 'login' })
    }),

    mock(api.closeOut, permission, ({ account, path }) => {
      const { id } = roomActions[scope].allowed(account, 'close', { id: String(path.id) })
      return {
        openQuestions: questionsOf(scope, id).filter(isOpenQuestion).length,
        pendingAudits: pendingIn(scope, id).length,
        ...(scope === 'vdr' ? { isLogExported: isBundled(id) } : {}),
        isZipMade: zipTasks[scope].all().some(({ roomId, state }) => roomId === id && state === 'done'),
      }
    }),

    mock(api.close, permission, ({ account, body: { roomId, version, reason } }) =>
      roomActions[scope].act('close', account, { id: roomId, version }, { closeReason: reason }, reason),
    ),
    mock(api.enable, permission, ({ account, body: { roomId, version, endTime } }) =>
      roomActions[scope].act('enable', account, { id: roomId, version }, { endTime }, endTime),
    ),
    mock(api.extend, permission, ({ account, body: { ids, endTime } }) =>
      ids.map((id) => {
        try {
          const room = roomActions[scope].allowed(account, 'extend', { id })
          if (endTime <= room.endTime) throw new Refusal(500, REFUSALS.notLater)
          roomActions[scope].act('extend', account, { id }, { endTime }, endTime)
          return { id, ok: true, msg: '' }
        } catch (error) {
          if (error instanceof Refusal) return { id, ok: false, msg: error.message }
          throw error
        }
      }),
    ),
    mock(api.remove, permission, ({ account, path, body }) => {
      const ids = String(path.ids).split(',')
      for (const id of ids) {
        const { name } = roomActions[scope].allowed(account, 'remove', { id })
        if (name !== body.name) throw new Refusal(500, REFUSALS.otherName)
      }
      for (const id of ids) roomActions[scope].act('remove', account, { id })
    }),
  ]
}

export const roomMocks = SCOPES.flatMap(mocksOf)
