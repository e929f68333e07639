import { pointsApi } from '@/shared/domain/points/api'
import { example, type Example } from '../example'

export const examples: readonly Example[] = [
  example(pointsApi.score, () => ({ query: { userId: '1' } })),
  example(pointsApi.tickets, () => ({ query: { pageNum: 1, pageSize: 50, kind: 'report' as const } })),
]
