import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useLabels } from '@/shared/domain/dictionary/useLabels'
import { CALL_NAMES, type ConceptFilters } from '../../api'
import type { ConceptRow } from '../../answers'
import { HALLS } from '../../domain/states'
import { useViewer } from '../../viewer'
import { daysSince } from '../days'
import type { ListedHall } from '../useHall'
import './board.css'
import { BoardColumn } from './BoardColumn'
import { MoveOutcome } from './MoveOutcome'
import { isAtOnce, movesOf, type Move } from './moves'
import { useKeptFocus } from './useKeptFocus'
import { useMoves } from './useMoves'

interface BoardProps {
  hall: ListedHall
  filters: ConceptFilters
  isMarked?: (concept: ConceptRow) => boolean
}

const NEVER = () => false

/** The concepts of a hall in columns, one for each state. Leading one to another column is what its state allows. */
export function Board({ hall, filters, isMarked = NEVER }: BoardProps) {
  const { t } = useTranslation('conceptsHalls')
  const { t: concepts } = useTranslation('concepts')
  const agreements = useLabels('poc_secrecy_status')
  const viewer = useViewer()
  const navigate = useNavigate()
  const { moving, outcome, move, forget } = useMoves()
  const [dragged, setDragged] = useState<ConceptRow | null>(null)
  const [now] = useState(() => Date.now())
  const { board, keepFocus } = useKeptFocus(moving, outcome)

  const chosen = filters.states?.split(',')
  const states = HALLS[hall].filter((state) => !chosen || chosen.includes(state))
  const ways = dragged ? movesOf(dragged, viewer) : []

  const chipsOf = ({ secrecy, service, stateTime }: ConceptRow) => {
    const days = daysSince(stateTime, now)
    return [
      ...(hall === 'incubate'
        ? [
            t('board.secrecy', { state: agreements.labelOf(secrecy) }),
            t('board.service', { state: concepts(`choice.service.${service}`) }),
          ]
        : []),
      ...(days === null ? [] : [t('board.days', { count: days })]),
    ]
  }

  function lead(concept: ConceptRow, { action, to }: Move) {
    setDragged(null) // a card that has left its place does not say that the drag is over
    if (isAtOnce(action)) {
      keepFocus(concept.id)
      void move(concept, action, to)
    } else {
      // Its form stands in the workspace.
      void navigate(`${concept.id}?${new URLSearchParams({ do: CALL_NAMES[action] }).toString()}`)
    }
  }

  return (
    <>
      <MoveOutcome outcome={outcome} onClose={forget} />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by keyboard where the columns do not fit */}
      <div ref={board} className="board" role="group" aria-label={t('board.label')} tabIndex={0}>
        {states.map((state) => {
          const way = ways.find(({ to }) => to === state)
          return (
            <BoardColumn
              key={state}
              hall={hall}
              filters={filters}
              state={state}
              moving={moving}
              movesOf={(concept) => movesOf(concept, viewer)}
              chipsOf={chipsOf}
              isMarked={isMarked}
              isTarget={way !== undefined}
              onDrop={() => dragged && way && lead(dragged, way)}
              onMove={lead}
              onDrag={setDragged}
            />
          )
        })}
      </div>
    </>
  )
}
