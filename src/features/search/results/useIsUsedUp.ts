import { useQuery } from '@tanstack/react-query'
import { read, type Failure } from '@/shared/api'
import { quotaApi } from '@/entities/quota.api'

/** Whether a search was refused because the day's count is used up, which the refusal says in one language only. */
export function useIsUsedUp(failure: Failure | null): boolean {
  const isRefused = failure?.kind === 'refused'
  const quota = useQuery({ ...read(quotaApi.left, {}), enabled: isRefused, staleTime: 0 })
  return isRefused && quota.data?.searchLeft === 0
}
