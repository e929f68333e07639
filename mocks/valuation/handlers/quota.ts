import { quotaApi } from '@/entities/quota.api'
import { mock } from '../../platform/mock'
import { searchesLeft } from '../../entities/quotas'
import { valuationsLeft } from '../store'
import { serverDay } from '../../platform/clock'

export const quotaMocks = [
  mock(quotaApi.left, 'signed-in', ({ account }) => ({
    valuationLeft: valuationsLeft(account, serverDay()),
    searchLeft: searchesLeft(account, serverDay()),
  })),
]
