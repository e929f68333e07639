import { keepPreviousData, useQuery, type UseQueryOptions } from '@tanstack/react-query'
import { useState } from 'react'
import { useDebounced } from './useDebounced'

/** Ms of rest before what was typed is searched for. */
const REST = 300

/** What a select finds by what is typed into it; the last that was found stays until there is an answer. */
export function useTypedSearch<T>(readFor: (keyword: string) => UseQueryOptions<T>, isAsked = true) {
  const [typed, setTyped] = useState('')
  const keyword = useDebounced(typed.trim(), REST)
  const { data, isError, isFetching, refetch } = useQuery({
    ...readFor(keyword),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  })
  return {
    found: data,
    isFailed: isError && !isFetching,
    isWaiting: isFetching || typed.trim() !== keyword,
    retry: () => void refetch(),
    /** For the select. */
    showSearch: { filterOption: false, searchValue: typed, onSearch: setTyped },
  }
}
