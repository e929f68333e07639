import type { RawAnswerOf } from '@/shared/api/endpoint'
import type { speakApi } from '@/features/speak/model/speak.api'
import type { Account } from '../platform/db'
import { Refusal } from '../platform/mock'
import { contextFor } from './contexts'
import type { StoredQuestion } from './store'

type Row = RawAnswerOf<typeof speakApi.list>['rows'][number]
type Detail = NonNullable<RawAnswerOf<typeof speakApi.detail>>

const MAX_TITLE_LENGTH = 40

export function titleOf(prompt: string): string {
  const line = prompt.replace(/\s+/g, ' ').trim()
  const chars = Array.from(line)
  return chars.length > MAX_TITLE_LENGTH ? `${chars.slice(0, MAX_TITLE_LENGTH).join('')}…` : line
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

/** Null when the caller may no longer read the context. */
function namedContext(account: Account, { context }: StoredQuestion) {
  if (!context) return null
  try {
    return contextFor(account, context)
  } catch (error) {
    if (error instanceof Refusal) return null
    throw error
  }
}

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
