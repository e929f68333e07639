import type { ReactNode } from 'react'
import type { PageRead } from './usePagedRange'

/** A thing on a board; the server tells it apart by its id. */
export interface Thing {
  id: string
}

export interface BoardColumn {
  key: string
  title: string
  /** Below the title: what its things come to. */
  note?: ReactNode
}

/** A way from where a thing stands to another column, or beyond the board. */
export interface Move {
  key: string
  to: string
  text: string
}

/** What a board shows, and what can be done there. */
export interface BoardOf<T extends Thing, M extends Move> {
  pageRead: (column: string) => PageRead<T>
  columnOf: (thing: T) => string
  nameOf: (thing: T) => string
  movesOf: (thing: T) => readonly M[]
  onMove: (thing: T, move: M) => void
  /** What a card says; `menu` leads it on, `isMoving` while it is shown where it is not known to be. */
  renderCard: (thing: T, menu: ReactNode, isMoving: boolean) => ReactNode
  classOf?: (thing: T) => string
  /** Px of a card with the gap below it. */
  cardHeight: number
  /** In a column without any. */
  emptyText: string
}
