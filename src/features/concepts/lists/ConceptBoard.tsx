import { useState, type ReactNode } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { apiQuery, useInvalidate } from '@/shared/api'
import { useLabels } from '@/shared/dictionary/useLabels'
import { EMPTY_VALUE } from '@/shared/lib/money'
import { Board } from '@/shared/list/board/Board'
import { MoveOutcome } from '@/shared/list/board/MoveOutcome'
import { useMoves } from '@/shared/list/board/useMoves'
import { CALL_NAMES, conceptApi, type ConceptFilters } from '../model/concepts.api'
import type { ConceptRow } from '../model/answers'
import { LIST_STATES } from '../domain/conceptStates'
import { useConceptMutation } from '../model/useConceptMutation'
import { useConceptViewer } from '../model/useConceptViewer'
import { daysSince } from '../components/daysSince'
import { conceptNameOf } from './components/conceptNameOf'
import { ReadOnlyIcon } from './components/ReadOnlyIcon'
import type { BoardListName } from './components/useConceptList'
import { INLINE_MOVES, isInlineMove, movesOf } from './boardMoves'
import styles from '@/shared/list/board/board.module.css'
import { useLiveInvalidation } from '@/shared/live/useLiveInvalidation'
import { useTranslations } from '@/shared/i18n'

/** In px, including the gap below the card; depends on the card's content in each list. */
const CARD_HEIGHT: Record<BoardListName, number> = { apply: 120, incubate: 144 }

interface ConceptBoardProps {
  hall: BoardListName
  filters: ConceptFilters
  isMarked?: (concept: ConceptRow) => boolean
}

/** Board of a concept list with one column per state. A concept can be moved only as its state allows. */
export default function ConceptBoard({ hall, filters, isMarked }: ConceptBoardProps) {
  const t = useTranslations('conceptsHalls', 'concepts', 'parts')
  const { labelOf } = useLabels('poc_status')
  const agreements = useLabels('poc_secrecy_status')
  const viewer = useConceptViewer()
  const navigate = useNavigate()
  const refresh = useInvalidate()
  useLiveInvalidation('concepts', [conceptApi.list])
  const [now] = useState(() => Date.now())
  const send = {
    submitFirst: useConceptMutation(INLINE_MOVES.submitFirst),
    submitSecond: useConceptMutation(INLINE_MOVES.submitSecond),
  }
  type BoardMove = {
    key: string
    to: string
    text: string
    action: ReturnType<typeof movesOf>[number]['action']
  }
  const moves = useMoves<ConceptRow, BoardMove>(
    async ({ id, version }, { action }) => send[action as keyof typeof send]({ body: { id, version } }),
    async () => refresh(conceptApi.list),
  )

  const chosen = filters.states?.split(',')
  const states = LIST_STATES[hall].filter((state) => !chosen || chosen.includes(state))

  const chipsOf = ({ secrecy, service, stateTime }: ConceptRow) => {
    const days = daysSince(stateTime, now)
    return [
      ...(hall === 'incubate'
        ? [
            t('conceptsHalls:board.secrecy', { state: agreements.labelOf(secrecy) }),
            t('conceptsHalls:board.service', { state: t(`concepts:choice.service.${service}`) }),
          ]
        : []),
      ...(days === null ? [] : [t('conceptsHalls:board.days', { count: days })]),
    ]
  }

  const card = (concept: ConceptRow, menu: ReactNode, isMoving: boolean) => (
    <>
      <div className={styles.boardCardHead}>
        {/* Otherwise the browser drags the link instead of the card. */}
        <Link
          to={concept.id}
          draggable={false}
          className={styles.boardCardName}
          title={conceptNameOf(concept)}
        >
          {conceptNameOf(concept)}
        </Link>
        <ReadOnlyIcon concept={concept} />
        {menu}
      </div>
      <div className={styles.boardCardLine}>{concept.organisation || EMPTY_VALUE}</div>
      <div className={styles.boardCardLine}>
        {[concept.indication, concept.code].filter(Boolean).join(' · ')}
      </div>
      <div className={styles.boardChips}>
        {isMoving ? (
          <span className={styles.isMoving}>
            {t('parts:board.moving', { column: labelOf(moves.moving.get(concept.id)?.to) })}
          </span>
        ) : (
          chipsOf(concept).map((chip) => <span key={chip}>{chip}</span>)
        )}
      </div>
    </>
  )

  return (
    <>
      <MoveOutcome
        outcome={moves.outcome}
        nameOf={conceptNameOf}
        titleOf={labelOf}
        renderLink={({ id }) => <Link to={id}>{t('conceptsHalls:board.look')}</Link>}
        onClose={moves.forget}
      />
      <Board<ConceptRow, BoardMove>
        label={t('conceptsHalls:board.label')}
        columns={states.map((state) => ({ key: state, title: labelOf(state) }))}
        moves={moves}
        pageQueryOf={(states) => (place) =>
          apiQuery(conceptApi.list, { query: { ...filters, hall, states, ...place } })
        }
        columnOf={({ state }) => state}
        nameOf={conceptNameOf}
        movesOf={(concept) =>
          movesOf(concept, viewer).map(({ action, to }) => ({
            key: action,
            action,
            to,
            text: t('conceptsHalls:board.moveTo', {
              state: labelOf(to),
              action: t(`concepts:action.${action}`),
            }),
          }))
        }
        onMove={(concept, move) => {
          if (isInlineMove(move.action)) void moves.move(concept, move)
          // The action has a form on the concept's page.
          else
            void navigate(`${concept.id}?${new URLSearchParams({ do: CALL_NAMES[move.action] }).toString()}`)
        }}
        renderCard={card}
        classOf={(concept) => (isMarked?.(concept) ? 'is-arrived' : '')}
        cardHeight={CARD_HEIGHT[hall]}
        emptyText={t('conceptsHalls:board.none')}
      />
    </>
  )
}
