import * as z from 'zod/mini'
import { countOrZero, flagOrFalse, numberOrNull, orNull, textOrEmpty } from '@/shared/api/wireDefaults'
import { VersionedRef } from '@/shared/api/versionedRef'
import { dataOf, del, get, pageOf, post, put } from '@/shared/api'
import { listOf } from '@/shared/api/lists'
import { PageQuery } from '@/shared/api/page'
import { perScope, type Scope } from '@/entities/roomScope'
import { exportOf } from '@/shared/files/exports'
import { RUN_DESPITE_FIELD_ERRORS, errorReporter } from '@/shared/form/validation'
import { dictCode, integer, nullable, oneOf, required, text } from '@/shared/form/fieldParsers'
import { LANGUAGES } from '@/shared/lib/language'
import { OfRoom } from '../domain/ofRoom'
import { QUESTION_INPUTS, QUESTION_STATES } from '../domain/questionWorkflow'

const id = z.coerce.string()
const idOrNull = orNull(id)
const words = orNull(z.string())

export const PRIORITIES = ['high', 'normal', 'low'] as const

/** What a question cites, as far as its reader may see it. */
const Citation = z.object({
  documentId: id,
  documentName: z.string(),
  versionNo: z.nullish(z.number()),
  page: z.nullish(z.number()),
})
export type Citation = z.infer<typeof Citation>

const Event = z.object({
  time: textOrEmpty,
  /** Empty where the reader may not know. */
  by: textOrEmpty,
  action: z.string(),
  from: words,
  to: z.string(),
  text: textOrEmpty,
})

/** A question as its reader may know it: names, tags and inner words are empty for the others. Names are assumed, here only. */
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
    due: words,
    groupId: idOrNull,
    groupName: textOrEmpty,
    citation: orNull(Citation),
    /** It cites something that is not there any more, or not for the reader. */
    isCitationGone: flagOrFalse,
    isMine: flagOrFalse,
    askerId: idOrNull,
    askerName: textOrEmpty,
    tagId: idOrNull,
    tagName: textOrEmpty,
    assigneeId: idOrNull,
    assigneeName: textOrEmpty,
    answer: textOrEmpty,
    answerTime: words,
    /** An answer that is being reviewed, and why the one before was given back. */
    proposal: textOrEmpty,
    reason: textOrEmpty,
    /** Only of one that is read by itself. */
    notes: listOf(z.object({ time: textOrEmpty, by: textOrEmpty, text: z.string() })),
    events: listOf(Event),
    isGroupOpen: flagOrFalse,
    quotaLeft: numberOrNull,
    submitTime: words,
    updateTime: words,
  }),
  z.transform(({ status, ...question }) => ({ ...question, state: status })),
)
export type Question = z.infer<typeof Question>

/** Pages of a document at most. */
const MOST_PAGES = 5000

/** A question as it is written. */
export const QuestionInput = z
  .object({
    groupId: required(dictCode),
    title: required(text(2, 100)),
    body: required(text(1, 2000)),
    category: required(dictCode),
    priority: required(oneOf(PRIORITIES)),
    documentId: nullable(dictCode),
    versionNo: nullable(integer(1)),
    page: nullable(integer(1, MOST_PAGES)),
  })
  .check(
    z.superRefine(({ documentId, page }, context) => {
      if (page !== null && documentId === null) errorReporter(context)(['documentId'], 'required')
    }, RUN_DESPITE_FIELD_ERRORS),
  )

const QuestionFilter = z.object({
  roomId: z.string(),
  keyword: z.optional(z.string()),
  /** `open` stands for all that wait for their answer. */
  state: z.optional(z.enum([...QUESTION_STATES, 'open'])),
  category: z.optional(z.string()),
  priority: z.optional(z.enum(PRIORITIES)),
  groupId: z.optional(z.string()),
  documentId: z.optional(z.string()),
  /** Known to who coordinates; for others neither matches. */
  tagId: z.optional(z.string()),
  assigneeId: z.optional(z.string()),
  /** Those that the caller has asked, or is to answer. */
  mine: z.optional(z.enum(['true'])),
})

const questionApi = (scope: Scope) => ({
  list: get(`/${scope}/question/list`, {
    query: z.extend(PageQuery, QuestionFilter.shape),
    response: pageOf(Question),
  }),
  detail: get(`/${scope}/question/:id`, { response: dataOf(Question) }),
  /** A draft, or asked at once. */
  create: post(`/${scope}/question`, {
    body: z.intersection(z.intersection(QuestionInput, OfRoom), z.object({ submit: z.boolean() })),
  }),
  /** Of a draft. */
  update: put(`/${scope}/question`, {
    body: z.intersection(z.intersection(QuestionInput, VersionedRef), z.object({ submit: z.boolean() })),
  }),
  /** Of drafts. */
  remove: del(`/${scope}/question/:ids`),
  /** Where a question goes next; `assigned` with a reason is an answer that was given back. */
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
  /** What the caller's tag may ask; `given` is null without limit. */
  quota: get(`/${scope}/question/quota`, {
    query: OfRoom,
    response: dataOf(z.object({ given: z.nullish(z.number()), used: countOrZero })),
  }),
  export: exportOf(
    `/${scope}/question/export`,
    z.extend(QuestionFilter, { format: z.enum(['xlsx', 'pdf']), language: z.enum(LANGUAGES) }),
  ),
})
export const questionApis = perScope(questionApi)

/** Tags that a group may be for at most. */
const MOST_TAGS = 100

const Group = z.object({
  id,
  version: z.coerce.number(),
  name: z.string(),
  topic: textOrEmpty,
  category: textOrEmpty,
  /** For whom it is; told to who coordinates. */
  tagIds: listOf(id),
  isOpen: z.catch(z.boolean(), false),
  unread: countOrZero,
  /** Of the messages that the caller has seen in it, the last. */
  lastReadId: idOrNull,
  lastTime: words,
  /** Those of its people that the caller may know by name. */
  members: listOf(z.string()),
})
export type Group = z.infer<typeof Group>

const groupFields = {
  name: required(text(2, 40)),
  topic: nullable(text(2, 200)),
  category: required(dictCode),
}

/** A group as it is written; its tags are chosen among those of the room. */
export const GroupInput = z.object({
  ...groupFields,
  tagIds: z.pipe(
    z.nullish(z.array(z.string()).check(z.maxLength(MOST_TAGS))),
    z.transform((ids) => ids ?? []),
  ),
})

const groupApi = (scope: Scope) => ({
  list: get(`/${scope}/chat/group/list`, {
    query: z.extend(PageQuery, { roomId: z.string(), keyword: z.optional(z.string()) }),
    response: pageOf(Group),
  }),
  create: post(`/${scope}/chat/group`, { body: z.intersection(GroupInput, OfRoom) }),
  /** Also closes it, and opens it again. */
  update: put(`/${scope}/chat/group`, {
    body: z.intersection(z.intersection(GroupInput, VersionedRef), z.object({ isOpen: z.boolean() })),
  }),
  /** Of those in which nothing was said. */
  remove: del(`/${scope}/chat/group/:ids`),
})
export const groupApis = perScope(groupApi)

/** Characters of a message at most; assumed. */
export const MESSAGE_LENGTH = 2000

const Message = z.object({
  /** Grows with the order in which the server has taken them. */
  id,
  /** By whom its sender knows it; told to him alone. */
  clientId: words,
  content: textOrEmpty,
  /** It says that this was asked. */
  questionId: idOrNull,
  isMine: flagOrFalse,
  /** Who says it: his name where the reader may know it, else on which side he stands. */
  name: textOrEmpty,
  side: z.catch(z.enum(['coordinator', 'expert', 'asker']), 'asker'),
  time: textOrEmpty,
})
export type Message = z.infer<typeof Message>

/** Messages that one answer holds at most. */
export const MOST_MESSAGES = 200

const messageApi = (scope: Scope) => ({
  /** The latest; those before or after one; those that hold a word. In their order; `total` of those on that side. */
  list: get(`/${scope}/chat/message/list`, {
    query: z.object({
      groupId: z.string(),
      beforeId: z.optional(z.string()),
      afterId: z.optional(z.string()),
      keyword: z.optional(z.string()),
      pageSize: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(MOST_MESSAGES)),
    }),
    response: pageOf(Message),
    alerts: 'session',
  }),
  /** Sent again under the same `clientId`, it is still one message. */
  send: post(`/${scope}/chat/message`, {
    body: z.object({
      groupId: z.string(),
      clientId: z.string().check(z.minLength(1), z.maxLength(64)),
      content: required(text(1, MESSAGE_LENGTH)),
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

/** A published answer: it names nobody. */
const Faq = z.object({
  id,
  question: z.string(),
  answer: textOrEmpty,
  category: textOrEmpty,
  citation: orNull(Citation),
  time: words,
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
