import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { apiQuery } from '@/shared/api'
import { useDebounced } from '@/shared/ui/fields/useDebounced'
import { catalogApi, type SearchMode } from './catalog.api'

const DEBOUNCE_MS = 250

/** A single Chinese character is enough to search, a single Latin letter is not. */
export const isSearchable = (keyword: string) => /\p{Script=Han}/u.test(keyword) || keyword.trim().length >= 2

export function useSuggestions(mode: SearchMode, typed: string) {
  const keyword = useDebounced(typed.trim(), DEBOUNCE_MS)
  const isEnabled = isSearchable(keyword)
  const answer = useQuery({
    ...apiQuery(catalogApi.suggest, { query: { mode, keyword } }),
    enabled: isEnabled,
    // The keyword is part of the query key: an older answer can never replace a newer one.
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })

  function state(): 'prompt' | 'failed' | 'none' | 'searching' {
    if (answer.isError && isEnabled) return 'failed'
    if (!isSearchable(typed)) return 'prompt'
    return answer.isSuccess && !answer.isPlaceholderData && typed.trim() === keyword ? 'none' : 'searching'
  }

  return {
    groups: isEnabled ? (answer.data ?? []) : [],
    /** Keyword that the groups were requested with. */
    keyword,
    state: state(),
    retry: () => void answer.refetch(),
  }
}
