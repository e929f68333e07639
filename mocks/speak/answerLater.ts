import { setTimeout as pause } from 'node:timers/promises'
import { now } from '../platform/clock'
import { onReset, type Account } from '../platform/db'
import { push } from '../platform/socket'
import { refund } from '../entities/wallets'
import { compose } from './compose'
import { REFUSALS } from './refusals'
import { actAsServer, questions } from './store'
import { titleOf } from './answers'

/** Demo delays in ms: waiting in the queue, then for the answer. */
export const pace = { queue: 1_500, answer: 2_500 }

/** Counts resets: work started before a reset must not write into the data after it. */
let epoch = 0
onReset(() => void epoch++)

const DEMO_FAULT = /演示故障|demo fault/i

function failAndRefund(account: Account, id: string, reason: string) {
  actAsServer('fail', id, () => ({ reason }))
  const { spendId, prompt } = questions.require(id)
  refund(account, spendId, titleOf(prompt))
  actAsServer('refund', id, () => ({ refundTime: now() }))
}

export async function answerLater(account: Account, id: string) {
  const startEpoch = epoch
  await pause(pace.queue)
  if (startEpoch !== epoch) return
  actAsServer('begin', id)
  await pause(pace.answer)
  if (startEpoch !== epoch) return
  const { prompt, context } = questions.require(id)
  if (DEMO_FAULT.test(prompt)) failAndRefund(account, id, REFUSALS.demoFault)
  else {
    try {
      const answer = compose(account, prompt, context)
      actAsServer('answer', id, () => ({ answer }))
    } catch {
      // Its context may no longer be readable.
      failAndRefund(account, id, REFUSALS.noContext)
    }
  }
  push(account.userId, {
    code: 200,
    msg: 'speak',
    data: { id, state: questions.require(id).state, title: titleOf(prompt) },
  })
}
