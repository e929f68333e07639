import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { apiQuery, type AnswerOf, type Failure } from '@/shared/api'
import { quotaApi } from '@/entities/quota.api'
import type { Language } from '@/shared/lib/language'
import { useLanguage } from '@/shared/i18n/useLanguage'
import { isList, toSearchQuery, type Search } from '../model/searchAddress'
import { searchApi, searchLists, type List } from '../model/search.api'

type Answer<L extends List> = AnswerOf<(typeof searchLists)[L]>
export type RowOf<L extends List> = Answer<L>['rows'][number]

export interface Result<L extends List> {
  /** While a newer search is loading or has failed: the previous result. */
  found: Answer<L> | undefined
  /** Search that `found` answers. */
  of: Search
  isOld: boolean
  isLoading: boolean
  failure: Failure | null
  retry: () => void
}

/** ms; going back and forth between results does not request them again. */
const staleTime = 60_000

const listQuery = (list: List, search: Search, language: Language) => ({
  // The lists differ only in their rows, which are typed below.
  ...apiQuery(searchLists[list] as typeof searchLists.drug, { query: toSearchQuery(search, language) }),
  staleTime,
})

export const integratedQuery = ({ keyword }: Search, language: Language) => ({
  ...apiQuery(searchApi.integrated, { query: { keyword, language } }),
  staleTime,
})

/** Prefetches a result, as the page that shows it takes time to render. */
export function usePrefetchResult(): (search: Search) => void {
  const queries = useQueryClient()
  const language = useLanguage()
  return useCallback(
    (search) => {
      const { mode } = search
      if (isList(mode)) void queries.prefetchQuery(listQuery(mode, search, language))
      else void queries.prefetchQuery(integratedQuery(search, language))
    },
    [queries, language],
  )
}

/** Result of a search; the previous one is kept until a newer one arrives. */
export function useResult<L extends List>(list: L, search: Search): Result<L> {
  const language = useLanguage()
  const answer = useQuery(listQuery(list, search, language))
  const current = answer.data as unknown as Answer<L> | undefined
  useSyncQuota(current?.quotaLeft, answer.dataUpdatedAt)
  const [last, setLast] = useState({ found: current, of: search })
  if (current && last.found !== current) setLast({ found: current, of: search })
  return {
    ...(current ? { found: current, of: search } : last),
    isOld: current === undefined && last.found !== undefined,
    isLoading: answer.isFetching,
    failure: answer.isFetching ? null : answer.error,
    retry: () => void answer.refetch(),
  }
}

/** Writes the remaining searches of an answer to the quota cache, unless the cache is newer. */
export function useSyncQuota(left: number | null | undefined, answeredAt: number) {
  const queries = useQueryClient()
  useEffect(() => {
    const { queryKey } = apiQuery(quotaApi.left, {})
    const known = queries.getQueryState(queryKey)
    // The pending request may have been answered before the search was counted.
    if (known?.fetchStatus === 'fetching') void queries.invalidateQueries({ queryKey })
    else if (known?.data && known.dataUpdatedAt <= answeredAt)
      queries.setQueryData(queryKey, { ...known.data, searchLeft: left })
  }, [queries, left, answeredAt])
}
