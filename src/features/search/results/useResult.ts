import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { read, type AnswerOf, type Failure } from '@/shared/api'
import { quotaApi } from '@/entities/quota.api'
import type { Language } from '@/shared/lib/language'
import { useLanguage } from '@/shared/i18n/useLanguage'
import { isList, queryOf, type Search } from '../model/address'
import { searchApi, searchLists, type List } from '../model/search.api'

type Answer<L extends List> = AnswerOf<(typeof searchLists)[L]>
export type RowOf<L extends List> = Answer<L>['rows'][number]

export interface Result<L extends List> {
  /** What was found; while a newer search is on its way, or has failed, what the one before it found. */
  found: Answer<L> | undefined
  /** The search that it answers. */
  of: Search
  isOld: boolean
  isLoading: boolean
  failure: Failure | null
  retry: () => void
}

/** A result that was seen is looked at again, in going back and forth, without another question. */
const staleTime = 60_000

const listed = (list: List, search: Search, language: Language) => ({
  // They are alike but for the rows, which are given their type below.
  ...read(searchLists[list] as typeof searchLists.drug, { query: queryOf(search, language) }),
  staleTime,
})

export const everything = ({ keyword }: Search, language: Language) => ({
  ...read(searchApi.integrated, { query: { keyword, language } }),
  staleTime,
})

/** Asks for a result at once; the screen that shows it takes a moment to be drawn. */
export function useAsk(): (search: Search) => void {
  const queries = useQueryClient()
  const language = useLanguage()
  return useCallback(
    (search) => {
      const { mode } = search
      if (isList(mode)) void queries.prefetchQuery(listed(mode, search, language))
      else void queries.prefetchQuery(everything(search, language))
    },
    [queries, language],
  )
}

/** The result of a search; one that came before stays until a newer one comes. */
export function useResult<L extends List>(list: L, search: Search): Result<L> {
  const language = useLanguage()
  const answer = useQuery(listed(list, search, language))
  const now = answer.data as unknown as Answer<L> | undefined
  useTellQuota(now?.quotaLeft, answer.dataUpdatedAt)
  const [last, setLast] = useState({ found: now, of: search })
  if (now && last.found !== now) setLast({ found: now, of: search })
  return {
    ...(now ? { found: now, of: search } : last),
    isOld: now === undefined && last.found !== undefined,
    isLoading: answer.isFetching,
    failure: answer.isFetching ? null : answer.error,
    retry: () => void answer.refetch(),
  }
}

/** Hands the searches that an answer says are left on to whoever shows them, unless they know better already. */
export function useTellQuota(left: number | null | undefined, answeredAt: number) {
  const queries = useQueryClient()
  useEffect(() => {
    const { queryKey } = read(quotaApi.left, {})
    const known = queries.getQueryState(queryKey)
    // Asked for before the search was counted, as it may be.
    if (known?.fetchStatus === 'fetching') void queries.invalidateQueries({ queryKey })
    else if (known?.data && known.dataUpdatedAt <= answeredAt)
      queries.setQueryData(queryKey, { ...known.data, searchLeft: left })
  }, [queries, left, answeredAt])
}
