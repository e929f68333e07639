import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { Room } from '@/features/rooms'
import { useCan } from '@/shared/auth/permissions'
import { DictTag } from '@/shared/dictionary/DictTag'
import type { Column } from '@/shared/list/table/ListTable'
import { EMPTY_VALUE } from '@/shared/lib/money'
import { useTranslations } from '@/shared/i18n'
import { projectAddress } from '../project/addresses'
import type { ProjectRow } from '../project/projectLink.api'
import { HealthTags } from '../project/HealthTag'
import { NextMilestone } from '../project/NextMilestone'
import { useProjects } from '../project/useProjects'
import { PaidOf } from './ProjectFacts'

interface ProjectCellProps {
  roomId: string
  show: (project: ProjectRow) => ReactNode
}

/** Cell about a room's project. All cells share one query. */
function ProjectCell({ roomId, show }: ProjectCellProps) {
  const project = useProjects().projects.find((each) => each.roomId === roomId)
  return project ? show(project) : EMPTY_VALUE
}

export function useProjectColumns(): readonly Column<Room>[] {
  const t = useTranslations('implementationProjects', 'implementationOverview')
  const maySee = useCan('implement:project:list')
  const field = t('implementationProjects:field', { returnObjects: true })
  const column = (
    key: string,
    title: string,
    show: ProjectCellProps['show'],
    options: Partial<Column<Room>> = {},
  ): Column<Room> => ({
    key: `project.${key}`,
    title,
    render: (_, { id }) => <ProjectCell roomId={id} show={show} />,
    ...options,
  })
  if (!maySee) return []
  return [
    column('code', t('implementationOverview:project'), ({ id, code }) => (
      <Link to={projectAddress(id)}>{code}</Link>
    )),
    column('phase', field.phase, ({ phase }) => <DictTag type="project_phase" value={phase} />),
    column('health', field.health, (project) => <HealthTags project={project} />, { width: 128 }), // tags are stacked
    column('next', field.nextMilestone, ({ nextMilestone }) => <NextMilestone next={nextMilestone} />),
    column('paid', t('implementationOverview:paidOf'), (project) => <PaidOf project={project} />),
  ]
}
