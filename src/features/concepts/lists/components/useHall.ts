import { viewOf } from '@/shared/list/page/ViewSwitch'
import { useList, type List } from '@/shared/list/useList'
import { conceptApi, type ConceptFilters } from '../../model/concepts.api'
import type { ConceptRow } from '../../model/answers'
import type { Hall } from '../../domain/states'

export const VIEWS = ['table', 'board'] as const
export type View = (typeof VIEWS)[number]

/** A hall whose concepts are listed in more than one way. */
export type ListedHall = Exclude<Hall, 'expert'>

export interface HallList extends List<ConceptRow> {
  /** What was asked for besides the hall, the page and the order. */
  chosen: ConceptFilters
  view: View
}

/** A hall as its address says: which concepts, and whether as a table or on a board. */
export function useHall(hall: ListedHall): HallList {
  const list = useList(conceptApi.list, { hall })
  const { pageNum: _page, pageSize: _size, orderByColumn: _order, isAsc: _way, ...asked } = list.query
  const { hall: _hall, ...chosen } = asked
  return {
    ...list,
    chosen,
    view: viewOf(VIEWS, list),
  }
}
