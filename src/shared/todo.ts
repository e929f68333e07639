import type { AnyEndpoint } from '@/shared/api'
import type { Session } from '@/shared/auth/session'
import type { TFunction } from '@/shared/i18n'

/** Per kind; the home page shows no more of all kinds together. */
export const MAX_TODO_ROWS = 8

/** Query for the first page of a list, longest waiting first. */
export const longestFirst = <Filters extends object>(column: string, filters: Filters) => ({
  ...filters,
  pageNum: 1,
  pageSize: MAX_TODO_ROWS,
  orderByColumn: column,
  isAsc: 'asc' as const,
})

export interface TodoItem {
  id: string
  title: string
  place: string
  /** Start of the wait, or due date. */
  since: string
  to: string
}

/** A kind of to-do items. `Row` is a row of the list they are read from. */
export interface TodoSource<Row = unknown> {
  kind: string
  /**
   * Tag colour. warning: others wait for the user; error: returned or overdue; processing: in progress; default: the
   * user's own work.
   */
  color: 'warning' | 'error' | 'processing' | 'default'
  /** State of an item, and the action it needs. */
  labels: (t: TFunction) => { state: string; act: string }
  all: string
  isFor: (session: Session) => boolean
  list: AnyEndpoint
  query: (session: Session) => object
  rowOf(row: Row): TodoItem
}
