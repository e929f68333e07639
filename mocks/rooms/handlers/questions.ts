import { isOpenQuestion } from '@/features/rooms/domain/questionWorkflow'
import { questionApis, type QuestionInput } from '@/features/rooms/questions/questions.api'
import type { Args } from '@/shared/api/endpoint'
import { SCOPES, type Scope } from '@/entities/roomScope'
import type * as z from 'zod/mini'
import { now } from '../../platform/clock'
import type { Account } from '../../platform/db'
import { list } from '../../platform/list'
import { mock, Refusal } from '../../platform/mock'
import { questionFile } from '../documents/questionFile'
import { groupFor } from '../groups'
import { note, remark } from '../log'
import { keepRoomFile } from '../madeFiles'
import { REFUSALS } from '../refusals'
import { versionsOf } from '../versions'
import { mayEnter, members, roomAllowing, rooms } from '../store'
import { aboutNode, questionStep } from '../questionSteps'
import { readerIn, sideOf, type RoomReader } from '../sides'
import {
  aDraft,
  questionActs,
  questionDetail,
  questionFor,
  questions,
  questionsFor,
  quotaOf,
  sayAsked,
  tellOf,
} from '../questions'

type Body = z.output<typeof QuestionInput>
type Asked = Args<(typeof questionApis)['vdr']['list']>['query']

const mocksOf = (scope: Scope) => {
  const api = questionApis[scope]
  const [READ, EDIT] = [`${scope}:question:list`, `${scope}:question:edit`] as const
  const { allowed, commit } = questionActs[scope]
  const step = questionStep(scope)

  /** Those that a query leaves. It is asked of what the caller is told: nothing else can be found out by it. */
  function foundFor(
    account: Account,
    { roomId, state, mine, groupId, documentId }: Omit<Asked, 'pageNum' | 'pageSize'>,
  ) {
    const reader = readerIn(scope, account, roomAllowing(scope, account, roomId, 'question:list').id)
    const isMine = (row: ReturnType<typeof questionFor>) =>
      row.isMine === true || row.assigneeId === reader.member.id
    return questionsFor(scope, roomId, reader)
      .map((question) => questionFor(scope, question, reader))
      .filter(
        (row) =>
          state === undefined ||
          row.status === state ||
          (state === 'open' && isOpenQuestion({ state: row.status })),
      )
      .filter((row) => mine === undefined || isMine(row))
      .filter((row) => groupId === undefined || row.groupId === groupId)
      .filter((row) => documentId === undefined || row.citation?.documentId === documentId)
  }
  const LISTING = {
    keyword: ['title', 'body', 'answer'],
    equals: ['category', 'priority', 'tagId', 'assigneeId'],
    latest: 'updateTime',
  } as const

  /** A caller who asks in a group; who coordinates and who answers does not. */
  function askerIn(account: Account, roomId: string, written: Body): RoomReader {
    const { id } = roomAllowing(scope, account, roomId, 'question:edit')
    const reader = readerIn(scope, account, id)
    if (reader.side !== 'asker') throw new Refusal(500, REFUSALS.noAsker)
    const group = groupFor(scope, account, written.groupId)
    if (group.roomId !== id) throw new Refusal(404, REFUSALS.noGroup)
    if (written.documentId !== null && reader.documentName(written.documentId) === undefined)
      throw new Refusal(404, REFUSALS.noNode)
    return reader
  }

  /** As it is written, with the version of the document that its asker has read. */
  function asWritten({ documentId, ...written }: Body) {
    const published = versionsOf(scope, documentId ?? '').findLast(({ state }) => state === 'published')
    return {
      ...written,
      documentId,
      versionNo: documentId === null ? null : (written.versionNo ?? published?.no ?? null),
    }
  }

  function submit(account: Account, of: { id: string; version?: number }) {
    const draft = allowed(account, 'submit', of)
    commit(account, 'submit', draft, { submitTime: now() })
    sayAsked(scope, draft)
    note(scope, draft.roomId, account, {
      action: 'question',
      ...aboutNode(draft),
      text: remark('submit', draft.title),
    })
    tellOf(scope, draft)
  }
  function assign(
    account: Account,
    { id, version, assigneeId, due }: { id: string; version: number; assigneeId: string; due: string | null },
  ) {
    const { roomId } = allowed(account, 'assign', { id, version })
    const assignee = members[scope].require(assigneeId, (member) => member.roomId === roomId)
    if (sideOf(scope, assignee) === 'asker' || !mayEnter(assignee))
      throw new Refusal(500, REFUSALS.noAnswerer)
    const name = assignee.name || assignee.email
    const before = step(account, 'assign', { id, version }, () => ({ assigneeId, due, reason: '' }), name)
    // Whoever it was taken from learns that it is not his any more.
    if (before.assigneeId !== null) tellOf(scope, before)
  }

  return [
    mock(api.list, READ, ({ account, query }) => list(foundFor(account, query), query, LISTING)),
    mock(api.quota, READ, ({ account, query }) =>
      quotaOf(
        scope,
        readerIn(scope, account, roomAllowing(scope, account, query.roomId, 'question:list').id).member,
      ),
    ),
    mock(api.create, EDIT, ({ account, body: { roomId, submit: isAsked, ...written } }) => {
      const { member } = askerIn(account, roomId, written)
      const draft = questions[scope].put(aDraft(account, member, asWritten(written)))
      try {
        if (isAsked) submit(account, draft)
      } catch (refusal) {
        // What can't be asked is no draft either: it is still in the form.
        questions[scope].delete(draft.id)
        throw refusal
      }
    }),
    mock(api.update, EDIT, ({ account, body: { id, version, submit: isAsked, ...written } }) => {
      const draft = allowed(account, 'edit', { id, version })
      askerIn(account, draft.roomId, written)
      const changed = { ...draft, ...asWritten(written) }
      if (isAsked) allowed(account, 'submit', { id }, asWritten(written))
      commit(account, 'edit', draft, changed)
      if (isAsked) submit(account, { id })
    }),
    mock(api.remove, EDIT, ({ account, path }) => {
      const doomed = String(path.ids)
        .split(',')
        .map((id) => allowed(account, 'discard', { id }))
      questions[scope].remove(doomed)
    }),

    mock(api.changeStatus, EDIT, ({ account, body }) => {
      const of = { id: body.id, version: body.version }
      if (body.status === 'submitted') return submit(account, of)
      if (body.status === 'assigned') {
        if ('reason' in body)
          return void step(account, 'reject', of, () => ({ reason: body.reason }), body.reason)
        return assign(account, { ...of, assigneeId: body.assigneeId, due: body.due })
      }
      if (body.status === 'answerReview')
        return void step(account, 'answer', of, () => ({ proposal: body.answer, reason: '' }))
      if (body.status === 'answered')
        return void step(account, 'approve', of, ({ proposal }) => ({
          answer: proposal,
          proposal: '',
          answerTime: now(),
        }))
      if (body.status === 'reopened') return void step(account, 'reopen', of, () => ({}), body.reason)
      return void step(account, 'close', of)
    }),
    mock(api.note, EDIT, ({ account, body: { id, version, text } }) => {
      const { id: memberId } = readerIn(
        scope,
        account,
        allowed(account, 'note', { id, version }).roomId,
      ).member
      step(account, 'note', { id, version }, ({ notes }) => ({
        notes: [...notes, { time: now(), memberId, text }],
      }))
    }),

    mock(api.export, READ, async ({ account, query: { format, language, ...query } }) => {
      const { total, rows } = list(
        foundFor(account, query),
        { ...query, pageNum: 1, pageSize: Infinity },
        LISTING,
      )
      const { roomId, ...filters } = query
      const file = await questionFile({
        room: rooms[scope].require(roomId).name,
        rows,
        format,
        language,
        maker: account,
        query: filters,
      })
      note(scope, query.roomId, account, { action: 'download', text: remark('questions', format, total) })
      return { msg: keepRoomFile(scope, account, roomId, file) }
    }),
    // Last: its path would take in the others.
    mock(api.detail, READ, ({ account, path }) => {
      const question = questions[scope].require(String(path.id))
      const { id } = roomAllowing(scope, account, question.roomId, 'question:list')
      const reader = readerIn(scope, account, id)
      const seen = questionsFor(scope, id, reader).find((each) => each.id === question.id)
      if (!seen) throw new Refusal(404, REFUSALS.noQuestion)
      return questionDetail(scope, seen, reader)
    }),
  ]
}

export const questionMocks = SCOPES.flatMap(mocksOf)
