import { keepPreviousData, useQueries, type UseQueryOptions } from '@tanstack/react-query'
import type { Page, InvalidRow } from '@/shared/api'
import { estimatedTotal } from '../estimatedTotal'

const PAGE_SIZE = 50

export type PageQueryFn<T> = (place: { pageNum: number; pageSize: number }) => UseQueryOptions<Page<T>>

/**
 * Items of a column, paged by the server: their total, and the items of the pages that cover a range. Always includes
 * the first page, which has the total.
 */
export function usePagedRange<T>(pageQueryOf: PageQueryFn<T>, first: number, end: number) {
  const from = Math.floor(first / PAGE_SIZE) + 1
  const to = Math.max(1, Math.ceil(end / PAGE_SIZE))
  const pages = [...new Set([1, ...Array.from({ length: to - from + 1 }, (_, index) => from + index)])]
  const answers = useQueries({
    queries: pages.map((pageNum) => ({
      ...pageQueryOf({ pageNum, pageSize: PAGE_SIZE }),
      placeholderData: keepPreviousData,
      // Others move cards too, and a message about it may not arrive.
      refetchOnWindowFocus: true,
    })),
  })
  const failed = answers.filter(({ error }) => error)
  const known = answers.flatMap(({ data }, index) => (data ? [{ data, pageNum: pages[index]! }] : []))
  return {
    /** Undefined while unknown; a lower bound if the server sends no total. */
    total: answers[0]!.data
      ? Math.max(...known.map(({ data, pageNum }) => estimatedTotal(data, { pageNum, pageSize: PAGE_SIZE })))
      : undefined,
    isCounted: answers[0]!.data?.total !== null,
    /** Undefined if not loaded yet. */
    at: (index: number): T | InvalidRow | undefined => {
      const page = answers[pages.indexOf(Math.floor(index / PAGE_SIZE) + 1)]?.data
      const number = (index % PAGE_SIZE) + 1
      const invalidRow = page?.invalidRows.find((row) => row.number === number)
      const before = page?.invalidRows.filter((row) => row.number < number).length ?? 0
      return invalidRow ?? page?.rows[number - 1 - before]
    },
    failure: failed[0]?.error ?? null,
    retry: () => failed.forEach(({ refetch }) => void refetch()),
  }
}
