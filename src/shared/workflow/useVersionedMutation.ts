import { useCallback } from 'react'
import { useRefresh, useApiMutation, type AnyEndpoint, type Stale } from '@/shared/api'
import { isConflict } from './versionConflict'

export interface Reads {
  /** Depend on a change. */
  invalidates: readonly Stale[]
  /** Read anew also where someone else was first, so that the screen shows the newer state beside the server's reason. */
  refetchOnConflict: readonly Stale[]
}

/** A call that changes something, and reads anew what depends on it: also after a version conflict. */
export function useVersionedMutation<E extends AnyEndpoint>(
  endpoint: E,
  { invalidates, refetchOnConflict }: Reads,
) {
  const refresh = useRefresh()
  const write = useApiMutation(endpoint, { invalidates })
  return useCallback<typeof write>(
    async (args, options) => {
      const result = await write(args, options)
      if (!result.ok && isConflict(result)) await refresh(...refetchOnConflict)
      return result
    },
    [write, refresh, refetchOnConflict],
  )
}
