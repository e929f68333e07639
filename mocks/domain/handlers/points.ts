import { pointsApi } from '@/shared/domain/points/api'
import { mock } from '../../platform/mock'
import { page } from '../../platform/page'
import { walletOf } from '../wallets'

export const pointsMocks = [
  // Whoever asks is told of the own points, whatever id is named.
  mock(pointsApi.score, 'signed-in', ({ account }) => ({ score: walletOf(account).score })),

  mock(pointsApi.tickets, 'signed-in', ({ account, query }) =>
    page(
      walletOf(account).tickets.filter(
        ({ kind, count }) => count > 0 && (!query.kind || query.kind === kind),
      ),
      query,
    ),
  ),
]
