import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '@/shared/api'
import { MAX_PAGE_SIZE } from '@/shared/api/page'
import { projectListApi } from './projectLink.api'

export function useProjects() {
  const { data, error, isPending, refetch } = useQuery(
    apiQuery(projectListApi.list, { query: { pageNum: 1, pageSize: MAX_PAGE_SIZE } }),
  )
  const projects = data?.rows ?? []
  return {
    projects,
    options: projects.map(({ id, code, name }) => ({ value: id, label: `${code} ${name}` })),
    isLoading: isPending,
    error,
    retry: () => void refetch(),
  }
}
