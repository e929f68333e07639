import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { read } from '@/shared/api'
import { MOST_ROWS } from '@/shared/api/page'
import { customerApi, type CustomerFilter } from './api'

/** The customers of a filter for whom something is to be done, the earliest first. */
export function useNextActions(filter: CustomerFilter) {
  const order = { orderByColumn: 'nextActionDate', isAsc: 'asc' as const }
  const query = { ...filter, ...order, pageNum: 1, pageSize: MOST_ROWS }
  return useQuery({ ...read(customerApi.list, { query }), placeholderData: keepPreviousData })
}
