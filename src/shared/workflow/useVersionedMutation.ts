import { useCallback } from 'react'
import { useInvalidate, useApiMutation, type AnyEndpoint, type InvalidationTarget } from '@/shared/api'
import { isConflict } from './versionConflict'

export interface MutationQueries {
  /** Queries to invalidate after a change. */
  invalidates: readonly InvalidationTarget[]
  /** Refetched after a version conflict too, so that the screen shows the newer state next to the server's reason. */
  refetchOnConflict: readonly InvalidationTarget[]
}

/** Sends a change and invalidates what depends on it, also after a version conflict. */
export function useVersionedMutation<E extends AnyEndpoint>(
  endpoint: E,
  { invalidates, refetchOnConflict }: MutationQueries,
) {
  const invalidate = useInvalidate()
  const mutate = useApiMutation(endpoint, { invalidates })
  return useCallback<typeof mutate>(
    async (args, options) => {
      const result = await mutate(args, options)
      if (!result.ok && isConflict(result)) await invalidate(...refetchOnConflict)
      return result
    },
    [mutate, invalidate, refetchOnConflict],
  )
}
