import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { keyOf, useWrite, type AnyEndpoint, type Failure } from '@/shared/api'
import { conceptApi, VERSION_CONFLICT } from './api'
import { conceptNoticeApi } from './notice/api'

/** Someone else has changed the concept since it was read. */
export const isConflict = ({ kind, code }: Failure) => kind === 'refused' && code === VERSION_CONFLICT

/**
 * A call that changes a concept, and reads anew what depends on it: also after a version conflict, so that the screen
 * shows the newer state beside the server's reason.
 */
export function useChange<E extends AnyEndpoint>(endpoint: E) {
  const queries = useQueryClient()
  const write = useWrite(endpoint, { refreshes: [conceptApi, conceptNoticeApi] })
  return useCallback<typeof write>(
    async (args, options) => {
      const result = await write(args, options)
      if (!result.ok && isConflict(result)) {
        await queries.invalidateQueries({ queryKey: [keyOf(conceptApi.detail)] })
        await queries.invalidateQueries({ queryKey: [keyOf(conceptApi.list)] })
      }
      return result
    },
    [write, queries],
  )
}
