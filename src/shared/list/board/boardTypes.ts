import type { ReactNode } from 'react'
import type { PageQueryFn } from './usePagedRange'

export interface BoardItem {
  id: string
}

export interface BoardColumn {
  key: string
  title: string
  note?: ReactNode
}

export interface Move {
  key: string
  to: string
  text: string
}

export interface BoardOptions<T extends BoardItem, M extends Move> {
  pageQueryOf: (column: string) => PageQueryFn<T>
  columnOf: (item: T) => string
  nameOf: (item: T) => string
  movesOf: (item: T) => readonly M[]
  onMove: (item: T, move: M) => void
  /** Content of a card; `menu` moves it, and `isMoving` is set while its new column is not confirmed. */
  renderCard: (item: T, menu: ReactNode, isMoving: boolean) => ReactNode
  classOf?: (item: T) => string
  /** Px, including the gap below. */
  cardHeight: number
  emptyText: string
}
