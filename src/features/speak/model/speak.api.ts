import * as z from 'zod/mini'
import { dataOf, del, get, pageOf, post } from '@/shared/api'
import { listOf } from '@/shared/api/lists'
import { PageQuery } from '@/shared/api/page'
import { SCOPES } from '@/entities/roomScope'
import { exportOf } from '@/shared/files/exports'
import { LANGUAGES } from '@/shared/lib/language'
import { Source } from '../answer/answerSources'
import { QUESTION_STATES } from './questionWorkflow'

/** Subject of a question. A document belongs to a room of one of the two sections. */
export const Context = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('report'), id: z.coerce.string() }),
  z.object({ kind: z.literal('concept'), id: z.coerce.string() }),
  z.object({
    kind: z.literal('document'),
    id: z.coerce.string(),
    scope: z.enum(SCOPES),
    roomId: z.coerce.string(),
  }),
])
export type Context = z.infer<typeof Context>
export const CONTEXT_KINDS = ['report', 'document', 'concept'] as const satisfies Context['kind'][]

const NamedContext = z.intersection(Context, z.object({ name: z.string(), place: z.nullish(z.string()) }))
export type NamedContext = z.infer<typeof NamedContext>

const points = z.coerce.number()

const Refund = z.object({ time: z.string(), points, tickets: points })

const QuestionRow = z.object({
  id: z.coerce.string(),
  title: z.string(),
  createTime: z.string(),
  state: z.enum(QUESTION_STATES),
  kind: z.nullish(z.enum(CONTEXT_KINDS)),
  points,
  tickets: points,
})
export type QuestionRow = z.infer<typeof QuestionRow>

const Question = z.extend(QuestionRow, {
  prompt: z.string(),
  context: z.nullish(NamedContext),
  /** Markdown; absent until it is done. */
  text: z.nullish(z.string()),
  sources: listOf(Source),
  reason: z.nullish(z.string()),
  refund: z.nullish(Refund),
})
export type Question = z.infer<typeof Question>

const Filters = z.object({
  keyword: z.optional(z.string()),
  state: z.optional(z.enum(QUESTION_STATES)),
  kind: z.optional(z.enum(CONTEXT_KINDS)),
  /** Dates on which it was asked, both inclusive. */
  askedFrom: z.optional(z.string()),
  askedTo: z.optional(z.string()),
})

/**
 * Questions to the AI. The specification names the pages only: paths, fields and states are assumed, in this file
 * alone. A question is paid for first and asked with its `spendId`; asking twice with the same one is the same
 * question.
 */
export const speakApi = {
  ask: post('/need/speak', {
    body: z.object({ prompt: z.string(), context: z.nullable(Context), spendId: z.string() }),
    response: dataOf(z.object({ taskId: z.coerce.string() })),
    // Asking twice with the same `spendId` is the same question.
    repeatSubmit: false,
    alerts: 'session',
  }),
  list: get('/need/speak/list', { query: z.extend(PageQuery, Filters.shape), response: pageOf(QuestionRow) }),
  export: exportOf('/need/speak/export', z.extend(Filters, { language: z.enum(LANGUAGES) })),
  /** Contexts that the user may read and ask about: by keyword, or one by its id. */
  contexts: get('/need/speak/context', {
    query: z.object({
      keyword: z.optional(z.string()),
      kind: z.enum(CONTEXT_KINDS),
      id: z.optional(z.string()),
      scope: z.optional(z.enum(SCOPES)),
      roomId: z.optional(z.string()),
    }),
    response: dataOf(listOf(NamedContext)),
    alerts: 'session',
  }),
  /** Questions left today; absent without a limit. */
  quota: get('/need/speak/quota', {
    response: dataOf(z.object({ left: z.nullish(z.int()) })),
    alerts: 'session',
  }),
  remove: del('/need/speak/:ids'),
  detail: get('/need/speak/:id', { response: dataOf(Question), alerts: 'session' }),
}
