import { useQuery } from '@tanstack/react-query'
import { Alert, Empty, Skeleton } from 'antd'
import { useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import { apiQuery } from '@/shared/api'
import { MAX_PAGE_SIZE } from '@/shared/api/page'
import { serverToday } from '@/shared/api/serverToday'
import { useLabels } from '@/shared/dictionary/useLabels'
import { isDay } from '@/shared/lib/dates'
import { InvalidRows } from '@/shared/list/InvalidRows'
import { useTranslations } from '@/shared/i18n'
import { ErrorAlert } from '@/shared/ui/ErrorAlert'
import { projectApi, type ProjectFilter, type ProjectRow } from '../project/projectLink.api'
import { milestoneApi, type PlannedMilestone } from '../milestones/milestones.api'
import { Gantt } from './gantt/Gantt'
import { toneOf, type GanttLine } from './gantt/line'

export default function ProjectGantt({ filter }: { filter: Omit<ProjectFilter, 'pageNum' | 'pageSize'> }) {
  const t = useTranslations('implementationPlan')
  const navigate = useNavigate()
  const { labelOf } = useLabels('project_status')
  const query = { ...filter, pageNum: 1, pageSize: MAX_PAGE_SIZE }
  const projects = useQuery(apiQuery(projectApi.list, { query }))
  const { rows, invalidRows, total } = projects.data ?? { rows: [], invalidRows: [], total: 0 }
  const projectIds = rows.map(({ id }) => id).join(',')
  const milestones = useQuery({
    ...apiQuery(milestoneApi.planned, { query: { projectIds } }),
    enabled: projectIds !== '',
  })
  const failed = [projects, milestones].filter(({ error }) => error)
  const lines = useMemo(
    () =>
      projectLines(projects.data?.rows ?? [], milestones.data ?? [], serverToday(), (project) =>
        t('implementationPlan:project.facts', {
          state: labelOf(project.state),
          manager: project.managerName,
          percent: project.progress,
        }),
      ),
    // oxlint-disable-next-line react/exhaustive-deps -- labels are new objects on each render and depend on these only
    [projects.data, milestones.data, t, labelOf('running')],
  )

  if (failed[0]?.error)
    return (
      <ErrorAlert
        title={t('implementationPlan:project.failed')}
        failure={failed[0].error}
        onRetry={() => failed.forEach(({ refetch }) => void refetch())}
      />
    )
  if (projects.isPending) return <Skeleton active paragraph={{ rows: 8 }} />
  if (lines.length === 0 && invalidRows.length === 0)
    return <Empty description={t('implementationPlan:project.none')} />
  return (
    <>
      {total !== null && total > rows.length && (
        <Alert
          type="warning"
          showIcon
          className="list-note"
          title={t('implementationPlan:project.cut', { count: rows.length, total })}
        />
      )}
      <Gantt
        label={t('implementationPlan:project.gantt')}
        settingKey="projects"
        defaultZoom="month"
        lines={lines}
        onOpen={(id) => void navigate(id)}
      />
      <InvalidRows rows={invalidRows} />
    </>
  )
}

function projectLines(
  projects: readonly ProjectRow[],
  milestones: readonly PlannedMilestone[],
  today: string,
  factsOf: (project: ProjectRow) => string,
): GanttLine[] {
  return projects.map((project) => {
    const { id, name, start, end, state, progress } = project
    return {
      id,
      name,
      isPart: false,
      span: isDay(start) && isDay(end) ? { start, end } : null,
      done: progress,
      tone: toneOf(end, state === 'completed' || state === 'terminated', today),
      marks: milestones
        .filter(({ projectId, due }) => projectId === id && isDay(due))
        .map((each) => ({
          id: each.id,
          name: each.name,
          day: each.due,
          tone: toneOf(each.due, each.state === 'accepted', today),
        })),
      predecessors: [],
      isOpenable: true,
      isMovable: false,
      facts: factsOf(project),
    }
  })
}
