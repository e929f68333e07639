interface PaidQuestion {
  id: string
  userId: string
  daysAgo: number
  prompt: string
  paid: number | { ticketId: string }
  isRefunded?: boolean
}

/** Oldest first per account; both the ledger and the history are seeded from these. */
export const PAID_QUESTIONS: readonly PaidQuestion[] = [
  {
    id: '1',
    userId: '1',
    daysAgo: 6,
    prompt: '帕博利珠单抗的研发阶段和主要试验是什么？',
    paid: { ticketId: '9004' },
  },
  { id: '2', userId: '1', daysAgo: 4, prompt: '请概述这份作用机制文件的主要结论', paid: 60 },
  {
    id: '3',
    userId: '1',
    daysAgo: 2,
    prompt: '演示故障：请比较两款药物的定价',
    paid: 60,
    isRefunded: true,
  },
  { id: '4', userId: '1', daysAgo: 1, prompt: 'Which drugs against PD-1 are approved?', paid: 60 },
  { id: '11', userId: '2', daysAgo: 50, prompt: 'HER2 靶点有哪些已上市药物？', paid: 60 },
  { id: '12', userId: '2', daysAgo: 32, prompt: '非小细胞肺癌目前有多少药物？', paid: 60 },
  { id: '13', userId: '2', daysAgo: 18, prompt: '默沙东的主要产品有哪些？', paid: 60 },
  { id: '14', userId: '2', daysAgo: 9, prompt: 'KEYNOTE-024 试验的状态如何？', paid: 60 },
  { id: '15', userId: '2', daysAgo: 3, prompt: '德曲妥珠单抗的靶点和原研公司是什么？', paid: 60 },
]
