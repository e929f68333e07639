import * as z from 'zod/mini'
import { get, pageOf, post } from '@/shared/api'
import { listOf } from '@/shared/api/lists'
import { PageQuery } from '@/shared/api/page'

/** `open` can be answered, `answered` has been, `closed` was not answered in time. */
export const QUESTIONNAIRE_STATES = ['open', 'answered', 'closed'] as const
export const QuestionnaireState = z.enum(QUESTIONNAIRE_STATES)
export type QuestionnaireState = z.infer<typeof QuestionnaireState>

export const MAX_ANSWER_LENGTH = 500
export const SCALE = { min: 1, max: 5 } as const

/** `single` and `multi` choose among options, `scale` is a rating from 1 to 5, `text` is free text. */
const Question = z.object({
  id: z.coerce.string(),
  kind: z.enum(['single', 'multi', 'scale', 'text']),
  title: z.string(),
  isRequired: z.nullish(z.boolean()),
  options: listOf(z.object({ value: z.coerce.string(), label: z.string() })),
})
export type Question = z.infer<typeof Question>

const Answer = z.union([z.string(), z.array(z.string()), z.number()])
export type Answer = z.infer<typeof Answer>

const Questionnaire = z.object({
  id: z.coerce.string(),
  title: z.string(),
  purpose: z.nullish(z.string()),
  state: QuestionnaireState,
  /** ISO date, the last day to answer. */
  deadline: z.nullish(z.string()),
  questions: listOf(Question),
  answers: z.nullish(z.record(z.string(), Answer)),
  answerTime: z.nullish(z.string()),
})
export type Questionnaire = z.infer<typeof Questionnaire>

/** Assumed: the unknown backend lists questionnaires together with their questions. */
export const questionnaireApi = {
  list: get('/valuation/questionnaire/list', {
    query: z.extend(PageQuery, { title: z.optional(z.string()), state: z.optional(QuestionnaireState) }),
    response: pageOf(Questionnaire),
  }),
  /** The form shows errors itself. */
  answer: post('/valuation/questionnaire', {
    body: z.object({ id: z.string(), answers: z.record(z.string(), Answer) }),
    alerts: 'session',
  }),
}
