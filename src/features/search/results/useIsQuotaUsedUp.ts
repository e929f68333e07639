import { useQuery } from '@tanstack/react-query'
import { apiQuery, type Failure } from '@/shared/api'
import { quotaApi } from '@/entities/quota.api'

/**
 * True when a search was refused because the daily quota is used up. Requests the quota, since the message of the
 * refusal is in one language only.
 */
export function useIsQuotaUsedUp(failure: Failure | null): boolean {
  const isRefused = failure?.kind === 'refused'
  const quota = useQuery({ ...apiQuery(quotaApi.left, {}), enabled: isRefused, staleTime: 0 })
  return isRefused && quota.data?.searchLeft === 0
}
