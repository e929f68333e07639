import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { keyOf, useWrite, type AnyEndpoint } from '@/shared/api'
import { isConflict } from './conflict'

type Api = Readonly<Record<string, AnyEndpoint>>

export interface Reads {
  /** Depend on a change. */
  refreshes: readonly Api[]
  /** Read anew also where someone else was first, so that the screen shows the newer state beside the server's reason. */
  rereads: readonly AnyEndpoint[]
}

/** A call that changes something, and reads anew what depends on it: also after a version conflict. */
export function useChange<E extends AnyEndpoint>(endpoint: E, { refreshes, rereads }: Reads) {
  const queries = useQueryClient()
  const write = useWrite(endpoint, { refreshes })
  return useCallback<typeof write>(
    async (args, options) => {
      const result = await write(args, options)
      if (!result.ok && isConflict(result)) {
        for (const each of rereads) await queries.invalidateQueries({ queryKey: [keyOf(each)] })
      }
      return result
    },
    [write, queries, rereads],
  )
}
