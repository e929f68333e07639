import { useDroppable } from '@dnd-kit/core'
import { Button } from 'antd'
import { useId, useMemo } from 'react'
import { ErrorMessage } from '@/shared/ui/ErrorMessage'
import { useTranslations } from '@/shared/i18n'
import { useRowsInSight } from '../virtual/useVirtualRows'
import { rowKey, dedupeRowKeys } from '../rowKeys'
import { UnreadText } from '../InvalidRows'
import type { BoardColumn as Column, BoardOf, Move, Thing } from './boardTypes'
import { BoardCard } from './BoardCard'
import type { Moves } from './useMoves'
import { useStretch } from './usePagedRange'
import boardStyles from './board.module.css'
import unreadStyles from '../invalidRows.module.css'

/** Px between cards. */
const GAP = 8

interface BoardColumnProps<T extends Thing, M extends Move> extends BoardOf<T, M> {
  column: Column
  moving: Moves<T>['moving']
  /** The card that is being dragged may be dropped here. */
  isTarget: boolean
}

/** The things in one column; of a thousand only those in sight are drawn and read. */
export function BoardColumn<T extends Thing, M extends Move>(props: BoardColumnProps<T, M>) {
  const { column, moving, isTarget, pageRead, columnOf, cardHeight: row, emptyText } = props
  const { nameOf, movesOf, onMove, renderCard, classOf } = props
  const t = useTranslations('parts')
  const heading = useId()
  const { key, title, note } = column
  const { setNodeRef, isOver } = useDroppable({ id: key })

  // What comes stands above the others, where the next answer will have it: the latest changes are first.
  const coming = useMemo(
    () => [...moving.values()].filter(({ to }) => to === key).map(({ thing }) => thing),
    [moving, key],
  )
  const leaving = [...moving.values()].filter(({ thing }) => columnOf(thing) === key).length

  const { box, onScroll, first, end } = useRowsInSight(row)
  const stretch = useStretch(pageRead(key), Math.max(0, first - coming.length), end)
  const count = (stretch.total ?? 0) + coming.length
  const places = Array.from({ length: Math.max(0, Math.min(end, count) - first) }, (_, index) => {
    const place = first + index
    return { place, thing: coming[place] ?? stretch.at(place - coming.length) }
  })
  dedupeRowKeys(places.flatMap(({ thing }) => (thing && !('number' in thing) ? [thing] : [])))

  return (
    <section
      ref={setNodeRef}
      className={boardStyles.boardColumn}
      data-drop={isTarget ? (isOver ? 'here' : 'possible') : undefined}
      aria-labelledby={heading}
      aria-busy={stretch.total === undefined && !stretch.failure}
    >
      <h2 id={heading}>
        {stretch.total === undefined || !stretch.isCounted
          ? title
          : t('parts:board.column', { title, count: count - leaving })}
      </h2>
      {note && <div className={boardStyles.boardNote}>{note}</div>}
      <div className={boardStyles.boardScroll} ref={box} onScroll={onScroll}>
        {stretch.failure ? (
          <p role="alert">
            <ErrorMessage failure={stretch.failure} />{' '}
            <Button size="small" onClick={stretch.retry}>
              {t('actions.retry')}
            </Button>
          </p>
        ) : (
          count === 0 && stretch.total !== undefined && <p className="cell-note">{emptyText}</p>
        )}
        <ul style={{ height: count * row }}>
          {places.map(({ place, thing }) => {
            const style = { top: place * row, height: row - GAP }
            if (!thing)
              return (
                <li
                  key={place}
                  className={`${boardStyles.boardCard} ${boardStyles.isUnread}`}
                  style={style}
                  aria-hidden
                />
              )
            if ('number' in thing) {
              return (
                <li
                  key={place}
                  className={`${boardStyles.boardCard} ${unreadStyles.unreadRow}`}
                  style={style}
                >
                  <UnreadText row={thing} />
                </li>
              )
            }
            const isHere = place >= coming.length
            // Its old place is kept free until it is known whether it comes back.
            if (isHere && moving.has(thing.id)) {
              return (
                <li
                  key={rowKey(thing)}
                  className={`${boardStyles.boardCard} ${boardStyles.isLeft}`}
                  style={style}
                  aria-hidden
                />
              )
            }
            return (
              <BoardCard
                key={rowKey(thing)}
                thing={thing}
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
