import type { AnyEndpoint } from '@/shared/api'
import type { Session } from '@/shared/auth/session'
import type { TFunction } from '@/shared/i18n'

/** Rows of a kind that are asked for: the first page shows no more of all kinds together. */
export const MAX_TODO_ROWS = 8

/** The first page of a list, what waits longest first. */
export const longestFirst = <Filters extends object>(column: string, filters: Filters) => ({
  ...filters,
  pageNum: 1,
  pageSize: MAX_TODO_ROWS,
  orderByColumn: column,
  isAsc: 'asc' as const,
})

/** Something that waits for the user. */
export interface TodoItem {
  id: string
  title: string
  /** Whose it is, or where it stands. */
  place: string
  /** Since when it waits, or the day on which it is due. */
  since: string
  /** Where it is done. */
  to: string
}

/** What waits for the user in one way. `Row`: of the list that it is read from. */
export interface TodoSource<Row = unknown> {
  kind: string
  /** Of its tag: others wait for the user; it came back or is overdue; it goes on; the user's own work. */
  color: 'warning' | 'error' | 'processing' | 'default'
  /** How such a thing stands, and what is to be done with it. */
  words: (t: TFunction) => { state: string; act: string }
  /** Where all of them stand. */
  all: string
  isFor: (session: Session) => boolean
  list: AnyEndpoint
  /** What the list is asked for, see {@link longestFirst}. */
  query: (session: Session) => object
  rowOf(row: Row): TodoItem
}
