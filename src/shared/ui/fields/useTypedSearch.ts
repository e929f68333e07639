import { keepPreviousData, useQuery, type UseQueryOptions } from '@tanstack/react-query'
import { useState } from 'react'
import { useDebounced } from './useDebounced'

const SEARCH_DELAY_MS = 300

/** Server-side search of a select; the previous result stays until the next one arrives. */
export function useTypedSearch<T>(queryFor: (keyword: string) => UseQueryOptions<T>, isEnabled = true) {
  const [typed, setTyped] = useState('')
  const keyword = useDebounced(typed.trim(), SEARCH_DELAY_MS)
  const { data, isError, isFetching, refetch } = useQuery({
    ...queryFor(keyword),
    enabled: isEnabled,
    placeholderData: keepPreviousData,
  })
  return {
    found: data,
    isFailed: isError && !isFetching,
    isWaiting: isFetching || typed.trim() !== keyword,
    retry: () => void refetch(),
    showSearch: { filterOption: false, searchValue: typed, onSearch: setTyped },
  }
}
