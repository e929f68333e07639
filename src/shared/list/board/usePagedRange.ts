import { keepPreviousData, useQueries, type UseQueryOptions } from '@tanstack/react-query'
import type { Page, InvalidRow } from '@/shared/api'
import { estimatedTotal } from '../estimatedTotal'

const PAGE_SIZE = 50

/** How a page of a column is read. */
export type PageRead<T> = (place: { pageNum: number; pageSize: number }) => UseQueryOptions<Page<T>>

/**
 * A column's things as the server pages them: how many there are, and those of the pages that a stretch of them lies
 * on. The first page is always among these; it knows how many there are.
 */
export function useStretch<T>(pageRead: PageRead<T>, first: number, end: number) {
  const from = Math.floor(first / PAGE_SIZE) + 1
  const to = Math.max(1, Math.ceil(end / PAGE_SIZE))
  const pages = [...new Set([1, ...Array.from({ length: to - from + 1 }, (_, index) => from + index)])]
  const answers = useQueries({
    queries: pages.map((pageNum) => ({
      ...pageRead({ pageNum, pageSize: PAGE_SIZE }),
      placeholderData: keepPreviousData,
    })),
  })
  const failed = answers.filter(({ error }) => error)
  const known = answers.flatMap(({ data }, index) => (data ? [{ data, pageNum: pages[index]! }] : []))
  return {
    /** Undefined until it is known; as many as there are at least, where the server does not say. */
    total: answers[0]!.data
      ? Math.max(...known.map(({ data, pageNum }) => estimatedTotal(data, { pageNum, pageSize: PAGE_SIZE })))
      : undefined,
    isCounted: answers[0]!.data?.total !== null,
    /** Undefined for one that has not been read yet. */
    at: (index: number): T | InvalidRow | undefined => {
      const page = answers[pages.indexOf(Math.floor(index / PAGE_SIZE) + 1)]?.data
      const number = (index % PAGE_SIZE) + 1
      const unread = page?.invalidRows.find((row) => row.number === number)
      const before = page?.invalidRows.filter((row) => row.number < number).length ?? 0
      return unread ?? page?.rows[number - 1 - before]
    },
    failure: failed[0]?.error ?? null,
    retry: () => failed.forEach(({ refetch }) => void refetch()),
  }
}
