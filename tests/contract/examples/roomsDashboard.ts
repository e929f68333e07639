import { dashboardApis } from '@/features/rooms/dashboard/dashboard.api'
import { SCOPES } from '@/entities/roomScope'
import { example, type Example } from '../example'

const query = { roomId: '1' }

export const examples: readonly Example[] = SCOPES.flatMap((scope) => [
  example(dashboardApis[scope].overview, () => ({ query: { ...query, period: '7' as const } })),
  example(dashboardApis[scope].engagement, () => ({ query })),
])
