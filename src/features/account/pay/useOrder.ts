import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { read } from '@/shared/api'
import { payApi } from './pay.api'
import { isOpen } from './orderWorkflow'

/** Ms between two looks at an order, and how many of them there are: two minutes of a page that is seen. */
export const LOOK_PAUSE = 2_000
const MOST_LOOKS = 60

/**
 * An order as the server has it, looked at again while it is open: not while the page is hidden, and not for ever.
 * Where it was paid does not matter.
 */
export function useOrder(id: string) {
  const queries = useQueryClient()
  const asked = { ...read(payApi.detail, { path: { id } }), staleTime: 0 }
  const looksTaken = () => {
    const state = queries.getQueryState(asked.queryKey)
    return (state?.dataUpdateCount ?? 0) + (state?.errorUpdateCount ?? 0)
  }
  /** Looks that were taken before those that count. */
  const [before, setBefore] = useState(looksTaken)
  const order = useQuery({
    ...asked,
    refetchInterval: ({ state }) =>
      state.data && isOpen(state.data.state) && looksTaken() - before < MOST_LOOKS ? LOOK_PAUSE : false,
  })
  // Named, so that each look is noticed, also one that finds nothing new.
  const { data, dataUpdatedAt, errorUpdatedAt } = order
  const isLooked = dataUpdatedAt > 0 || errorUpdatedAt > 0
  return {
    order,
    /** It is still open after all looks. */
    isGivenUp: isLooked && data !== undefined && isOpen(data.state) && looksTaken() - before >= MOST_LOOKS,
    lookAgain: () => {
      setBefore(looksTaken())
      void order.refetch()
    },
  }
}
