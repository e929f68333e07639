import { DndContext, DragOverlay } from '@dnd-kit/core'
import { useState, useLayoutEffect, useRef } from 'react'
import type { BoardColumn as Column, BoardOptions, Move, BoardItem } from './boardTypes'
import { BoardColumn } from './BoardColumn'
import { useDragging } from './useDragging'
import type { Moves } from './useMoves'
import styles from './board.module.css'

interface BoardProps<T extends BoardItem, M extends Move> extends BoardOptions<T, M> {
  label: string
  columns: readonly Column[]
  moves: Moves<T>
}

export function Board<T extends BoardItem, M extends Move>(props: BoardProps<T, M>) {
  const { label, columns, moves, ...board } = props
  const [dragged, setDragged] = useState<T | null>(null)
  const { element, keepFocus } = useMovedCardFocus(moves.moving, moves.outcome)
  const dragging = useDragging({ columns, ...board })
  const targets = dragged ? board.movesOf(dragged) : []

  function startMove(item: T, move: M) {
    keepFocus(item.id)
    board.onMove(item, move)
  }

  return (
    <DndContext
      {...dragging}
      onDragStart={({ active }) => setDragged(active.data.current as T)}
      onDragCancel={() => setDragged(null)}
      onDragEnd={({ over }) => {
        const target = targets.find(({ to }) => to === over?.id)
        setDragged(null)
        if (dragged && target) startMove(dragged, target)
      }}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable by keyboard if the columns do not fit */}
      <div ref={element} className={styles.board} role="group" aria-label={label} tabIndex={0}>
        {columns.map((column) => (
          <BoardColumn
            {...board}
            key={column.key}
            column={column}
            moving={moves.moving}
            isTarget={targets.some(({ to }) => to === column.key)}
            onMove={startMove}
          />
        ))}
      </div>
      {/* The animation would show the card going back before it moves. */}
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
 * Keeps the focus on a moved card, which is remounted in another column, and again if the move is reverted. If the user
 * has focused something else in between, it stays there. `changes`: values on which cards appear and disappear.
 */
function useMovedCardFocus(...changes: readonly unknown[]) {
  const element = useRef<HTMLDivElement>(null)
  const focusedId = useRef<string | null>(null)

  useLayoutEffect(() => {
    const { activeElement } = document
    // An element around the board counts as unfocused: a pointer leaves the focus there.
    const isHere = element.current?.contains(activeElement) || activeElement?.contains(element.current)
    if (focusedId.current === null || !isHere) return
    element.current?.querySelector<HTMLElement>(`[data-thing="${CSS.escape(focusedId.current)}"] a`)?.focus()
    // oxlint-disable-next-line react/exhaustive-deps -- the caller passes a new object on each render
  }, changes)

  return {
    element,
    keepFocus: (id: string) => {
      focusedId.current = id
    },
  }
}
