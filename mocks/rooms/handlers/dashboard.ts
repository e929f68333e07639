import { dashboardApis } from '@/features/rooms/dashboard/dashboard.api'
import { SCOPES, type Scope } from '@/entities/roomScope'
import { mock } from '../../platform/mock'
import { tagActivityIn, overviewOf } from '../figures/dashboard'

const mocksOf = (scope: Scope) => {
  const api = dashboardApis[scope]
  const READ = `${scope}:dashboard:list` as const
  return [
    mock(api.overview, READ, ({ account, query: { roomId, period = '30' } }) =>
      overviewOf(scope, account, roomId, period),
    ),
    mock(api.engagement, READ, ({ account, query: { roomId, period = '30' } }) =>
      tagActivityIn(scope, account, roomId, period),
    ),
  ]
}

export const dashboardMocks = SCOPES.flatMap(mocksOf)
