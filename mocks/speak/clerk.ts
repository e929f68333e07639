import { setTimeout as pause } from 'node:timers/promises'
import { now } from '../platform/clock'
import { onReset, type Account } from '../platform/db'
import { push } from '../platform/socket'
import { refund } from '../entities/wallets'
import { compose } from './compose'
import { REFUSALS } from './refusals'
import { actAsServer, questions } from './store'
import { titleOf } from './answers'

/** Ms that the demo lets a question wait in its queue, and then for its answer. */
export const pace = { queue: 1_500, answer: 2_500 }

/** Counts the resets: what began before one must not write into the data after it. */
let epoch = 0
onReset(() => void epoch++)

/** Words in a question for which the demo fails to answer it. */
const DEMO_FAULT = /演示故障|demo fault/i

/** Gives back what a question cost, and says why. */
function failAndRefund(account: Account, id: string, reason: string) {
  actAsServer('fail', id, () => ({ reason }))
  const { spendId, prompt } = questions.require(id)
  refund(account, spendId, titleOf(prompt))
  actAsServer('refund', id, () => ({ refundTime: now() }))
}

/** Answers a question after some seconds, whoever still waits for it, and tells its owner. */
export async function answerLater(account: Account, id: string) {
  const mine = epoch
  await pause(pace.queue)
  if (mine !== epoch) return
  actAsServer('begin', id)
  await pause(pace.answer)
  if (mine !== epoch) return
  const { prompt, context } = questions.require(id)
  if (DEMO_FAULT.test(prompt)) failAndRefund(account, id, REFUSALS.demoFault)
  else {
    try {
      const answer = compose(account, prompt, context)
      actAsServer('answer', id, () => ({ answer }))
    } catch {
      // What it is about may not be read any more.
      failAndRefund(account, id, REFUSALS.noContext)
    }
  }
  push(account.userId, {
    code: 200,
    msg: 'speak',
    data: { id, state: questions.require(id).state, title: titleOf(prompt) },
  })
}
