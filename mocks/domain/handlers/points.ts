import { pointsApi } from '@/shared/domain/points/api'
import { mock } from '../../platform/mock'
import { list } from '../../platform/list'
import { walletOf } from '../wallets'

export const pointsMocks = [
  // Whoever asks is told of the own points, whatever id is named.
  mock(pointsApi.score, 'signed-in', ({ account }) => ({ score: walletOf(account).score })),

  mock(pointsApi.tickets, 'signed-in', ({ account, query }) =>
    list(
      walletOf(account).tickets.filter(({ count }) => count > 0),
      query,
      { equals: ['kind'] },
    ),
  ),
]
