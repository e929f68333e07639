import { quotaApi } from '@/shared/domain/quota/api'
import { mock } from '../../platform/mock'
import { searchesLeft, valuationsLeft } from '../quotas'
import { serverDay } from '../../valuation/store'

export const quotaMocks = [
  mock(quotaApi.left, 'signed-in', ({ account }) => ({
    valuationLeft: valuationsLeft(account, serverDay()),
    searchLeft: searchesLeft(account, serverDay()),
  })),
]
