import { keepPreviousData, useQueries } from '@tanstack/react-query'
import { read, type UnreadRow } from '@/shared/api'
import { leastTotal } from '@/shared/list/leastTotal'
import type { ConceptFilters } from '../../api'
import { conceptApi } from '../../api'
import type { ConceptRow } from '../../answers'
import type { State } from '../../domain/states'
import type { ListedHall } from '../useHall'

const PAGE_SIZE = 50

/**
 * The concepts of a hall in one state: how many there are, and those of the pages that a stretch of them lies on.
 * The first page is always among these; it knows how many there are.
 */
export function useColumn(
  hall: ListedHall,
  filters: ConceptFilters,
  state: State,
  first: number,
  end: number,
) {
  const from = Math.floor(first / PAGE_SIZE) + 1
  const to = Math.max(1, Math.ceil(end / PAGE_SIZE))
  const pages = [...new Set([1, ...Array.from({ length: to - from + 1 }, (_, index) => from + index)])]
  const answers = useQueries({
    queries: pages.map((pageNum) => ({
      ...read(conceptApi.list, { query: { ...filters, hall, states: state, pageNum, pageSize: PAGE_SIZE } }),
      placeholderData: keepPreviousData,
    })),
  })
  const failed = answers.filter(({ error }) => error)
  const known = answers.flatMap(({ data }, index) => (data ? [{ data, pageNum: pages[index]! }] : []))
  return {
    /** Undefined until it is known; as many as there are at least, where the server does not say. */
    total: answers[0]!.data
      ? Math.max(...known.map(({ data, pageNum }) => leastTotal(data, { pageNum, pageSize: PAGE_SIZE })))
      : undefined,
    isCounted: answers[0]!.data?.total !== null,
    /** Undefined for one that has not been read yet. */
    at: (index: number): ConceptRow | UnreadRow | undefined => {
      const page = answers[pages.indexOf(Math.floor(index / PAGE_SIZE) + 1)]?.data
      const number = (index % PAGE_SIZE) + 1
      const unread = page?.unread.find((row) => row.number === number)
      const before = page?.unread.filter((row) => row.number < number).length ?? 0
      return unread ?? page?.rows[number - 1 - before]
    },
    failure: failed[0]?.error ?? null,
    retry: () => failed.forEach(({ refetch }) => void refetch()),
  }
}
