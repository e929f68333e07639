import type { AnyEndpoint } from '@/shared/api'
import { useVersionedMutation as useAnyChange } from '@/shared/workflow/useVersionedMutation'
import { conceptApi } from './concepts.api'
import { conceptNoticeApi } from './notice.api'

/** What depends on a concept. */
export const conceptReads = {
  invalidates: [conceptApi, conceptNoticeApi],
  refetchOnConflict: [conceptApi.detail, conceptApi.list],
}

/** A call that changes a concept. */
export const useChange = <E extends AnyEndpoint>(endpoint: E) => useAnyChange(endpoint, conceptReads)
