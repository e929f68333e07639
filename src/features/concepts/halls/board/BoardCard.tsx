import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { ABSENT } from '@/shared/lib/money'
import type { ConceptRow } from '../../answers'
import { nameOf } from '../names'
import { ReadOnlyMark } from '../ReadOnlyMark'
import { MoveMenu } from './MoveMenu'
import type { Move } from './moves'

export interface CardProps {
  concept: ConceptRow
  movesOf: (concept: ConceptRow) => readonly Move[]
  /** What else is said of it: agreements, days. */
  chipsOf: (concept: ConceptRow) => readonly string[]
  /** Where it is on its way to. */
  movingTo?: string | undefined
  isMarked: boolean
  onMove: (concept: ConceptRow, move: Move) => void
  onDrag: (concept: ConceptRow | null) => void
  /** Px below the top of its column, and its own. */
  top: number
  height: number
  /** Its place among all of its column. */
  place: number
  count: number
}

/** A concept on the board. It is dragged, or moved by its menu, where the viewer may lead it on. */
export const BoardCard = memo(function BoardCard(props: CardProps) {
  const { concept, movesOf, chipsOf, movingTo, isMarked, onMove, onDrag, top, height, place, count } = props
  const { t } = useTranslation('conceptsHalls')
  const name = nameOf(concept)
  const moves = movesOf(concept)
  const isMovable = moves.length > 0 && movingTo === undefined
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dragging has its like in the menu
    <li
      className={isMarked ? 'board-card is-arrived' : 'board-card'}
      style={{ top, height }}
      aria-posinset={place}
      aria-setsize={count}
      aria-busy={movingTo !== undefined}
      data-concept={concept.id}
      draggable={isMovable}
      onDragStart={(event) => {
        event.dataTransfer.setData('text/plain', name) // or Firefox does not drag
        event.dataTransfer.effectAllowed = 'move'
        onDrag(concept)
      }}
      onDragEnd={() => onDrag(null)}
    >
      <div className="board-card-head">
        {/* A link of its own would be dragged in place of the card. */}
        <Link to={concept.id} draggable={false} className="board-card-name" title={name}>
          {name}
        </Link>
        <ReadOnlyMark concept={concept} />
        {isMovable && <MoveMenu name={name} moves={moves} onMove={(move) => onMove(concept, move)} />}
      </div>
      <div className="board-card-line">{concept.organisation || ABSENT}</div>
      <div className="board-card-line">{[concept.indication, concept.code].filter(Boolean).join(' · ')}</div>
      <div className="board-chips">
        {movingTo === undefined ? (
          chipsOf(concept).map((chip) => <span key={chip}>{chip}</span>)
        ) : (
          <span className="is-moving">{t('board.moving', { state: movingTo })}</span>
        )}
      </div>
    </li>
  )
})
