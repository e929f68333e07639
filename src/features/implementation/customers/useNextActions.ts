import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { read } from '@/shared/api'
import { MOST_ROWS } from '@/shared/api/page'
import { customerApi, type CustomerFilter } from './customers.api'

/** The customers of a filter for whom something is to be done, the earliest first; so many at most. */
export function useNextActions(filter: CustomerFilter, most = MOST_ROWS) {
  const order = { orderByColumn: 'nextActionDate', isAsc: 'asc' as const }
  const query = { ...filter, ...order, pageNum: 1, pageSize: most }
  return useQuery({ ...read(customerApi.list, { query }), placeholderData: keepPreviousData })
}
