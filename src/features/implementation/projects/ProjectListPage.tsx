import { Button, Skeleton } from 'antd'
import { Suspense, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { useCan } from '@/shared/auth/permissions'
import { fetchExport } from '@/shared/files/exports'
import { DictFilter } from '@/shared/list/filters/DictFilter'
import { FilterBar } from '@/shared/list/filters/FilterBar'
import { SelectFilter, FlagFilter, TextFilter } from '@/shared/list/filters/filterInputs'
import { ListEmpty } from '@/shared/list/ListEmpty'
import { ListPage } from '@/shared/list/page/ListPage'
import { ListExport } from '@/shared/list/page/ListExport'
import { ListTools } from '@/shared/list/page/ListTools'
import { viewOf, ViewSwitch } from '@/shared/list/page/ViewSwitch'
import { columnsOf, ListTable } from '@/shared/list/table/ListTable'
import { RowActions } from '@/shared/list/table/RowActions'
import { useMoneyColumn } from '@/shared/list/table/useMoneyColumn'
import { useTable } from '@/shared/list/table/useTable'
import { useList } from '@/shared/list/useList'
import { useTranslations } from '@/shared/i18n'
import { useLanguage } from '@/shared/i18n/useLanguage'
import { useActionDialog } from '@/shared/workflow/ActionDialog'
import { lazyWithRetry } from '@/shared/ui/lazy/lazyWithRetry'
import { projectWorkflow, type ProjectAction } from '../domain/projectWorkflow'
import { HEALTHS } from '../domain/states'
import { OtherPayments } from '../overview/ProjectFacts'
import { HealthTags } from '../project/HealthTag'
import { NextMilestone } from '../project/NextMilestone'
import type { ProjectFilter, ProjectRow } from '../project/projectLink.api'
import { useProjectViewer } from '../project/viewer'
import { projectApi } from '../project/projectLink.api'
import { NewProject } from './ProjectForm'
import { projectActions } from './projectActions'
import { useManagers } from './useManagers'

const ProjectBoard = lazyWithRetry(() => import('./ProjectBoard'))
const ProjectGantt = lazyWithRetry(() => import('../plan/ProjectGantt'))

const VIEWS = ['table', 'gantt', 'states', 'phases'] as const

const ROW_ACTIONS = [
  'edit',
  'start',
  'suspend',
  'resume',
  'remove',
] as const satisfies readonly ProjectAction[]

export function ProjectListPage() {
  const t = useTranslations('implementationProjects')
  const list = useList(projectApi.list)
  const viewer = useProjectViewer()
  const navigate = useNavigate()
  const managers = useManagers()
  const mayEdit = useCan('implement:project:edit')
  const language = useLanguage()
  const { start, dialog } = useActionDialog(projectActions, viewer)
  const [isCreating, setCreating] = useState(false)
  const { pageNum: _page, pageSize: _size, ...query } = list.query
  const view = viewOf(VIEWS, list)

  const fields = t('implementationProjects:field', { returnObjects: true })
  const columns = useColumns(list.rows)
  const table = useTable('implementation:projects', columns, 'implementation:projects:hidden')
  const add = (type: 'primary' | 'default') =>
    mayEdit && (
      <Button type={type} onClick={() => setCreating(true)}>
        {t('implementationProjects:add')}
      </Button>
    )

  return (
    <ListPage
      title={t('implementationProjects:title')}
      list={list}
      table={table}
      actions={add('primary')}
      filter={
        <FilterBar list={list} labels={fields}>
          <TextFilter name="keyword" label={t('implementationProjects:keyword')} />
          <DictFilter name="state" type="project_status" />
          <DictFilter name="phase" type="project_phase" />
          <SelectFilter
            name="health"
            options={HEALTHS.map((value) => ({ value, label: t(`implementationProjects:health.${value}`) }))}
          />
          <SelectFilter name="managerId" options={managers} />
          <FlagFilter name="overdue" label={t('implementationProjects:filter.overdue')} />
          <FlagFilter name="delivered" label={t('implementationProjects:filter.delivered')} />
        </FilterBar>
      }
      tools={
        <ListTools list={list} table={view === 'table' ? table : undefined}>
          <ViewSwitch
            list={list}
            views={VIEWS}
            view={view}
            names={t('implementationProjects:view', { returnObjects: true })}
          />
          <ListExport
            text={t('implementationProjects:export')}
            fallbackName={t('implementationProjects:exportName')}
            fetchFile={(options) =>
              fetchExport(projectApi.export, { query: { ...query, language } }, options)
            }
          />
        </ListTools>
      }
    >
      {view === 'table' ? (
        <ListTable
          list={list}
          table={table}
          empty={
            <ListEmpty list={list} text={t('implementationProjects:empty')}>
              {add('default')}
            </ListEmpty>
          }
          {...(mayEdit && {
            renderActions: (project: ProjectRow) => (
              <RowActions name={project.name}>
                {ROW_ACTIONS.filter((action) => projectWorkflow.isAvailable(action, project, viewer)).map(
                  (action) => (
                    <Button
                      key={action}
                      type="link"
                      size="small"
                      danger={projectActions.needsWarning(action)}
                      onClick={() => start(action, project)}
                    >
                      {t(`implementationProjects:action.${action}`)}
                    </Button>
                  ),
                )}
              </RowActions>
            ),
          })}
        />
      ) : (
        <Suspense fallback={<Skeleton active />}>
          <OtherView view={view} filter={query} />
        </Suspense>
      )}
      {dialog}
      {isCreating && <NewProject onClose={() => setCreating(false)} onCreated={(id) => void navigate(id)} />}
    </ListPage>
  )
}

type UnpagedFilter = Omit<ProjectFilter, 'pageNum' | 'pageSize'>

interface OtherViewProps {
  view: Exclude<(typeof VIEWS)[number], 'table'>
  filter: UnpagedFilter
}

const OtherView = ({ view, filter }: OtherViewProps) =>
  view === 'gantt' ? (
    <ProjectGantt filter={filter} />
  ) : (
    <ProjectBoard key={view} by={view === 'phases' ? 'phase' : 'state'} filter={filter} />
  )

function useColumns(rows: readonly ProjectRow[]) {
  const t = useTranslations('implementationProjects')
  const fields = t('implementationProjects:field', { returnObjects: true })
  const money = useMoneyColumn(rows)
  const amount = (key: 'budget' | 'spent' | 'approved' | 'paid') =>
    money({ key, title: fields[key], amountOf: (row) => row[key] })
  const paid = amount('paid')
  return columnsOf<ProjectRow>(fields, [
    {
      key: 'name',
      isPrimary: true,
      sorter: true,
      render: (name: string, { id, code, managerName }) => (
        <>
          <Link to={id}>{name}</Link>
          <div className="cell-note">{[code, managerName].filter(Boolean).join(' · ')}</div>
        </>
      ),
    },
    { key: 'state', dict: 'project_status', mobileSlot: 'state' },
    { key: 'phase', dict: 'project_phase' },
    {
      key: 'health',
      mobileSlot: 'plain',
      width: 120, // two stacked tags
      render: (_, project) => <HealthTags project={project} />,
    },
    {
      key: 'progress',
      align: 'end',
      sorter: true,
      render: (value: number) => t('implementationProjects:percent', { value }),
    },
    {
      key: 'nextMilestone',
      render: (next: ProjectRow['nextMilestone']) => <NextMilestone next={next} />,
    },
    amount('approved'),
    {
      ...paid,
      render: (value: unknown, project) => (
        <>
          {paid.render(value, project)}
          <OtherPayments project={project} />
        </>
      ),
    },
    { ...amount('budget'), isHiddenByDefault: true },
    { ...amount('spent'), isHiddenByDefault: true },
    { key: 'start', sorter: true, isHiddenByDefault: true },
    { key: 'end', sorter: true, isHiddenByDefault: true },
    { key: 'managerName', isHiddenByDefault: true },
    { key: 'organisation', isHiddenByDefault: true },
    { key: 'conceptCode', isHiddenByDefault: true },
    { key: 'healthReason', isHiddenByDefault: true },
  ])
}
