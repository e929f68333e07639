import { Button } from 'antd'
import { useId, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useLabels } from '@/shared/domain/dictionary/useLabels'
import { FailureText } from '@/shared/ui/FailureText'
import { rowKey, tellApart } from '@/shared/list/rowKey'
import { UnreadText } from '@/shared/list/UnreadRows'
import type { ConceptFilters } from '../../api'
import type { ConceptRow } from '../../answers'
import type { State } from '../../domain/states'
import type { ListedHall } from '../useHall'
import { BoardCard, type CardProps } from './BoardCard'
import { useColumn } from './useColumn'
import type { Moving } from './useMoves'
import { useRowsInSight } from './useRowsInSight'

/** Px of a card with the gap below it: as much as there is to say of a concept in each hall. */
const ROW: Record<ListedHall, number> = { apply: 120, incubate: 144 }
const GAP = 8

interface BoardColumnProps extends Pick<CardProps, 'movesOf' | 'chipsOf' | 'onMove' | 'onDrag'> {
  hall: ListedHall
  filters: ConceptFilters
  state: State
  moving: ReadonlyMap<string, Moving>
  isMarked: (concept: ConceptRow) => boolean
  /** The card that is being dragged may be dropped here. */
  isTarget: boolean
  onDrop: () => void
}

/** The concepts in one state; of a thousand only those in sight are drawn and read. */
export function BoardColumn(props: BoardColumnProps) {
  const { hall, filters, state, moving, movesOf, chipsOf, isMarked, isTarget, onDrop, onMove, onDrag } = props
  const { t } = useTranslation('conceptsHalls')
  const { t: common } = useTranslation()
  const { labelOf } = useLabels('poc_status')
  const heading = useId()

  // What comes stands above the others, where the next answer will have it: the latest changes are first.
  const coming = useMemo(
    () => [...moving.values()].filter(({ to }) => to === state).map(({ concept }) => concept),
    [moving, state],
  )
  const leaving = [...moving.values()].filter(({ concept }) => concept.state === state).length

  const row = ROW[hall]
  const { box, onScroll, first, end } = useRowsInSight(row)
  const column = useColumn(hall, filters, state, Math.max(0, first - coming.length), end)
  const count = (column.total ?? 0) + coming.length
  const places = Array.from({ length: Math.max(0, Math.min(end, count) - first) }, (_, index) => {
    const place = first + index
    return { place, concept: coming[place] ?? column.at(place - coming.length) }
  })
  tellApart(places.flatMap(({ concept }) => (concept && !('number' in concept) ? [concept] : [])))

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dropping has its like in the menu of each card
    <section
      className={isTarget ? 'board-column is-target' : 'board-column'}
      aria-labelledby={heading}
      onDragOver={(event) => {
        if (isTarget) event.preventDefault() // allows the drop
      }}
      onDrop={(event) => {
        event.preventDefault()
        if (isTarget) onDrop()
      }}
    >
      <h2 id={heading}>
        {column.total === undefined || !column.isCounted
          ? labelOf(state)
          : t('board.column', { state: labelOf(state), count: count - leaving })}
      </h2>
      <div className="board-scroll" ref={box} onScroll={onScroll}>
        {column.failure ? (
          <p role="alert">
            <FailureText failure={column.failure} />{' '}
            <Button size="small" onClick={column.retry}>
              {common('actions.retry')}
            </Button>
          </p>
        ) : (
          count === 0 && column.total !== undefined && <p className="cell-note">{t('board.none')}</p>
        )}
        <ul style={{ height: count * row }}>
          {places.map(({ place, concept }) => {
            const style = { top: place * row, height: row - GAP }
            if (!concept) return <li key={place} className="board-card is-unread" style={style} aria-hidden />
            if ('number' in concept) {
              return (
                <li key={place} className="board-card unread-row" style={style}>
                  <UnreadText row={concept} />
                </li>
              )
            }
            const isHere = place >= coming.length
            // Its old place is kept free until it is known whether it comes back.
            if (isHere && moving.has(concept.id)) {
              return <li key={rowKey(concept)} className="board-card is-left" style={style} aria-hidden />
            }
            return (
              <BoardCard
                key={rowKey(concept)}
                concept={concept}
                movesOf={movesOf}
                chipsOf={chipsOf}
                movingTo={isHere ? undefined : labelOf(state)}
                isMarked={isMarked(concept)}
                onMove={onMove}
                onDrag={onDrag}
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
