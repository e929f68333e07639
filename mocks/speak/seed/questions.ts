import type { Context } from '@/features/speak/model/api'
import { db } from '../../account/store'
import { beijing } from '../../platform/clock'
import type { Account } from '../../platform/db'
import { compose } from '../compose'
import { questions, type StoredQuestion } from '../store'

const DAY = 24 * 3600 * 1000

interface Asked {
  id: string
  by: string
  daysAgo: number
  prompt: string
  context?: Context
  points?: number
  tickets?: number
  /** It could not be answered, and was given back. */
  isRefunded?: boolean
}

const ASKED: readonly Asked[] = [
  { id: '1', by: 'admin', daysAgo: 6, prompt: '帕博利珠单抗的研发阶段和主要试验是什么？', tickets: 1 },
  {
    id: '2',
    by: 'admin',
    daysAgo: 4,
    prompt: '请概述这份作用机制文件的主要结论',
    context: { kind: 'document', scope: 'vdr', roomId: '1', id: '3-1' },
    points: 60,
  },
  {
    id: '3',
    by: 'admin',
    daysAgo: 2,
    prompt: '演示故障：请比较两款药物的定价',
    points: 60,
    isRefunded: true,
  },
  { id: '4', by: 'admin', daysAgo: 1, prompt: 'Which drugs against PD-1 are approved?', points: 60 },
  // As many as the ledger of the account has.
  ...[
    'HER2 靶点有哪些已上市药物？',
    '非小细胞肺癌目前有多少药物？',
    '默沙东的主要产品有哪些？',
    'KEYNOTE-024 试验的状态如何？',
    '德曲妥珠单抗的靶点和原研公司是什么？',
  ].map((prompt, at) => ({
    id: String(11 + at),
    by: 'analyst',
    daysAgo: [50, 32, 18, 9, 3][at]!,
    prompt,
    points: 60,
  })),
]

function stored({
  id,
  by,
  daysAgo,
  prompt,
  context = null,
  points = 0,
  tickets = 0,
  isRefunded = false,
}: Omit<Asked, 'context'> & { context?: Context | null }): StoredQuestion {
  const account: Account = db.accounts.find(({ userName }) => userName === by)!
  const time = beijing(new Date(Date.now() - daysAgo * DAY))
  return {
    id,
    version: 1,
    state: isRefunded ? 'refunded' : 'done',
    stateTime: time,
    updateTime: time,
    updatedBy: account.nickName,
    events: [],
    ownerId: account.userId,
    spendId: `seed-${id}`,
    prompt,
    context,
    createTime: time,
    points,
    tickets,
    answer: isRefunded ? null : compose(account, prompt, context),
    reason: isRefunded ? '演示故障：回答服务暂时不可用' : '',
    refundTime: isRefunded ? time : null,
  }
}

questions.seed(() => ASKED.map(stored))
