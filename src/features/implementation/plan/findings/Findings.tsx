import { Button, Tag } from 'antd'
import { useState } from 'react'
import { serverToday } from '@/shared/api/serverToday'
import { FilterBar } from '@/shared/list/filters/FilterBar'
import { SelectFilter, TextFilter } from '@/shared/list/filters/filterInputs'
import { ListEmpty } from '@/shared/list/ListEmpty'
import { ListCard } from '@/shared/list/page/ListPage'
import { ListTools } from '@/shared/list/page/ListTools'
import { columnsOf, ListTable } from '@/shared/list/table/ListTable'
import { RowActions } from '@/shared/list/table/RowActions'
import { useTable } from '@/shared/list/table/useTable'
import { useList } from '@/shared/list/useList'
import { EMPTY_VALUE } from '@/shared/lib/money'
import { useTranslations } from '@/shared/i18n'
import { riskBandOf } from '../../domain/risk'
import { FINDING_KINDS, FINDING_STATES, type FindingState } from '../../domain/states'
import type { Project } from '../../project/projectLink.api'
import { useMayPlan } from '../useMayPlan'
import { findingApi, type Finding } from './planFindings.api'
import { FindingForm } from './FindingForm'
import styles from './findings.module.css'
import { RiskMatrix } from './RiskMatrix'

const TAB_PARAMS = { tab: 'findings' }

const COLOURS = { open: 'warning', mitigated: 'processing', closed: 'default' } as const

export function Findings({ project }: { project: Project }) {
  const t = useTranslations('implementationPlan')
  const list = useList(findingApi.list, { projectId: project.id, ...TAB_PARAMS })
  const mayEdit = useMayPlan(project)
  const [edited, setEdited] = useState<{ finding?: Finding } | null>(null)
  const { pageNum: _page, pageSize: _size, severity, likelihood, ...matrixQuery } = list.query

  const fields = t('implementationPlan:finding.field', { returnObjects: true })
  const columns = columnsOf<Finding>(fields, [
    {
      key: 'title',
      isPrimary: true,
      width: 340, // mitigation text can be long
      render: (title: string, { mitigation }) => (
        <>
          {title}
          {mitigation && <div className="cell-note">{mitigation}</div>}
        </>
      ),
    },
    {
      key: 'weight',
      title: t('implementationPlan:finding.weight'),
      mobileSlot: 'plain',
      render: (_, finding) => <Weight {...finding} />,
    },
    {
      key: 'state',
      mobileSlot: 'state',
      render: (state: FindingState) => (
        <Tag color={COLOURS[state]}>{t(`implementationPlan:finding.state.${state}`)}</Tag>
      ),
    },
    { key: 'due', sorter: true, render: (_, finding) => <Due {...finding} /> },
    { key: 'owner' },
    { key: 'kind', render: (_, { kind }) => t(`implementationPlan:finding.kind.${kind}`) },
  ])
  const table = useTable('implement:findings', columns)
  const add = (type: 'primary' | 'default') =>
    mayEdit && (
      <Button type={type} onClick={() => setEdited({})}>
        {t('implementationPlan:finding.add')}
      </Button>
    )

  return (
    <ListCard
      isBare
      list={list}
      table={table}
      tools={
        <ListTools list={list} table={table}>
          {add('primary')}
        </ListTools>
      }
      filter={
        <FilterBar list={list} labels={fields}>
          <TextFilter name="keyword" label={t('implementationPlan:finding.keyword')} />
          <SelectFilter
            name="kind"
            options={FINDING_KINDS.map((value) => ({
              value,
              label: t(`implementationPlan:finding.kind.${value}`),
            }))}
          />
          <SelectFilter
            name="state"
            options={FINDING_STATES.map((value) => ({
              value,
              label: t(`implementationPlan:finding.state.${value}`),
            }))}
          />
        </FilterBar>
      }
    >
      <div className={styles.findings}>
        <RiskMatrix
          query={matrixQuery}
          chosen={{ severity, likelihood }}
          onChoose={(cell) =>
            list.filter({ severity: cell?.severity.toString(), likelihood: cell?.likelihood.toString() })
          }
        />
        <ListTable
          list={list}
          table={table}
          empty={
            <ListEmpty list={list} text={t('implementationPlan:finding.empty')}>
              {add('default')}
            </ListEmpty>
          }
          {...(mayEdit && {
            renderActions: (finding: Finding) => (
              <RowActions name={finding.title} onEdit={() => setEdited({ finding })} />
            ),
          })}
        />
      </div>
      {edited && (
        <FindingForm
          key={edited.finding?.id}
          projectId={project.id}
          finding={edited.finding}
          onClose={() => setEdited(null)}
        />
      )}
    </ListCard>
  )
}

function Weight({ severity, likelihood }: Pick<Finding, 'severity' | 'likelihood'>) {
  const t = useTranslations('implementationPlan')
  const band = riskBandOf({ severity, likelihood })
  return (
    <span className={styles.band} data-band={band}>
      {t('implementationPlan:finding.product', {
        severity,
        likelihood,
        band: t(`implementationPlan:band.${band}`),
      })}
    </span>
  )
}

function Due({ due, state }: Pick<Finding, 'due' | 'state'>) {
  const t = useTranslations('implementationPlan')
  if (!due) return EMPTY_VALUE
  if (state !== 'open' || due >= serverToday()) return due
  return (
    <span className={styles.overdue}>
      {due}
      <br />
      {t('implementationPlan:finding.overdue')}
    </span>
  )
}
