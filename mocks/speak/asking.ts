import type { Args } from '@/shared/api/endpoint'
import type { speakApi } from '@/features/speak/model/speak.api'
import { refund, takeSpend, walletOf } from '../entities/wallets'
import { now, serverDay } from '../platform/clock'
import { nextId, type Account } from '../platform/db'
import { Refusal } from '../platform/mock'
import { titleOf } from './answers'
import { answerLater } from './clerk'
import { contextFor } from './contexts'
import { askedBy } from './lists'
import { REFUSALS } from './refusals'
import { questions, type StoredQuestion } from './store'

/** Questions of an account on a day. */
const A_DAY = 20

/** Questions that an account may still ask today. */
export function leftFor(account: Account): number {
  const today = serverDay()
  return Math.max(0, A_DAY - askedBy(account).filter(({ createTime }) => createTime.startsWith(today)).length)
}

type Asked = Args<typeof speakApi.ask>['body']

/** Why a paid question is not taken; null where it is. */
function refusalOf(account: Account, { context }: Asked): Refusal | null {
  if (leftFor(account) === 0) return new Refusal(500, REFUSALS.givenBack(REFUSALS.noneLeft))
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
 * Takes a question that has been paid for. Asked again with the same payment it is the same question; where it is not
 * taken, what was paid goes back.
 */
export function ask(account: Account, asked: Asked): StoredQuestion {
  const { prompt, context, spendId } = asked
  const known = askedBy(account).find((question) => question.spendId === spendId)
  if (known) return known
  const title = titleOf(prompt)
  const { entry } = walletOf(account).requirePaid(spendId, 'speak')
  const refusal = refusalOf(account, asked)
  if (refusal) {
    refund(account, spendId, title)
    throw refusal
  }
  takeSpend(account, spendId, 'speak', title)
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
