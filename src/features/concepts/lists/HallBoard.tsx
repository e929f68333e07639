import { useState, type ReactNode } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { read, useRefresh } from '@/shared/api'
import { useLabels } from '@/shared/dictionary/useLabels'
import { EMPTY_VALUE } from '@/shared/lib/money'
import { Board } from '@/shared/list/board/Board'
import { MoveOutcome } from '@/shared/list/board/MoveOutcome'
import { useMoves } from '@/shared/list/board/useMoves'
import { CALL_NAMES, conceptApi, type ConceptFilters } from '../model/concepts.api'
import type { ConceptRow } from '../model/answers'
import { HALLS } from '../domain/states'
import { useChange } from '../model/useChange'
import { useViewer } from '../model/viewer'
import { daysSince } from '../components/days'
import { nameOf } from './components/names'
import { ReadOnlyMark } from './components/ReadOnlyMark'
import type { ListedHall } from './components/useHall'
import { AT_ONCE, isAtOnce, movesOf } from './boardMoves'
import styles from '@/shared/list/board/board.module.css'
import { useTranslations } from '@/shared/i18n'

/** Px of a card with the gap below it: as much as there is to say of a concept in each hall. */
const CARD: Record<ListedHall, number> = { apply: 120, incubate: 144 }

interface HallBoardProps {
  hall: ListedHall
  filters: ConceptFilters
  isMarked?: (concept: ConceptRow) => boolean
}

/** The concepts of a hall in columns, one for each state. Leading one to another column is what its state allows. */
export default function HallBoard({ hall, filters, isMarked }: HallBoardProps) {
  const t = useTranslations('conceptsHalls', 'concepts', 'parts')
  const { labelOf } = useLabels('poc_status')
  const agreements = useLabels('poc_secrecy_status')
  const viewer = useViewer()
  const navigate = useNavigate()
  const refresh = useRefresh()
  const [now] = useState(() => Date.now())
  const send = {
    submitFirst: useChange(AT_ONCE.submitFirst),
    submitSecond: useChange(AT_ONCE.submitSecond),
  }
  type Way = { key: string; to: string; text: string; action: ReturnType<typeof movesOf>[number]['action'] }
  const moves = useMoves<ConceptRow, Way>(
    async ({ id, version }, { action }) => send[action as keyof typeof send]({ body: { id, version } }),
    async () => refresh(conceptApi.list),
  )

  const chosen = filters.states?.split(',')
  const states = HALLS[hall].filter((state) => !chosen || chosen.includes(state))

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
        {/* The browser would drag the link in place of the card. */}
        <Link to={concept.id} draggable={false} className={styles.boardCardName} title={nameOf(concept)}>
          {nameOf(concept)}
        </Link>
        <ReadOnlyMark concept={concept} />
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
        nameOf={nameOf}
        titleOf={labelOf}
        renderLink={({ id }) => <Link to={id}>{t('conceptsHalls:board.look')}</Link>}
        onClose={moves.forget}
      />
      <Board<ConceptRow, Way>
        label={t('conceptsHalls:board.label')}
        columns={states.map((state) => ({ key: state, title: labelOf(state) }))}
        moves={moves}
        pageRead={(states) => (place) =>
          read(conceptApi.list, { query: { ...filters, hall, states, ...place } })
        }
        columnOf={({ state }) => state}
        nameOf={nameOf}
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
        onMove={(concept, way) => {
          if (isAtOnce(way.action)) void moves.move(concept, way)
          // Its form stands on its page.
          else
            void navigate(`${concept.id}?${new URLSearchParams({ do: CALL_NAMES[way.action] }).toString()}`)
        }}
        renderCard={card}
        classOf={(concept) => (isMarked?.(concept) ? 'is-arrived' : '')}
        cardHeight={CARD[hall]}
        emptyText={t('conceptsHalls:board.none')}
      />
    </>
  )
}
