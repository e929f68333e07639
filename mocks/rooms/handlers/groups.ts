import { groupApis } from '@/features/rooms/questions/questions.api'
import { SCOPES, type Scope } from '@/entities/roomScope'
import { VERSION_CONFLICT } from '@/shared/workflow/conflict'
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
  peopleOf,
  tellGroup,
  type StoredGroup,
} from '../groups'
import { note, remark } from '../log'
import { isToldOf, questionsOf } from '../questions'
import { REFUSALS } from '../refusals'
import { readerIn, type RoomReader } from '../sides'
import { roomAllowing, tags } from '../store'

const mocksOf = (scope: Scope) => {
  const api = groupApis[scope]
  const [READ, LEAD] = [`${scope}:question:list`, `${scope}:question:lead`] as const

  /** A group as someone in it may know it. */
  function shown(group: StoredGroup, reader: RoomReader) {
    const { id, version, name, topic, category, isOpen, createTime } = group
    const lastReadId = lastReadIn(scope, id, reader.member)
    const told = messagesOf(scope, id).filter(({ questionId }) => isToldOf(scope, questionId, reader))
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
      unread: told.filter(isUnread).length,
      lastReadId,
      lastTime: told.at(-1)?.time ?? createTime,
      members: peopleOf(scope, group).flatMap((person) => reader.nameOf(person.id) || []),
    }
  }

  /** Refuses tags that the room does not have, and a name that another group has. */
  function refuseWrong(roomId: string, { name, tagIds }: Pick<StoredGroup, 'name' | 'tagIds'>, id?: string) {
    for (const tagId of tagIds) tags[scope].require(tagId, (tag) => tag.roomId === roomId)
    const isTaken = groups[scope]
      .all()
      .some((group) => group.roomId === roomId && group.id !== id && group.name === name)
    if (isTaken) throw new Refusal(500, REFUSALS.groupTaken(name))
  }
  function led(account: Account, id: string) {
    const group = groupFor(scope, account, id)
    roomAllowing(scope, account, group.roomId, 'question:lead')
    return group
  }

  return [
    mock(api.list, READ, ({ account, query }) => {
      const { id } = roomAllowing(scope, account, query.roomId, 'question:list')
      const reader = readerIn(scope, account, id)
      const rows = groupsFor(scope, account, id).map((group) => shown(group, reader))
      return list(rows, query, { keyword: ['name', 'topic'], latest: 'lastTime' })
    }),
    mock(api.create, LEAD, ({ account, body: { roomId, ...fields } }) => {
      const room = roomAllowing(scope, account, roomId, 'question:lead')
      refuseWrong(room.id, fields)
      const group = groups[scope].add({
        ...fields,
        roomId: room.id,
        version: 1,
        isOpen: true,
        createTime: now(),
      })
      note(scope, room.id, account, { action: 'setting', text: remark('group', group.name) })
      tellGroup(scope, group)
    }),
    mock(api.update, LEAD, ({ account, body: { id, version, ...fields } }) => {
      const before = led(account, id)
      if (before.version !== version) throw new Refusal(VERSION_CONFLICT, REFUSALS.groupChanged(before.name))
      refuseWrong(before.roomId, fields, id)
      const after = groups[scope].put({ ...before, ...fields, version: version + 1 })
      const what = before.isOpen === after.isOpen ? 'group' : after.isOpen ? 'groupOpen' : 'groupClose'
      note(scope, before.roomId, account, { action: 'setting', text: remark(what, after.name) })
      for (const group of [before, after]) tellGroup(scope, group)
    }),
    mock(api.remove, LEAD, ({ account, path }) => {
      const doomed = String(path.ids)
        .split(',')
        .map((id) => led(account, id))
      for (const { id, roomId, name } of doomed) {
        const isUsed = questionsOf(scope, roomId).some(({ groupId }) => groupId === id)
        if (isUsed || messagesOf(scope, id).length > 0) throw new Refusal(500, REFUSALS.groupUsed(name))
      }
      groups[scope].remove(doomed)
      for (const group of doomed) {
        note(scope, group.roomId, account, { action: 'setting', text: remark('groupDelete', group.name) })
        tellGroup(scope, group)
      }
    }),
  ]
}

export const groupMocks = SCOPES.flatMap(mocksOf)
