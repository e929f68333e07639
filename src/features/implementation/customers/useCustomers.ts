import { viewOf } from '@/shared/list/page/ViewSwitch'
import { useList } from '@/shared/list/useList'
import { customerApi, type CustomerFilter } from './customers.api'

export const VIEWS = ['board', 'table', 'month', 'agenda'] as const

/** The customers as the address says: which of them, and how they are shown. */
export function useCustomers() {
  const list = useList(customerApi.list)
  const { pageNum: _page, pageSize: _size, orderByColumn: _order, isAsc: _way, ...chosen } = list.query
  const filter: CustomerFilter = chosen
  return {
    ...list,
    /** What was asked for besides the page and the order. */
    chosen: filter,
    view: viewOf(VIEWS, list),
  }
}
export type CustomerList = ReturnType<typeof useCustomers>
