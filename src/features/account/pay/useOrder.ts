import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { apiQuery } from '@/shared/api'
import { payApi } from './pay.api'
import { isOpen } from './orderWorkflow'

/** In ms; `MAX_POLLS` of them make two minutes of a visible page. */
export const POLL_INTERVAL = 2_000
const MAX_POLLS = 60

/**
 * Polls an order while it is open: only while the page is visible, and not forever. Independent of where the order is
 * paid.
 */
export function useOrder(id: string) {
  const queries = useQueryClient()
  const query = { ...apiQuery(payApi.detail, { path: { id } }), staleTime: 0 }
  const pollCount = () => {
    const state = queries.getQueryState(query.queryKey)
    return (state?.dataUpdateCount ?? 0) + (state?.errorUpdateCount ?? 0)
  }
  const [before, setBefore] = useState(pollCount)
  const order = useQuery({
    ...query,
    refetchInterval: ({ state }) =>
      state.data && isOpen(state.data.state) && pollCount() - before < MAX_POLLS ? POLL_INTERVAL : false,
  })
  // Read here, so that each poll renders, even if it finds no change.
  const { data, dataUpdatedAt, errorUpdatedAt } = order
  const hasPolled = dataUpdatedAt > 0 || errorUpdatedAt > 0
  return {
    order,
    hasStoppedPolling:
      hasPolled && data !== undefined && isOpen(data.state) && pollCount() - before >= MAX_POLLS,
    restartPolling: () => {
      setBefore(pollCount())
      void order.refetch()
    },
  }
}
