import * as z from 'zod/mini'
import {
  chosenName,
  countOrZero,
  flagOrFalse,
  numberOrNull,
  orNull,
  textOrEmpty,
} from '@/shared/api/wireDefaults'
import { VersionedRef } from '@/shared/api/versionedRef'
import { dataOf, del, get, pageOf, post, put } from '@/shared/api'
import { listOf } from '@/shared/api/lists'
import { PageQuery } from '@/shared/api/page'
import { perScope, type Scope } from '@/entities/roomScope'
import { exportOf } from '@/shared/files/exports'
import { RUN_DESPITE_FIELD_ERRORS, errorReporter } from '@/shared/form/validation'
import { dictCode, integer, nullable, oneOf, required, text } from '@/shared/form/fieldParsers'
import { LANGUAGES } from '@/shared/lib/language'
import { RoomQuery } from '../domain/roomQuery'
import { QUESTION_INPUTS, QUESTION_STATES } from '../domain/questionWorkflow'

const id = z.coerce.string()
const idOrNull = orNull(id)
const textOrNull = orNull(z.string())

export const PRIORITIES = ['high', 'normal', 'low'] as const

/** Citation, limited to what the reader may see. */
const Citation = z.object({
  documentId: id,
  documentName: chosenName(z.string()),
  versionNo: z.nullish(z.number()),
  page: z.nullish(z.number()),
})
export type Citation = z.infer<typeof Citation>

const Event = z.object({
  time: textOrEmpty,
  /** Empty if hidden from the reader. */
  by: textOrEmpty,
  action: z.string(),
  from: textOrNull,
  to: z.string(),
  text: textOrEmpty,
})

/**
 * Question, limited to what the reader may know: hidden names, tags and internal notes are empty. Names are assumed,
 * here only.
 */
export const Question = z.pipe(
  z.object({
    id,
    version: z.coerce.number(),
    /** Dictionary `vdr_question_status`. */
    status: z.catch(z.enum(QUESTION_STATES), 'closed'),
    title: z.string(),
    body: textOrEmpty,
    /** Dictionary `vdr_question_category`. */
    category: textOrEmpty,
    priority: z.catch(z.enum(PRIORITIES), 'normal'),
    due: textOrNull,
    groupId: idOrNull,
    groupName: textOrEmpty,
    citation: orNull(Citation),
    /** The cited document is gone, or hidden from the reader. */
    isCitationGone: flagOrFalse,
    isMine: flagOrFalse,
    askerId: idOrNull,
    askerName: textOrEmpty,
    tagId: idOrNull,
    tagName: textOrEmpty,
    assigneeId: idOrNull,
    assigneeName: textOrEmpty,
    answer: textOrEmpty,
    answerTime: textOrNull,
    /** Answer under review, and the reason why the previous one was returned. */
    proposal: textOrEmpty,
    reason: textOrEmpty,
    /** Detail only. */
    notes: listOf(z.object({ time: textOrEmpty, by: textOrEmpty, text: z.string() })),
    events: listOf(Event),
    isGroupOpen: flagOrFalse,
    quotaLeft: numberOrNull,
    submitTime: textOrNull,
    updateTime: textOrNull,
  }),
  z.transform(({ status, ...question }) => ({ ...question, state: status })),
)
export type Question = z.infer<typeof Question>

const MAX_PAGES = 5000

export const QuestionInput = z
  .object({
    groupId: required(dictCode),
    title: required(text(2, 100)),
    body: required(text(1, 2000)),
    category: required(dictCode),
    priority: required(oneOf(PRIORITIES)),
    documentId: nullable(dictCode),
    versionNo: nullable(integer(1)),
    page: nullable(integer(1, MAX_PAGES)),
  })
  .check(
    z.superRefine(({ documentId, page }, context) => {
      if (page !== null && documentId === null) errorReporter(context)(['documentId'], 'required')
    }, RUN_DESPITE_FIELD_ERRORS),
  )

const QuestionFilter = z.object({
  roomId: z.string(),
  keyword: z.optional(z.string()),
  /** `open` includes all unanswered states. */
  state: z.optional(z.enum([...QUESTION_STATES, 'open'])),
  category: z.optional(z.string()),
  priority: z.optional(z.enum(PRIORITIES)),
  groupId: z.optional(z.string()),
  documentId: z.optional(z.string()),
  /** For coordinators only; for others these two match nothing. */
  tagId: z.optional(z.string()),
  assigneeId: z.optional(z.string()),
  /** Asked by the caller, or assigned to them. */
  mine: z.optional(z.enum(['true'])),
})

const questionApi = (scope: Scope) => ({
  list: get(`/${scope}/question/list`, {
    query: z.extend(PageQuery, QuestionFilter.shape),
    response: pageOf(Question),
  }),
  detail: get(`/${scope}/question/:id`, { response: dataOf(Question) }),
  /** Saves a draft, or submits the question directly. */
  create: post(`/${scope}/question`, {
    body: z.intersection(z.intersection(QuestionInput, RoomQuery), z.object({ submit: z.boolean() })),
  }),
  /** Drafts only. */
  update: put(`/${scope}/question`, {
    body: z.intersection(z.intersection(QuestionInput, VersionedRef), z.object({ submit: z.boolean() })),
  }),
  /** Drafts only. */
  remove: del(`/${scope}/question/:ids`),
  /** Moves a question to its next state; `assigned` with a reason returns an answer. */
  changeStatus: put(`/${scope}/question/changeStatus`, {
    body: z.union([
      z.extend(VersionedRef, { status: z.enum(['submitted', 'answered', 'closed']) }),
      z.extend(VersionedRef, { status: z.literal('assigned'), ...QUESTION_INPUTS.assign.shape }),
      z.extend(VersionedRef, { status: z.literal('assigned'), ...QUESTION_INPUTS.reject.shape }),
      z.extend(VersionedRef, { status: z.literal('answerReview'), ...QUESTION_INPUTS.answer.shape }),
      z.extend(VersionedRef, { status: z.literal('reopened'), ...QUESTION_INPUTS.reopen.shape }),
    ]),
  }),
  note: post(`/${scope}/question/note`, { body: z.extend(VersionedRef, QUESTION_INPUTS.note.shape) }),
  /** Quota of the caller's tag; `given` is null if unlimited. */
  quota: get(`/${scope}/question/quota`, {
    query: RoomQuery,
    response: dataOf(z.object({ given: z.nullish(z.number()), used: countOrZero })),
  }),
  export: exportOf(
    `/${scope}/question/export`,
    z.extend(QuestionFilter, { format: z.enum(['xlsx', 'pdf']), language: z.enum(LANGUAGES) }),
  ),
})
export const questionApis = perScope(questionApi)

const MAX_TAGS = 100

const Group = z.object({
  id,
  version: z.coerce.number(),
  name: z.string(),
  topic: textOrEmpty,
  category: textOrEmpty,
  /** Tags whose members are in the group; for coordinators only. */
  tagIds: listOf(id),
  isOpen: z.catch(z.boolean(), false),
  unread: countOrZero,
  /** Last message that the caller has read. */
  lastReadId: idOrNull,
  lastTime: textOrNull,
  /** Members whose names the caller may know. */
  members: listOf(z.string()),
})
export type Group = z.infer<typeof Group>

const groupFields = {
  name: required(text(2, 40)),
  topic: nullable(text(2, 200)),
  category: required(dictCode),
}

export const GroupInput = z.object({
  ...groupFields,
  tagIds: z.pipe(
    z.nullish(z.array(z.string()).check(z.maxLength(MAX_TAGS))),
    z.transform((ids) => ids ?? []),
  ),
})

const groupApi = (scope: Scope) => ({
  list: get(`/${scope}/chat/group/list`, {
    query: z.extend(PageQuery, { roomId: z.string(), keyword: z.optional(z.string()) }),
    response: pageOf(Group),
  }),
  create: post(`/${scope}/chat/group`, { body: z.intersection(GroupInput, RoomQuery) }),
  /** Also closes and reopens a group. */
  update: put(`/${scope}/chat/group`, {
    body: z.intersection(z.intersection(GroupInput, VersionedRef), z.object({ isOpen: z.boolean() })),
  }),
  /** Only groups without messages. */
  remove: del(`/${scope}/chat/group/:ids`),
})
export const groupApis = perScope(groupApi)

/** Assumed. */
export const MAX_MESSAGE_LENGTH = 2000

const Message = z.object({
  /** Grows in the order of arrival at the server. */
  id,
  /** Id given by the sender's client; null for other readers. */
  clientId: textOrNull,
  content: textOrEmpty,
  /** Set if the message announces this question. */
  questionId: idOrNull,
  isMine: flagOrFalse,
  /** Author's name if the reader may know it; otherwise empty, and only `side` is known. */
  name: textOrEmpty,
  side: z.catch(z.enum(['coordinator', 'expert', 'asker']), 'asker'),
  time: textOrEmpty,
})
export type Message = z.infer<typeof Message>

export const MAX_MESSAGES = 200

const messageApi = (scope: Scope) => ({
  /**
   * The latest messages, those before or after another, or those with a keyword; in order of arrival. `total` counts
   * all that match, on that side.
   */
  list: get(`/${scope}/chat/message/list`, {
    query: z.object({
      groupId: z.string(),
      beforeId: z.optional(z.string()),
      afterId: z.optional(z.string()),
      keyword: z.optional(z.string()),
      pageSize: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(MAX_MESSAGES)),
    }),
    response: pageOf(Message),
    alerts: 'session',
  }),
  /** Idempotent: a second request with the same `clientId` adds no message. */
  send: post(`/${scope}/chat/message`, {
    body: z.object({
      groupId: z.string(),
      clientId: z.string().check(z.minLength(1), z.maxLength(64)),
      content: required(text(1, MAX_MESSAGE_LENGTH)),
    }),
    response: dataOf(Message),
    repeatSubmit: false,
    alerts: 'session',
  }),
  read: put(`/${scope}/chat/read`, {
    body: z.object({ groupId: z.string(), lastId: z.string() }),
    repeatSubmit: false,
    alerts: 'none',
  }),
})
export const messageApis = perScope(messageApi)

const Faq = z.object({
  id,
  question: z.string(),
  answer: textOrEmpty,
  category: textOrEmpty,
  citation: orNull(Citation),
  time: textOrNull,
})
export type Faq = z.infer<typeof Faq>

const faqApi = (scope: Scope) => ({
  list: get(`/${scope}/faq/list`, {
    query: z.extend(PageQuery, {
      roomId: z.string(),
      keyword: z.optional(z.string()),
      category: z.optional(z.string()),
    }),
    response: pageOf(Faq),
  }),
  create: post(`/${scope}/faq`, {
    body: z.extend(QUESTION_INPUTS.publish, { questionId: z.string(), version: z.number() }),
  }),
})
export const faqApis = perScope(faqApi)
