import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { apiQuery } from '@/shared/api'
import { MAX_PAGE_SIZE } from '@/shared/api/page'
import { customerApi, type CustomerFilter } from './customers.api'

/** Customers with a next action, earliest first; at most `max` of them. */
export function useNextActions(filter: CustomerFilter, max = MAX_PAGE_SIZE) {
  const order = { orderByColumn: 'nextActionDate', isAsc: 'asc' as const }
  const query = { ...filter, ...order, pageNum: 1, pageSize: max }
  return useQuery({ ...apiQuery(customerApi.list, { query }), placeholderData: keepPreviousData })
}
