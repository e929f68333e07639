import { createContext, use } from 'react'
import type { Filters, List } from '../useList'

interface FilterContextValue extends Pick<List<unknown>, 'filters' | 'filter'> {
  /** `panel` shows labels; `chip` shows what is applied. */
  place: 'row' | 'panel' | 'chip'
  labels: Readonly<Record<string, string>>
}

export const FilterContext = createContext<FilterContextValue>({
  filters: {},
  filter: () => {},
  place: 'row',
  labels: {},
})

export function useFilter(name: string) {
  const { filters, filter, place, labels } = use(FilterContext)
  return {
    place,
    label: labels[name] ?? name,
    value: filters[name] ?? '',
    put: (value: string | undefined, how?: { replace: boolean }) => filter({ [name]: value }, how),
    putAll: (changes: Filters) => filter(changes),
    filters,
  }
}
