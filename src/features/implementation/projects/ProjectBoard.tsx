import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { apiQuery, useInvalidate } from '@/shared/api'
import { useLabels } from '@/shared/dictionary/useLabels'
import { Board } from '@/shared/list/board/Board'
import { MoveOutcome } from '@/shared/list/board/MoveOutcome'
import { useMoves } from '@/shared/list/board/useMoves'
import styles from '@/shared/list/board/board.module.css'
import { useLiveInvalidation } from '@/shared/live/useLiveInvalidation'
import { useFormatMoney } from '@/shared/ui/cells/useFormatMoney'
import { useTranslations } from '@/shared/i18n'
import { useActionDialog } from '@/shared/workflow/ActionDialog'
import { useVersionedMutation } from '@/shared/workflow/useVersionedMutation'
import { PHASES, PROJECT_STATES } from '../domain/states'
import { HealthTag } from '../project/HealthTag'
import type { ProjectFilter, ProjectRow } from '../project/projectLink.api'
import { useProjectViewer } from '../project/viewer'
import { projectApi } from '../project/projectLink.api'
import { phaseMoves, stateMoves, statusOf, type ProjectMove } from './moves'
import { projectActions } from './projectActions'

/** Px, including the gap below. */
const CARD_HEIGHT = 144

const COLUMNS = {
  state: { dictionary: 'project_status', values: PROJECT_STATES, movesOf: stateMoves },
  phase: { dictionary: 'project_phase', values: PHASES, movesOf: phaseMoves },
} as const

interface ProjectBoardProps {
  by: keyof typeof COLUMNS
  filter: Omit<ProjectFilter, 'pageNum' | 'pageSize'>
}

/** Kanban board of projects by state or phase; the workflow decides which moves are available. */
export default function ProjectBoard({ by, filter }: ProjectBoardProps) {
  const t = useTranslations('implementationProjects', 'parts')
  const { dictionary, values, movesOf } = COLUMNS[by]
  const { labelOf } = useLabels(dictionary)
  const viewer = useProjectViewer()
  const refresh = useInvalidate()
  useLiveInvalidation('project', [projectApi.list])
  const short = useFormatMoney()
  const { start, dialog } = useActionDialog(projectActions, viewer)
  const changeStatus = useVersionedMutation(projectApi.changeStatus, projectActions)
  const changePhase = useVersionedMutation(projectApi.changePhase, projectActions)
  type BoardMove = ProjectMove & { key: string; text: string }

  const moves = useMoves<ProjectRow, BoardMove>(
    async ({ id, version }, boardMove) =>
      boardMove.action === 'changePhase'
        ? changePhase({ body: { id, version, phase: boardMove.to } })
        : changeStatus({ body: { id, version, status: statusOf(boardMove.action)! } }),
    async () => refresh(projectApi.list),
  )

  const chosen = filter[by]
  const columns = values.filter((value) => chosen === undefined || chosen === value)

  const card = (project: ProjectRow, menu: ReactNode, isMoving: boolean) => (
    <>
      <div className={styles.boardCardHead}>
        {/* Otherwise the browser would drag the link instead of the card. */}
        <Link to={project.id} draggable={false} className={styles.boardCardName} title={project.name}>
          {project.name}
        </Link>
        {menu}
      </div>
      <div className={styles.boardCardLine}>
        {[project.managerName, project.code].filter(Boolean).join(' · ')}
      </div>
      <div className={styles.boardCardLine}>
        {project.nextMilestone
          ? t('implementationProjects:board.next', project.nextMilestone)
          : short(project.approved, project.currency)}
      </div>
      <div className={styles.boardChips}>
        {isMoving ? (
          <span className={styles.isMoving}>
            {t('parts:board.moving', { column: labelOf(moves.moving.get(project.id)?.to) })}
          </span>
        ) : (
          <>
            <HealthTag health={project.health} isManual={project.healthReason !== ''} />
            <span>{t('implementationProjects:percent', { value: project.progress })}</span>
          </>
        )}
      </div>
    </>
  )

  return (
    <>
      <MoveOutcome
        outcome={moves.outcome}
        nameOf={({ name }) => name}
        titleOf={labelOf}
        renderLink={({ id }) => <Link to={id}>{t('implementationProjects:board.look')}</Link>}
        onClose={moves.forget}
      />
      <Board<ProjectRow, BoardMove>
        label={t(`implementationProjects:board.${by === 'phase' ? 'phases' : 'states'}`)}
        columns={columns.map((value) => ({ key: value, title: labelOf(value) }))}
        moves={moves}
        pageQueryOf={(value) => (place) =>
          apiQuery(projectApi.list, { query: { ...filter, [by]: value, ...place } })
        }
        columnOf={(project) => project[by]}
        nameOf={({ name }) => name}
        movesOf={(project) =>
          movesOf(project, viewer).map((move) => ({
            ...move,
            key: `${move.action} ${move.to}`,
            text: t('implementationProjects:board.moveTo', {
              column: labelOf(move.to),
              action: t(`implementationProjects:action.${move.action}`),
            }),
          }))
        }
        onMove={(project, boardMove) => {
          const isImmediate = boardMove.action === 'changePhase' || statusOf(boardMove.action) !== undefined
          if (isImmediate) void moves.move(project, boardMove)
          else start(boardMove.action, project)
        }}
        renderCard={card}
        cardHeight={CARD_HEIGHT}
        emptyText={t('implementationProjects:board.none')}
      />
      {dialog}
    </>
  )
}
