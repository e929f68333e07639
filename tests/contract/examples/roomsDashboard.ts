import { dashboardApis } from '@/features/rooms/dashboard/api'
import { SCOPES } from '@/shared/domain/room/scope'
import { example, type Example } from '../example'

const query = { roomId: '1' }

export const examples: readonly Example[] = SCOPES.flatMap((scope) => [
  example(dashboardApis[scope].overview, () => ({ query: { ...query, period: '7' as const } })),
  example(dashboardApis[scope].engagement, () => ({ query })),
])
