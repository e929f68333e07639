import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import * as z from 'zod/mini'
import { onLive } from '@/shared/live/news'
import { useScope } from './scope'

/** What the paths begin with whose answers change by it. */
const AUDITED = ['document', 'folder']

const Audited = z.object({ roomId: z.coerce.string() })

/** Reads documents and the audit's queue again when something was handed in or decided in a room. */
export function useAuditNews(roomId: string) {
  const scope = useScope()
  const queries = useQueryClient()
  useEffect(
    () =>
      onLive('vdrAudit', Audited, (news) => {
        if (news.roomId !== roomId) return
        void queries.invalidateQueries({
          predicate: ({ queryKey: [call] }) =>
            AUDITED.some((part) => String(call).includes(` /${scope}/${part}`)),
        })
      }),
    [queries, scope, roomId],
  )
}
