import type { Context } from '@/features/speak/model/speak.api'
import { db } from '../../account/store'
import { PAID_QUESTIONS } from '../../entities/seed/paidQuestions'
import { beijingTime } from '../../platform/clock'
import type { Account } from '../../platform/db'
import { compose } from '../compose'
import { questions, type StoredQuestion } from '../store'

const DAY = 24 * 3600 * 1000

const CONTEXTS: Readonly<Record<string, Context>> = {
  2: { kind: 'document', scope: 'vdr', roomId: '1', id: '3-1' },
}

function stored({
  id,
  userId,
  daysAgo,
  prompt,
  paid,
  isRefunded = false,
}: (typeof PAID_QUESTIONS)[number]): StoredQuestion {
  const account: Account = db.accounts.find((each) => each.userId === userId)!
  const context = CONTEXTS[id] ?? null
  const time = beijingTime(new Date(Date.now() - daysAgo * DAY))
  return {
    id,
    version: 1,
    state: isRefunded ? 'refunded' : 'done',
    stateTime: time,
    updateTime: time,
    updatedBy: account.nickName,
    events: [],
    ownerId: userId,
    spendId: `seed-${id}`,
    prompt,
    context,
    createTime: time,
    points: typeof paid === 'number' ? paid : 0,
    tickets: typeof paid === 'number' ? 0 : 1,
    answer: isRefunded ? null : compose(account, prompt, context),
    reason: isRefunded ? '演示故障：回答服务暂时不可用' : '',
    refundTime: isRefunded ? time : null,
  }
}

questions.seed(() => PAID_QUESTIONS.map(stored))
