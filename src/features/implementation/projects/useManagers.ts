import { useQuery } from '@tanstack/react-query'
import { read } from '@/shared/api'
import { projectApi } from '../project/projectLink.api'

/** Who may manage a project, as choices. */
export function useManagers() {
  const { data = [] } = useQuery(read(projectApi.managers, {}))
  return data.map(({ userId, nickName }) => ({ value: userId, label: nickName || userId }))
}
