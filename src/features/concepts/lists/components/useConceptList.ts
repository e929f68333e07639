import { viewOf } from '@/shared/list/page/ViewSwitch'
import { useList, type List } from '@/shared/list/useList'
import { conceptApi, type ConceptFilters } from '../../model/concepts.api'
import type { ConceptRow } from '../../model/answers'
import type { ConceptListName } from '../../domain/conceptStates'

export const VIEWS = ['table', 'board'] as const
export type View = (typeof VIEWS)[number]

/** List that can be shown as a table or as a board. */
export type BoardListName = Exclude<ConceptListName, 'expert'>

export interface ConceptList extends List<ConceptRow> {
  /** Active filters, without the list's name, page and order. */
  chosen: ConceptFilters
  view: View
}

/** List of concepts with filters and view from the address. */
export function useConceptList(hall: BoardListName): ConceptList {
  const list = useList(conceptApi.list, { hall })
  const {
    pageNum: _page,
    pageSize: _size,
    orderByColumn: _order,
    isAsc: _direction,
    ...listQuery
  } = list.query
  const { hall: _hall, ...chosen } = listQuery
  return {
    ...list,
    chosen,
    view: viewOf(VIEWS, list),
  }
}
