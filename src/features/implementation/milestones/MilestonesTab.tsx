import { useQuery } from '@tanstack/react-query'
import { Alert, Button, Empty, Flex, Tag } from 'antd'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { documentAddress } from '@/features/rooms'
import { apiQuery } from '@/shared/api'
import { MAX_PAGE_SIZE } from '@/shared/api/page'
import { serverToday } from '@/shared/api/serverToday'
import { DictTag } from '@/shared/dictionary/DictTag'
import { useLabels } from '@/shared/dictionary/useLabels'
import { formatPrice } from '@/shared/lib/money'
import { useTranslations } from '@/shared/i18n'
import { DescriptionList } from '@/shared/ui/DescriptionList'
import { QueryFallback } from '@/shared/ui/QueryFallback'
import { useActionDialog } from '@/shared/workflow/ActionDialog'
import { StepButtons } from '@/shared/workflow/NextSteps'
import { UnmetConditionList } from '@/shared/workflow/UnmetConditionList'
import { isOverdue, milestoneWorkflow } from '../domain/milestoneWorkflow'
import { projectWorkflow, TOTAL_WEIGHT } from '../domain/projectWorkflow'
import type { Project } from '../project/projectLink.api'
import { useProjectViewer } from '../project/viewer'
import { milestoneApi, type Milestone } from './milestones.api'
import { milestoneActions } from './milestoneActions'
import { NewMilestone } from './MilestoneForm'
import styles from './milestones.module.css'

export function MilestonesTab({ project }: { project: Project }) {
  const t = useTranslations('implementationMilestones')
  const viewer = useProjectViewer()
  const [params, setParams] = useSearchParams()
  const onlyOverdue = params.get('overdue') === 'true'
  const [isAdding, setAdding] = useState(false)
  const { start, dialog } = useActionDialog(milestoneActions, viewer)
  const { data, error, refetch } = useQuery(
    apiQuery(milestoneApi.list, { query: { pageNum: 1, pageSize: MAX_PAGE_SIZE, projectId: project.id } }),
  )
  if (!data) {
    return <QueryFallback failed={t('implementationMilestones:failed')} error={error} onRetry={refetch} />
  }
  const shown = onlyOverdue ? data.rows.filter((each) => isOverdue(each, serverToday())) : data.rows
  const next = data.rows.find((each) => milestoneActions.nextActionOf(each, viewer) !== null)
  return (
    <>
      <Flex wrap gap="small" align="center" justify="space-between" className="list-note">
        {data.rows.length > 0 && <WeightSum milestones={data.rows} />}
        {projectWorkflow.isAvailable('edit', project, viewer) && (
          <Button onClick={() => setAdding(true)}>{t('implementationMilestones:add')}</Button>
        )}
      </Flex>
      {onlyOverdue && (
        <Alert
          type="info"
          showIcon
          className="list-note"
          title={t('implementationMilestones:onlyOverdue', { count: shown.length })}
          action={
            <Button
              size="small"
              onClick={() =>
                setParams((before) => {
                  before.delete('overdue')
                  return before
                })
              }
            >
              {t('implementationMilestones:showAll')}
            </Button>
          }
        />
      )}
      {data.rows.length === 0 ? (
        <Empty description={t('implementationMilestones:none')} />
      ) : (
        <ol className={styles.milestones}>
          {shown.map((milestone) => (
            <li key={milestone.id}>
              <Head milestone={milestone} />
              <MilestoneFacts project={project} milestone={milestone} />
              <StepButtons
                flow={milestoneActions}
                viewer={viewer}
                subject={milestone}
                actions={milestoneWorkflow.names}
                next={milestone === next ? milestoneActions.nextActionOf(milestone, viewer) : null}
                onStart={(action) => start(action, milestone)}
              />
              <BlockingConditions milestone={milestone} />
            </li>
          ))}
        </ol>
      )}
      {dialog}
      {isAdding && <NewMilestone project={project} onClose={() => setAdding(false)} />}
    </>
  )
}

function WeightSum({ milestones }: { milestones: readonly Milestone[] }) {
  const t = useTranslations('implementationMilestones')
  const sum = milestones.reduce((total, { weight }) => total + weight, 0)
  const difference = sum - TOTAL_WEIGHT
  if (difference === 0) return <span>{t('implementationMilestones:sum.right', { sum })}</span>
  return (
    <Alert
      type="warning"
      showIcon
      title={t(`implementationMilestones:sum.${difference < 0 ? 'less' : 'more'}`, {
        sum,
        count: Math.abs(difference),
      })}
    />
  )
}

function Head({ milestone: { name, state, weight, due } }: { milestone: Milestone }) {
  const t = useTranslations('implementationMilestones')
  return (
    <Flex wrap gap="small" align="center">
      <h3 className={styles.name}>{name}</h3>
      <DictTag type="milestone_status" value={state} />
      <span>{t('implementationMilestones:weight', { value: weight })}</span>
      <span>{t('implementationMilestones:due', { day: due })}</span>
      {isOverdue({ state, due }, serverToday()) && (
        <Tag color="error">{t('implementationMilestones:overdue')}</Tag>
      )}
    </Flex>
  )
}

interface MilestoneFactsProps {
  project: Project
  milestone: Milestone
}

function MilestoneFacts({ project: { roomId, currency }, milestone }: MilestoneFactsProps) {
  const t = useTranslations('implementationMilestones')
  const instalmentStates = useLabels('instalment_status')
  const field = t('implementationMilestones:field', { returnObjects: true })
  const { deliverable, acceptance, delivererId, delivererName, document, isShown, instalments, remark } =
    milestone
  const facts = [
    { name: field.deliverable, value: deliverable },
    { name: field.acceptance, value: acceptance },
    { name: field.delivererName, value: delivererName },
    {
      name: field.documentId,
      value: document ? (
        <Link to={documentAddress('implement', roomId, document.id)}>{document.name}</Link>
      ) : (
        delivererId !== null &&
        t(isShown ? 'implementationMilestones:hidden' : 'implementationMilestones:notShown')
      ),
    },
    {
      name: field.instalments,
      value: instalments.length > 0 && (
        <ul className={styles.plain}>
          {instalments.map(({ id, no, amount, state }) => (
            <li key={id}>
              {t('implementationMilestones:instalment', { no, amount: formatPrice(amount, currency) })}{' '}
              {instalmentStates.labelOf(state)}
            </li>
          ))}
        </ul>
      ),
    },
    { name: field.remark, value: remark },
  ].filter(({ value }) => Boolean(value))
  return facts.length > 0 && <DescriptionList items={facts} />
}

/** Explains why the viewer cannot accept a delivered milestone, or delete an open one. */
function BlockingConditions({ milestone }: { milestone: Milestone }) {
  const { blocked } = milestoneActions.nextSteps(milestone, useProjectViewer())
  const step = blocked.find(({ action }) => action === 'accept' || action === 'remove')
  return step && <UnmetConditionList flow={milestoneActions} unmetConditions={step.unmet} />
}
