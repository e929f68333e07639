import { viewOf } from '@/shared/list/page/ViewSwitch'
import { useList } from '@/shared/list/useList'
import { customerApi, type CustomerFilter } from './customers.api'

export const VIEWS = ['board', 'table', 'month', 'agenda'] as const

export function useCustomers() {
  const list = useList(customerApi.list)
  const { pageNum: _page, pageSize: _size, orderByColumn: _order, isAsc: _direction, ...chosen } = list.query
  const filter: CustomerFilter = chosen
  return {
    ...list,
    /** Active filters, without page and order. */
    chosen: filter,
    view: viewOf(VIEWS, list),
  }
}
export type CustomerList = ReturnType<typeof useCustomers>
