import { useDroppable } from '@dnd-kit/core'
import { Button } from 'antd'
import { useId, useMemo } from 'react'
import { ErrorMessage } from '@/shared/ui/ErrorMessage'
import { useTranslations } from '@/shared/i18n'
import { useVirtualRows } from '../virtual/useVirtualRows'
import { rowKey, dedupeRowKeys } from '../rowKeys'
import { InvalidRowText } from '../InvalidRows'
import type { BoardColumn as Column, BoardOptions, Move, BoardItem } from './boardTypes'
import { BoardCard } from './BoardCard'
import type { Moves } from './useMoves'
import { usePagedRange } from './usePagedRange'
import boardStyles from './board.module.css'
import unreadStyles from '../invalidRows.module.css'

/** Px between cards. */
const GAP = 8

interface BoardColumnProps<T extends BoardItem, M extends Move> extends BoardOptions<T, M> {
  column: Column
  moving: Moves<T>['moving']
  isTarget: boolean
}

/** Column of a board; only visible items are rendered and loaded. */
export function BoardColumn<T extends BoardItem, M extends Move>(props: BoardColumnProps<T, M>) {
  const { column, moving, isTarget, pageQueryOf, columnOf, cardHeight: row, emptyText } = props
  const { nameOf, movesOf, onMove, renderCard, classOf } = props
  const t = useTranslations('parts')
  const heading = useId()
  const { key, title, note } = column
  const { setNodeRef, isOver } = useDroppable({ id: key })

  // Incoming items come first, as in the next answer: it sorts by the latest change.
  const incoming = useMemo(
    () => [...moving.values()].filter(({ to }) => to === key).map(({ item }) => item),
    [moving, key],
  )
  const outgoing = [...moving.values()].filter(({ item }) => columnOf(item) === key).length

  const { box, onScroll, first, end } = useVirtualRows(row)
  const range = usePagedRange(pageQueryOf(key), Math.max(0, first - incoming.length), end)
  const count = (range.total ?? 0) + incoming.length
  const places = Array.from({ length: Math.max(0, Math.min(end, count) - first) }, (_, index) => {
    const place = first + index
    return { place, item: incoming[place] ?? range.at(place - incoming.length) }
  })
  dedupeRowKeys(places.flatMap(({ item }) => (item && !('number' in item) ? [item] : [])))

  return (
    <section
      ref={setNodeRef}
      className={boardStyles.boardColumn}
      data-drop={isTarget ? (isOver ? 'here' : 'possible') : undefined}
      aria-labelledby={heading}
      aria-busy={range.total === undefined && !range.failure}
    >
      <h2 id={heading}>
        {range.total === undefined || !range.isCounted
          ? title
          : t('parts:board.column', { title, count: count - outgoing })}
      </h2>
      {note && <div className={boardStyles.boardNote}>{note}</div>}
      <div className={boardStyles.boardScroll} ref={box} onScroll={onScroll}>
        {range.failure ? (
          <p role="alert">
            <ErrorMessage failure={range.failure} />{' '}
            <Button size="small" onClick={range.retry}>
              {t('actions.retry')}
            </Button>
          </p>
        ) : (
          count === 0 && range.total !== undefined && <p className="cell-note">{emptyText}</p>
        )}
        <ul style={{ height: count * row }}>
          {places.map(({ place, item }) => {
            const style = { top: place * row, height: row - GAP }
            if (!item)
              return (
                <li
                  key={place}
                  className={`${boardStyles.boardCard} ${boardStyles.isUnread}`}
                  style={style}
                  aria-hidden
                />
              )
            if ('number' in item) {
              return (
                <li
                  key={place}
                  className={`${boardStyles.boardCard} ${unreadStyles.invalidRow}`}
                  style={style}
                >
                  <InvalidRowText row={item} />
                </li>
              )
            }
            const isHere = place >= incoming.length
            // The old slot stays empty until the move is confirmed.
            if (isHere && moving.has(item.id)) {
              return (
                <li
                  key={rowKey(item)}
                  className={`${boardStyles.boardCard} ${boardStyles.isLeft}`}
                  style={style}
                  aria-hidden
                />
              )
            }
            return (
              <BoardCard
                key={rowKey(item)}
                item={item}
                nameOf={nameOf}
                movesOf={movesOf}
                onMove={onMove}
                renderCard={renderCard}
                {...(classOf ? { classOf } : {})}
                isMoving={!isHere}
                top={style.top}
                height={style.height}
                place={place + 1}
                count={count}
              />
            )
          })}
        </ul>
      </div>
    </section>
  )
}
