import { groupApis } from '@/features/rooms/questions/questions.api'
import { SCOPES, type Scope } from '@/entities/roomScope'
import { VERSION_CONFLICT } from '@/shared/workflow/versionConflict'
import { now } from '../../platform/clock'
import type { Account } from '../../platform/db'
import { list } from '../../platform/list'
import { mock, Refusal } from '../../platform/mock'
import {
  groupFor,
  groups,
  groupsFor,
  lastReadIn,
  messagesOf,
  groupMembers,
  notifyGroup,
  type StoredGroup,
} from '../groups'
import { writeLog, remark } from '../log'
import { isMessageVisible, questionsOf } from '../questions'
import { REFUSALS } from '../refusals'
import { roomReaderIn, type RoomReader } from '../roomReader'
import { authorizeRoom, tags } from '../store'

const mocksOf = (scope: Scope) => {
  const api = groupApis[scope]
  const [READ, LEAD] = [`${scope}:question:list`, `${scope}:question:lead`] as const

  function groupRow(group: StoredGroup, reader: RoomReader) {
    const { id, version, name, topic, category, isOpen, createTime } = group
    const lastReadId = lastReadIn(scope, id, reader.member)
    const visibleMessages = messagesOf(scope, id).filter(({ questionId }) =>
      isMessageVisible(scope, questionId, reader),
    )
    const isUnread = (message: { id: string; memberId: string }) =>
      message.memberId !== reader.member.id && Number(message.id) > Number(lastReadId ?? 0)
    return {
      id,
      version,
      name,
      topic,
      category,
      isOpen,
      tagIds: reader.side === 'coordinator' ? [...group.tagIds] : [],
      unread: visibleMessages.filter(isUnread).length,
      lastReadId,
      lastTime: visibleMessages.at(-1)?.time ?? createTime,
      members: groupMembers(scope, group).flatMap((person) => reader.nameOf(person.id) || []),
    }
  }

  function checkGroup(roomId: string, { name, tagIds }: Pick<StoredGroup, 'name' | 'tagIds'>, id?: string) {
    for (const tagId of tagIds) tags[scope].require(tagId, (tag) => tag.roomId === roomId)
    const isTaken = groups[scope]
      .all()
      .some((group) => group.roomId === roomId && group.id !== id && group.name === name)
    if (isTaken) throw new Refusal(500, REFUSALS.groupTaken(name))
  }
  function requireLedGroup(account: Account, id: string) {
    const group = groupFor(scope, account, id)
    authorizeRoom(scope, account, group.roomId, 'question:lead')
    return group
  }

  return [
    mock(api.list, READ, ({ account, query }) => {
      const { id } = authorizeRoom(scope, account, query.roomId, 'question:list')
      const reader = roomReaderIn(scope, account, id)
      const rows = groupsFor(scope, account, id).map((group) => groupRow(group, reader))
      return list(rows, query, { keyword: ['name', 'topic'], latest: 'lastTime' })
    }),
    mock(api.create, LEAD, ({ account, body: { roomId, ...fields } }) => {
      const room = authorizeRoom(scope, account, roomId, 'question:lead')
      checkGroup(room.id, fields)
      const group = groups[scope].add({
        ...fields,
        roomId: room.id,
        version: 1,
        isOpen: true,
        createTime: now(),
      })
      writeLog(scope, room.id, account, { action: 'setting', text: remark('group', group.name) })
      notifyGroup(scope, group)
    }),
    mock(api.update, LEAD, ({ account, body: { id, version, ...fields } }) => {
      const before = requireLedGroup(account, id)
      if (before.version !== version) throw new Refusal(VERSION_CONFLICT, REFUSALS.groupChanged(before.name))
      checkGroup(before.roomId, fields, id)
      const after = groups[scope].put({ ...before, ...fields, version: version + 1 })
      const event = before.isOpen === after.isOpen ? 'group' : after.isOpen ? 'groupOpen' : 'groupClose'
      writeLog(scope, before.roomId, account, { action: 'setting', text: remark(event, after.name) })
      for (const group of [before, after]) notifyGroup(scope, group)
    }),
    mock(api.remove, LEAD, ({ account, path }) => {
      const removed = String(path.ids)
        .split(',')
        .map((id) => requireLedGroup(account, id))
      for (const { id, roomId, name } of removed) {
        const isUsed = questionsOf(scope, roomId).some(({ groupId }) => groupId === id)
        if (isUsed || messagesOf(scope, id).length > 0) throw new Refusal(500, REFUSALS.groupUsed(name))
      }
      groups[scope].remove(removed)
      for (const group of removed) {
        writeLog(scope, group.roomId, account, { action: 'setting', text: remark('groupDelete', group.name) })
        notifyGroup(scope, group)
      }
    }),
  ]
}

export const groupMocks = SCOPES.flatMap(mocksOf)
