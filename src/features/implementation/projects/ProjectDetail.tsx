import { Alert, Card, Flex, Progress, Skeleton, Tag } from 'antd'
import { Suspense, useState, type ComponentType } from 'react'
import { useNavigate, useResolvedPath, useSearchParams } from 'react-router-dom'
import { DictTag } from '@/shared/dictionary/DictTag'
import { useTranslations } from '@/shared/i18n'
import { LinkTabs } from '@/shared/ui/LinkTabs'
import { PageTitle } from '@/shared/ui/PageTitle'
import { useActionDialog } from '@/shared/workflow/ActionDialog'
import { BlockedSteps } from '@/shared/workflow/NextSteps'
import { usePageActions } from '@/shared/workflow/usePageActions'
import { MilestonesTab } from '../milestones/MilestonesTab'
import { Findings } from '../plan/findings/Findings'
import { Reports } from '../plan/progress/Reports'
import { Tasks } from '../plan/tasks/Tasks'
import { HealthTag } from '../project/HealthTag'
import { useProjectViewer } from '../project/viewer'
import type { Project } from '../project/projectLink.api'
import { DocumentsTab } from './DocumentsTab'
import { OverviewTab } from './OverviewTab'
import { projectActions } from './projectActions'
import styles from './projects.module.css'
import { TimelineTab } from './TimelineTab'

const TABS = {
  overview: OverviewTab,
  milestones: MilestonesTab,
  tasks: Tasks,
  findings: Findings,
  reports: Reports,
  documents: DocumentsTab,
  timeline: TimelineTab,
} as const satisfies Record<string, ComponentType<{ project: Project }>>
type Tab = keyof typeof TABS
const TAB_NAMES = Object.keys(TABS) as Tab[]

export function ProjectDetail({ project }: { project: Project }) {
  const t = useTranslations('implementationProjects')
  const viewer = useProjectViewer()
  const navigate = useNavigate()
  const list = useResolvedPath('..')
  const [search] = useSearchParams()
  const { start, dialog } = useActionDialog(
    projectActions,
    viewer,
    () => void navigate(list, { replace: true }),
  )
  const shown = TAB_NAMES.find((name) => name === search.get('tab')) ?? TAB_NAMES[0]!

  const steps = { flow: projectActions, viewer, subject: project }
  const { drawer, ...head } = usePageActions({ ...steps, onStart: (action) => start(action, project) })
  return (
    <>
      <PageTitle
        title={project.name}
        note={<ProjectTags project={project} />}
        {...head}
        tabs={
          <LinkTabs
            label={t('implementationProjects:page.tabs')}
            tabs={TAB_NAMES.map((key) => ({
              key,
              text: t(`implementationProjects:part.${key}`),
              to: `?tab=${key}`,
            }))}
            shown={shown}
            replace
          />
        }
      />
      {project.state === 'terminated' && (
        <Alert type="info" showIcon className="list-note" title={t('implementationProjects:page.readOnly')} />
      )}
      <div className={styles.detail}>
        {shown === 'overview' && project.state === 'notStarted' && <BlockedSteps {...steps} />}
        <ProjectParts project={project} shown={shown} />
      </div>
      {drawer}
      {dialog}
    </>
  )
}

function ProjectTags({ project }: { project: Project }) {
  const t = useTranslations('implementationProjects')
  const { state, phase, health, healthReason, hasClaim, progress } = project
  return (
    <Flex wrap gap={4} align="center">
      <DictTag type="project_status" value={state} />
      <DictTag type="project_phase" value={phase} />
      <HealthTag health={health} isManual={healthReason !== ''} />
      {hasClaim && <Tag color="warning">{t('implementationProjects:claim')}</Tag>}
      <Progress
        className={styles.progress ?? ''}
        percent={progress}
        size="small"
        aria-label={t('implementationProjects:overview.progress', { value: progress })}
      />
    </Flex>
  )
}

/** The active tab. Visited tabs stay mounted but hidden, so that unsaved input is kept. */
function ProjectParts({ project, shown }: { project: Project; shown: Tab }) {
  const t = useTranslations('implementationProjects')
  const [visited, setVisited] = useState<readonly Tab[]>([shown])
  if (!visited.includes(shown)) setVisited([...visited, shown])
  return (
    <Card>
      {TAB_NAMES.filter((tab) => visited.includes(tab)).map((tab) => {
        const Content = TABS[tab]
        return (
          <section key={tab} aria-label={t(`implementationProjects:part.${tab}`)} hidden={tab !== shown}>
            <Suspense fallback={<Skeleton active aria-label={t('implementationProjects:page.loading')} />}>
              <Content project={project} />
            </Suspense>
          </section>
        )
      })}
    </Card>
  )
}
