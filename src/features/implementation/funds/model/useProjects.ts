import { useQuery } from '@tanstack/react-query'
import { read } from '@/shared/api'
import { MOST_ROWS } from '@/shared/api/page'
import { projectListApi } from '../../project/api'

const ALL = { pageNum: 1, pageSize: MOST_ROWS }

/** The projects to choose from. */
export function useProjects() {
  const { data, isPending } = useQuery(read(projectListApi.list, { query: ALL }))
  const options = (data?.rows ?? []).map(({ id, code, name }) => ({
    value: id,
    label: [code, name].filter(Boolean).join(' '),
  }))
  return { options, isPending }
}
