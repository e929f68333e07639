import { memo, type ReactNode } from 'react'
import type { BoardOf, Move, Thing } from './board'
import { MoveMenu } from './MoveMenu'
import styles from './board.module.css'

type OfBoard<T extends Thing, M extends Move> = Pick<
  BoardOf<T, M>,
  'nameOf' | 'movesOf' | 'onMove' | 'renderCard' | 'classOf'
>

interface BoardCardProps<T extends Thing, M extends Move> extends OfBoard<T, M> {
  thing: T
  isMoving: boolean
  onDrag: (thing: T | null) => void
  /** Px below the top of its column, and its own. */
  top: number
  height: number
  /** Its place among all of its column. */
  place: number
  count: number
}

/** A card of a board. It is dragged, or moved by its menu, where the viewer may lead it on. */
export const BoardCard = memo(function BoardCard<T extends Thing, M extends Move>(
  props: BoardCardProps<T, M>,
) {
  const { thing, nameOf, movesOf, onMove, renderCard, classOf, isMoving, onDrag } = props
  const { top, height, place, count } = props
  const name = nameOf(thing)
  const moves = movesOf(thing)
  const isMovable = moves.length > 0 && !isMoving
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dragging has its like in the menu
    <li
      className={`${styles.boardCard} ${classOf?.(thing) ?? ''}`}
      style={{ top, height }}
      aria-posinset={place}
      aria-setsize={count}
      aria-busy={isMoving}
      data-thing={thing.id}
      draggable={isMovable}
      onDragStart={(event) => {
        event.dataTransfer.setData('text/plain', name) // or Firefox does not drag
        event.dataTransfer.effectAllowed = 'move'
        onDrag(thing)
      }}
      onDragEnd={() => onDrag(null)}
    >
      {renderCard(
        thing,
        isMovable && <MoveMenu name={name} moves={moves} onMove={(move) => onMove(thing, move)} />,
        isMoving,
      )}
    </li>
  )
}) as <T extends Thing, M extends Move>(props: BoardCardProps<T, M>) => ReactNode
