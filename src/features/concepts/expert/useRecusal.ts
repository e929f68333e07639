import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import { keyOf, useInvalidate } from '@/shared/api'
import { useTranslations } from '@/shared/i18n'
import { message } from '@/shared/ui/feedback'
import { conceptApi } from '../model/concepts.api'
import { conceptNoticeApi } from '../model/notice.api'

const CONCEPT_QUERY_KEYS: ReadonlySet<string> = new Set(
  [...Object.values(conceptApi), ...Object.values(conceptNoticeApi)].map(keyOf),
)

/**
 * Returns a function that leaves a concept which the server no longer shows to the viewer: opens the queue and drops
 * the cached concept.
 */
export function useRecusal() {
  const t = useTranslations('conceptsExpert')
  const queries = useQueryClient()
  const refresh = useInvalidate()
  const navigate = useNavigate()
  return useCallback(
    async ({ id, name }: { id: string; name?: string | null | undefined }) => {
      // Navigate first, or the concept's page would request it again.
      await navigate('/expert', { replace: true })
      queries.removeQueries({
        predicate: ({ queryKey: [key, args] }) =>
          CONCEPT_QUERY_KEYS.has(String(key)) &&
          (args as { path?: { id?: unknown } } | undefined)?.path?.id === id,
      })
      message.info(t('conceptsExpert:recused', { name: name ?? id }))
      await refresh(conceptApi, conceptNoticeApi)
    },
    [queries, refresh, navigate, t],
  )
}
