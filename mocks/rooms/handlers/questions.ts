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
import { writeLog, remark } from '../log'
import { storeRoomFile } from '../roomFiles'
import { REFUSALS } from '../refusals'
import { canEnter, members, authorizeRoom, rooms } from '../store'
import { aboutNode, questionStep } from '../questionSteps'
import { roomReaderIn, sideOf, type RoomReader } from '../roomReader'
import {
  makeDraft,
  questionStores,
  questionDetail,
  questionFor,
  questions,
  questionsFor,
  quotaOf,
  postQuestionNotice,
  notifyQuestion,
} from '../questions'

type Body = z.output<typeof QuestionInput>
type QuestionQuery = Args<(typeof questionApis)['vdr']['list']>['query']

const mocksOf = (scope: Scope) => {
  const api = questionApis[scope]
  const [READ, EDIT] = [`${scope}:question:list`, `${scope}:question:edit`] as const
  const { allowed, commit } = questionStores[scope]
  const step = questionStep(scope)

  /** Filters run on the redacted rows, so that a query cannot reveal hidden content. */
  function findQuestions(
    account: Account,
    { roomId, state, mine, groupId, documentId }: Omit<QuestionQuery, 'pageNum' | 'pageSize'>,
  ) {
    const reader = roomReaderIn(scope, account, authorizeRoom(scope, account, roomId, 'question:list').id)
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

  /** Only askers may ask; coordinators and answerers may not. */
  function requireAsker(account: Account, roomId: string, fields: Body): RoomReader {
    const { id } = authorizeRoom(scope, account, roomId, 'question:edit')
    const reader = roomReaderIn(scope, account, id)
    if (reader.side !== 'asker') throw new Refusal(500, REFUSALS.noAsker)
    const group = groupFor(scope, account, fields.groupId)
    if (group.roomId !== id) throw new Refusal(404, REFUSALS.noGroup)
    if (fields.documentId !== null && reader.documentOf(fields.documentId) === undefined)
      throw new Refusal(404, REFUSALS.noNode)
    return reader
  }

  function toStored({ documentId, ...fields }: Body, reader: RoomReader) {
    const document = documentId === null ? undefined : reader.documentOf(documentId)
    const published = document?.state === 'published' ? document : undefined
    return {
      ...fields,
      documentId,
      versionNo: documentId === null ? null : (fields.versionNo ?? published?.versionNo ?? null),
    }
  }

  function submit(account: Account, ref: { id: string; version?: number }) {
    const draft = allowed(account, 'submit', ref)
    commit(account, 'submit', draft, { submitTime: now() })
    postQuestionNotice(scope, draft)
    writeLog(scope, draft.roomId, account, {
      action: 'question',
      ...aboutNode(draft),
      text: remark('submit', draft.title),
    })
    notifyQuestion(scope, draft)
  }
  function assign(
    account: Account,
    { id, version, assigneeId, due }: { id: string; version: number; assigneeId: string; due: string | null },
  ) {
    const { roomId } = allowed(account, 'assign', { id, version })
    const assignee = members[scope].require(assigneeId, (member) => member.roomId === roomId)
    if (sideOf(scope, assignee) === 'asker' || !canEnter(assignee))
      throw new Refusal(500, REFUSALS.noAnswerer)
    const name = assignee.name || assignee.email
    const before = step(account, 'assign', { id, version }, () => ({ assigneeId, due, reason: '' }), name)
    if (before.assigneeId !== null) notifyQuestion(scope, before)
  }

  return [
    mock(api.list, READ, ({ account, query }) => list(findQuestions(account, query), query, LISTING)),
    mock(api.quota, READ, ({ account, query }) =>
      quotaOf(
        scope,
        roomReaderIn(scope, account, authorizeRoom(scope, account, query.roomId, 'question:list').id).member,
      ),
    ),
    mock(api.create, EDIT, ({ account, body: { roomId, submit: isSubmitting, ...fields } }) => {
      const reader = requireAsker(account, roomId, fields)
      const draft = questions[scope].put(makeDraft(account, reader.member, toStored(fields, reader)))
      try {
        if (isSubmitting) submit(account, draft)
      } catch (error) {
        // If the question cannot be submitted, delete the draft: the form still has it.
        questions[scope].delete(draft.id)
        throw error
      }
    }),
    mock(api.update, EDIT, ({ account, body: { id, version, submit: isSubmitting, ...fields } }) => {
      const draft = allowed(account, 'edit', { id, version })
      const content = toStored(fields, requireAsker(account, draft.roomId, fields))
      const changed = { ...draft, ...content }
      if (isSubmitting) allowed(account, 'submit', { id }, content)
      commit(account, 'edit', draft, changed)
      if (isSubmitting) submit(account, { id })
    }),
    mock(api.remove, EDIT, ({ account, path }) => {
      const removed = String(path.ids)
        .split(',')
        .map((id) => allowed(account, 'discard', { id }))
      questions[scope].remove(removed)
    }),

    mock(api.changeStatus, EDIT, ({ account, body }) => {
      const ref = { id: body.id, version: body.version }
      if (body.status === 'submitted') return submit(account, ref)
      if (body.status === 'assigned') {
        if ('reason' in body)
          return void step(account, 'reject', ref, () => ({ reason: body.reason }), body.reason)
        return assign(account, { ...ref, assigneeId: body.assigneeId, due: body.due })
      }
      if (body.status === 'answerReview')
        return void step(account, 'answer', ref, () => ({ proposal: body.answer, reason: '' }))
      if (body.status === 'answered')
        return void step(account, 'approve', ref, ({ proposal }) => ({
          answer: proposal,
          proposal: '',
          answerTime: now(),
        }))
      if (body.status === 'reopened') return void step(account, 'reopen', ref, () => ({}), body.reason)
      return void step(account, 'close', ref)
    }),
    mock(api.note, EDIT, ({ account, body: { id, version, text } }) => {
      const { id: memberId } = roomReaderIn(
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
        findQuestions(account, query),
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
      writeLog(scope, query.roomId, account, { action: 'download', text: remark('questions', format, total) })
      return { msg: storeRoomFile(scope, account, roomId, file) }
    }),
    // Must be last: its path also matches the others.
    mock(api.detail, READ, ({ account, path }) => {
      const question = questions[scope].require(String(path.id))
      const { id } = authorizeRoom(scope, account, question.roomId, 'question:list')
      const reader = roomReaderIn(scope, account, id)
      const seen = questionsFor(scope, id, reader).find((each) => each.id === question.id)
      if (!seen) throw new Refusal(404, REFUSALS.noQuestion)
      return questionDetail(scope, seen, reader)
    }),
  ]
}

export const questionMocks = SCOPES.flatMap(mocksOf)
