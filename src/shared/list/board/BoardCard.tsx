import { useDraggable } from '@dnd-kit/core'
import { memo, type ReactNode } from 'react'
import type { BoardOf, Move, Thing } from './board'
import { DragHandle } from './DragHandle'
import { MoveMenu } from './MoveMenu'
import styles from './board.module.css'

type OfBoard<T extends Thing, M extends Move> = Pick<
  BoardOf<T, M>,
  'nameOf' | 'movesOf' | 'onMove' | 'renderCard' | 'classOf'
>

interface BoardCardProps<T extends Thing, M extends Move> extends OfBoard<T, M> {
  thing: T
  isMoving: boolean
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
  const { thing, nameOf, movesOf, onMove, renderCard, classOf, isMoving } = props
  const { top, height, place, count } = props
  const name = nameOf(thing)
  const moves = movesOf(thing)
  const isMovable = moves.length > 0 && !isMoving
  const { listeners, attributes, setNodeRef, setActivatorNodeRef } = useDraggable({
    id: thing.id,
    data: thing,
    disabled: !isMovable,
  })
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- for the pointer; keys have the handle
    <li
      {...listeners}
      ref={setNodeRef}
      className={`${styles.boardCard} ${classOf?.(thing) ?? ''}`}
      style={{ top, height }}
      aria-posinset={place}
      aria-setsize={count}
      aria-busy={isMoving}
      data-thing={thing.id}
      data-movable={isMovable}
    >
      {renderCard(
        thing,
        isMovable && (
          <>
            <DragHandle name={name} attributes={attributes} setActivatorNodeRef={setActivatorNodeRef} />
            <MoveMenu name={name} moves={moves} onMove={(move) => onMove(thing, move)} />
          </>
        ),
        isMoving,
      )}
    </li>
  )
}) as <T extends Thing, M extends Move>(props: BoardCardProps<T, M>) => ReactNode
