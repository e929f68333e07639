import { keepPreviousData, useQueries } from '@tanstack/react-query'
import { read } from '@/shared/api'
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
  return {
    /** Undefined until it is known. */
    total: answers[0]!.data?.total,
    /** Undefined for one that has not been read yet. */
    at: (index: number): ConceptRow | undefined => {
      const page = pages.indexOf(Math.floor(index / PAGE_SIZE) + 1)
      return answers[page]?.data?.rows[index % PAGE_SIZE]
    },
    failure: failed[0]?.error ?? null,
    retry: () => failed.forEach(({ refetch }) => void refetch()),
  }
}
