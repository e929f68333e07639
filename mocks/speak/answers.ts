import type { RawAnswerOf } from '@/shared/api/endpoint'
import type { speakApi } from '@/features/speak/model/speak.api'
import type { Account } from '../platform/db'
import { Refusal } from '../platform/mock'
import { contextFor } from './contexts'
import type { StoredQuestion } from './store'

type Row = RawAnswerOf<typeof speakApi.list>['rows'][number]
type Detail = NonNullable<RawAnswerOf<typeof speakApi.detail>>

/** Characters of a question that its list shows. */
const TITLE = 40

/** What a question is called. */
export function titleOf(prompt: string): string {
  const line = prompt.replace(/\s+/g, ' ').trim()
  const signs = Array.from(line)
  return signs.length > TITLE ? `${signs.slice(0, TITLE).join('')}…` : line
}

export const rowOf = ({ id, prompt, createTime, state, context, points, tickets }: StoredQuestion): Row => ({
  id,
  title: titleOf(prompt),
  createTime,
  state,
  kind: context?.kind ?? null,
  points,
  tickets,
})

/** The context with its name; without, where the caller may not read it any more. */
function namedContext(account: Account, { context }: StoredQuestion) {
  if (!context) return null
  try {
    return contextFor(account, context)
  } catch (error) {
    if (error instanceof Refusal) return null
    throw error
  }
}

/** A question with its answer, as its owner reads it. */
export const detailOf = (question: StoredQuestion, account: Account): Detail => {
  const { prompt, answer, reason, refundTime, points, tickets } = question
  return {
    ...rowOf(question),
    prompt,
    context: namedContext(account, question),
    text: answer?.text ?? null,
    sources: answer?.sources ?? [],
    reason: reason || null,
    refund: refundTime === null ? null : { time: refundTime, points, tickets },
  }
}
