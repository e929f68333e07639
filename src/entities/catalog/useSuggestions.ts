import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { apiQuery } from '@/shared/api'
import { useDebounced } from '@/shared/ui/fields/useDebounced'
import { catalogApi, type SearchMode } from './catalog.api'

/** Ms after the last key. */
const PAUSE = 250

/** One Chinese character says something, one Latin letter does not. */
export const isSearchable = (keyword: string) => /\p{Script=Han}/u.test(keyword) || keyword.trim().length >= 2

/** What the server suggests for a text as it is typed; asked for when the typing rests. */
export function useSuggestions(mode: SearchMode, typed: string) {
  const keyword = useDebounced(typed.trim(), PAUSE)
  const isAsked = isSearchable(keyword)
  const answer = useQuery({
    ...apiQuery(catalogApi.suggest, { query: { mode, keyword } }),
    enabled: isAsked,
    // The keyword is part of the key: an answer to an older one can never replace this one's.
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })

  function state(): 'prompt' | 'failed' | 'none' | 'searching' {
    if (answer.isError && isAsked) return 'failed'
    if (!isSearchable(typed)) return 'prompt'
    return answer.isSuccess && !answer.isPlaceholderData && typed.trim() === keyword ? 'none' : 'searching'
  }

  return {
    groups: isAsked ? (answer.data ?? []) : [],
    /** What they were asked for with. */
    keyword,
    /** What stands in their place while there are none. */
    state: state(),
    retry: () => void answer.refetch(),
  }
}
