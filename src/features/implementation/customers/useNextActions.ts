import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { apiQuery } from '@/shared/api'
import { MOST_ROWS } from '@/shared/api/page'
import { customerApi, type CustomerFilter } from './customers.api'

/** Customers with a next action, earliest first; at most `max` of them. */
export function useNextActions(filter: CustomerFilter, max = MOST_ROWS) {
  const order = { orderByColumn: 'nextActionDate', isAsc: 'asc' as const }
  const query = { ...filter, ...order, pageNum: 1, pageSize: max }
  return useQuery({ ...apiQuery(customerApi.list, { query }), placeholderData: keepPreviousData })
}
