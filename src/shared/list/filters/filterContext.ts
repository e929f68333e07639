import { createContext, use } from 'react'
import type { Filters, List } from '../useList'

interface Filtering extends Pick<List<unknown>, 'filters' | 'filter'> {
  /** In the row, below each other with their labels, or as what is applied. */
  place: 'row' | 'panel' | 'chip'
  /** Names of filters that go by the name of a field. */
  labels: Readonly<Record<string, string>>
}

export const FilterContext = createContext<Filtering>({
  filters: {},
  filter: () => {},
  place: 'row',
  labels: {},
})

/** One filter of the list around: its value, a way to another one, and where it is shown. */
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
