import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '@/shared/api'
import { projectApi } from '../project/projectLink.api'

export function useManagers() {
  const { data = [] } = useQuery(apiQuery(projectApi.managers, {}))
  return data.map(({ userId, nickName }) => ({ value: userId, label: nickName || userId }))
}
