import type { Args } from '@/shared/api/endpoint'
import type { speakApi } from '@/features/speak/model/speak.api'
import { refund, consumeSpend, walletOf } from '../entities/wallets'
import { now, serverDay } from '../platform/clock'
import { nextId, type Account } from '../platform/db'
import { Refusal } from '../platform/mock'
import { titleOf } from './answers'
import { answerLater } from './answerLater'
import { contextFor } from './contexts'
import { askedBy } from './lists'
import { REFUSALS } from './refusals'
import { questions, type StoredQuestion } from './store'

const DAILY_LIMIT = 20

export function questionsLeft(account: Account): number {
  const today = serverDay()
  return Math.max(
    0,
    DAILY_LIMIT - askedBy(account).filter(({ createTime }) => createTime.startsWith(today)).length,
  )
}

type AskBody = Args<typeof speakApi.ask>['body']

function refusalOf(account: Account, { context }: AskBody): Refusal | null {
  if (questionsLeft(account) === 0) return new Refusal(500, REFUSALS.givenBack(REFUSALS.noneLeft))
  if (!context) return null
  try {
    contextFor(account, context)
    return null
  } catch (error) {
    if (error instanceof Refusal) return new Refusal(500, REFUSALS.givenBack(error.message))
    throw error
  }
}

/**
 * Accepts a paid question. Repeating it with the same payment returns the same question; if it is rejected, the payment
 * is refunded.
 */
export function ask(account: Account, request: AskBody): StoredQuestion {
  const { prompt, context, spendId } = request
  const known = askedBy(account).find((question) => question.spendId === spendId)
  if (known) return known
  const title = titleOf(prompt)
  const { entry } = walletOf(account).requirePaid(spendId, 'speak')
  const refusal = refusalOf(account, request)
  if (refusal) {
    refund(account, spendId, title)
    throw refusal
  }
  consumeSpend(account, spendId, 'speak', title)
  const time = now()
  const question = questions.put({
    id: nextId(),
    version: 1,
    state: 'queued',
    stateTime: time,
    updateTime: time,
    updatedBy: account.nickName,
    events: [],
    ownerId: account.userId,
    spendId,
    prompt,
    context,
    createTime: time,
    points: 0 - entry.points,
    tickets: 0 - entry.tickets,
    answer: null,
    reason: '',
    refundTime: null,
  })
  void answerLater(account, question.id)
  return question
}
