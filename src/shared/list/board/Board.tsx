import { useState } from 'react'
import type { BoardColumn as Column, BoardOf, Move, Thing } from './board'
import { BoardColumn } from './BoardColumn'
import { useKeptFocus } from './useKeptFocus'
import type { Moves } from './useMoves'
import styles from './board.module.css'

interface BoardProps<T extends Thing, M extends Move> extends BoardOf<T, M> {
  label: string
  columns: readonly Column[]
  moves: Moves<T>
}

/** Things in columns. Each is led to another column by dragging it, or by the menu of its card. */
export function Board<T extends Thing, M extends Move>(props: BoardProps<T, M>) {
  const { label, columns, moves, ...board } = props
  const [dragged, setDragged] = useState<T | null>(null)
  const { element, keepFocus } = useKeptFocus(moves.moving, moves.outcome)
  const ways = dragged ? board.movesOf(dragged) : []

  function lead(thing: T, move: M) {
    setDragged(null) // a card that has left its place does not say that the drag is over
    keepFocus(thing.id)
    board.onMove(thing, move)
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by keyboard where the columns do not fit
    <div ref={element} className={styles.board} role="group" aria-label={label} tabIndex={0}>
      {columns.map((column) => {
        const way = ways.find(({ to }) => to === column.key)
        return (
          <BoardColumn
            {...board}
            key={column.key}
            column={column}
            moving={moves.moving}
            isTarget={way !== undefined}
            onDrop={() => dragged && way && lead(dragged, way)}
            onMove={lead}
            onDrag={setDragged}
          />
        )
      })}
    </div>
  )
}
