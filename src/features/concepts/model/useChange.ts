import type { AnyEndpoint } from '@/shared/api'
import { useChange as useAnyChange } from '@/shared/workflow/useChange'
import { conceptApi } from './api'
import { conceptNoticeApi } from '../notice/api'

/** What depends on a concept. */
export const conceptReads = {
  refreshes: [conceptApi, conceptNoticeApi],
  rereads: [conceptApi.detail, conceptApi.list],
}

/** A call that changes a concept. */
export const useChange = <E extends AnyEndpoint>(endpoint: E) => useAnyChange(endpoint, conceptReads)
