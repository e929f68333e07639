import * as z from 'zod/mini'
import { get, pageOf, post } from '@/shared/api'
import { listOf } from '@/shared/api/lists'
import { PageQuery } from '@/shared/api/page'

/** `open` can be answered, `answered` has been, `closed` took no part in time. */
export const QUESTIONNAIRE_STATES = ['open', 'answered', 'closed'] as const
export const QuestionnaireState = z.enum(QUESTIONNAIRE_STATES)
export type QuestionnaireState = z.infer<typeof QuestionnaireState>

/** Characters of a free answer. */
export const TEXT_MAX = 500
/** Ends of a scale. */
export const SCALE = { min: 1, max: 5 } as const

/** `single` and `multi` choose among options, `scale` is a mark from 1 to 5, `text` is free. */
const Question = z.object({
  id: z.coerce.string(),
  kind: z.enum(['single', 'multi', 'scale', 'text']),
  title: z.string(),
  isRequired: z.nullish(z.boolean()),
  options: listOf(z.object({ value: z.coerce.string(), label: z.string() })),
})
export type Question = z.infer<typeof Question>

/** A choice, several, a mark, or words. */
const Answer = z.union([z.string(), z.array(z.string()), z.number()])
export type Answer = z.infer<typeof Answer>

const Questionnaire = z.object({
  id: z.coerce.string(),
  title: z.string(),
  /** What the answers are used for. */
  purpose: z.nullish(z.string()),
  state: QuestionnaireState,
  /** Day until which it can be answered. */
  deadline: z.nullish(z.string()),
  questions: listOf(Question),
  /** By question; absent until answered. */
  answers: z.nullish(z.record(z.string(), Answer)),
  answerTime: z.nullish(z.string()),
})
export type Questionnaire = z.infer<typeof Questionnaire>

/** What the list and the call hold is assumed; a questionnaire comes with its questions. */
export const questionnaireApi = {
  list: get('/valuation/questionnaire/list', {
    query: z.extend(PageQuery, { title: z.optional(z.string()), state: z.optional(QuestionnaireState) }),
    response: pageOf(Questionnaire),
  }),
  /** The form shows why it failed. */
  answer: post('/valuation/questionnaire', {
    body: z.object({ id: z.string(), answers: z.record(z.string(), Answer) }),
    alerts: 'session',
  }),
}
