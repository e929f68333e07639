import type { AnyEndpoint } from '@/shared/api'
import { useVersionedMutation } from '@/shared/workflow/useVersionedMutation'
import { conceptApi } from './concepts.api'
import { conceptNoticeApi } from './notice.api'

export const conceptQueries = {
  invalidates: [conceptApi, conceptNoticeApi],
  refetchOnConflict: [conceptApi.detail, conceptApi.list],
}

export const useConceptMutation = <E extends AnyEndpoint>(endpoint: E) =>
  useVersionedMutation(endpoint, conceptQueries)
