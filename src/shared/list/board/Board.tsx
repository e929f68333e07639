import { DndContext, DragOverlay } from '@dnd-kit/core'
import { useState, useLayoutEffect, useRef } from 'react'
import type { BoardColumn as Column, BoardOf, Move, Thing } from './boardTypes'
import { BoardColumn } from './BoardColumn'
import { useDragging } from './useDragging'
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
  const dragging = useDragging({ columns, ...board })
  const ways = dragged ? board.movesOf(dragged) : []

  function lead(thing: T, move: M) {
    keepFocus(thing.id)
    board.onMove(thing, move)
  }

  return (
    <DndContext
      {...dragging}
      onDragStart={({ active }) => setDragged(active.data.current as T)}
      onDragCancel={() => setDragged(null)}
      onDragEnd={({ over }) => {
        const way = ways.find(({ to }) => to === over?.id)
        setDragged(null)
        if (dragged && way) lead(dragged, way)
      }}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by keyboard where the columns do not fit */}
      <div ref={element} className={styles.board} role="group" aria-label={label} tabIndex={0}>
        {columns.map((column) => (
          <BoardColumn
            {...board}
            key={column.key}
            column={column}
            moving={moves.moving}
            isTarget={ways.some(({ to }) => to === column.key)}
            onMove={lead}
          />
        ))}
      </div>
      {/* Its way back would be seen before the card that has gone. */}
      <DragOverlay dropAnimation={null}>
        {dragged && (
          <div className={`${styles.boardCard} ${styles.isDragged}`} inert>
            {board.renderCard(dragged, null, false)}
          </div>
        )}
      </DragOverlay>
    </DndContext>
  )
}

/**
 * Keeps the focus on a card that moves: it is made anew in another column, and again where it is taken back. Whoever
 * has gone elsewhere in between is left there. `changes`: what makes cards come and go.
 */
function useKeptFocus(...changes: readonly unknown[]) {
  const element = useRef<HTMLDivElement>(null)
  const kept = useRef<string | null>(null)

  useLayoutEffect(() => {
    const { activeElement } = document
    // On what lies around the board is nowhere: a pointer leaves the focus there.
    const isHere = element.current?.contains(activeElement) || activeElement?.contains(element.current)
    if (kept.current === null || !isHere) return
    element.current?.querySelector<HTMLElement>(`[data-thing="${CSS.escape(kept.current)}"] a`)?.focus()
    // oxlint-disable-next-line react/exhaustive-deps -- the changes are named by whoever asks
  }, changes)

  return {
    element,
    keepFocus: (id: string) => {
      kept.current = id
    },
  }
}
