interface Wallet {
  /** Of the user. */
  id: string
  score: number
  tickets: { id: string; name: string; kind: 'report' | 'speak'; count: number; expireTime: string | null }[]
}

/** Points and tickets of the demo accounts; who is not named has none. */
export const WALLETS: readonly Wallet[] = [
  {
    id: '1',
    score: 100_000,
    tickets: [{ id: '9001', name: '报告解锁券', kind: 'report', count: 5, expireTime: null }],
  },
  { id: '2', score: 1_200, tickets: [] },
  {
    id: '3',
    score: 500,
    tickets: [
      { id: '9002', name: '报告解锁券', kind: 'report', count: 2, expireTime: '2099-12-31' },
      { id: '9003', name: 'AI 问答券', kind: 'speak', count: 3, expireTime: '2099-12-31' },
    ],
  },
]

/** Points that a report costs. */
export const REPORT_PRICE = 300
