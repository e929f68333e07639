import { Button, Card, Empty } from 'antd'
import { useId } from 'react'
import { useTranslations } from '@/shared/i18n'
import type { WorkflowUi, Entity } from './workflowUi'
import { StepButton } from './StepButton'
import { UnmetConditionList } from './UnmetConditionList'
import { useWorkflowTexts } from './useWorkflowTexts'
import type { Step } from './workflow'
import styles from './workflow.module.css'

interface NextStepsProps<S extends Entity, V> {
  flow: WorkflowUi<S, V>
  viewer: V
  subject: S
  onStart: (action: string) => void
  onFollow?: (() => void) | undefined
  /** The screen's primary button is elsewhere. */
  isSecondary?: boolean
}

/** All available actions, and the unmet conditions of the others. */
export function NextSteps<S extends Entity, V>({
  flow,
  viewer,
  subject,
  onStart,
  onFollow,
  isSecondary = false,
}: NextStepsProps<S, V>) {
  const t = useTranslations('workflow')
  const { open, blocked, alreadyDone } = flow.nextSteps(subject, viewer)
  if (open.length + blocked.length + alreadyDone.length === 0) {
    return <Empty description={t('workflow:steps.none')} />
  }
  return (
    <>
      {open.length > 0 && (
        <ul className={styles.workflowSteps} aria-label={t('workflow:steps.open')}>
          {open.map(({ action }, index) => (
            <li key={action}>
              <StepButton
                flow={flow}
                action={action}
                subject={subject}
                isFirst={index === 0 && !isSecondary}
                onStart={onStart}
                onFollow={onFollow}
              />
            </li>
          ))}
        </ul>
      )}
      <DisabledSteps flow={flow} steps={blocked} title={t('workflow:steps.blocked')} onFollow={onFollow} />
      {alreadyDone.length > 0 && (
        <details className={styles.workflowDone}>
          <summary>{t('workflow:steps.behind', { count: alreadyDone.length })}</summary>
          <DisabledSteps
            flow={flow}
            steps={alreadyDone}
            title={t('workflow:steps.behind', { count: alreadyDone.length })}
            onFollow={onFollow}
          />
        </details>
      )}
    </>
  )
}

/** Blocked actions of the viewer with their unmet conditions; nothing if there are none. */
export function BlockedSteps<S extends Entity, V>({
  flow,
  viewer,
  subject,
}: Pick<NextStepsProps<S, V>, 'flow' | 'viewer' | 'subject'>) {
  const t = useTranslations('workflow')
  const { blocked } = flow.nextSteps(subject, viewer)
  if (blocked.length === 0) return null
  const title = t('workflow:steps.blocked')
  return (
    <Card className={styles.workflowUnprinted} title={<h2 className="card-title">{title}</h2>}>
      <DisabledSteps flow={flow} steps={blocked} title={title} />
    </Card>
  )
}

interface StepButtonsProps<S extends Entity, V> extends Pick<
  NextStepsProps<S, V>,
  'flow' | 'viewer' | 'subject' | 'onStart'
> {
  actions: readonly string[]
  next?: string | null
}

/** Buttons of those actions that are available now. */
export function StepButtons<S extends Entity, V>({
  flow,
  viewer,
  subject,
  actions,
  next = null,
  onStart,
}: StepButtonsProps<S, V>) {
  const open = flow.nextSteps(subject, viewer).open.filter(({ action }) => actions.includes(action))
  if (open.length === 0) return null
  return (
    <div className={`${styles.workflowSteps} ${styles.workflowSection}`}>
      {open.map(({ action }) => (
        <StepButton
          key={action}
          flow={flow}
          action={action}
          subject={subject}
          isFirst={action === next}
          onStart={onStart}
        />
      ))}
    </div>
  )
}

interface DisabledStepsProps<S extends Entity, V> extends Pick<NextStepsProps<S, V>, 'flow' | 'onFollow'> {
  steps: readonly Step[]
  title: string
}

function DisabledSteps<S extends Entity, V>({ flow, steps, title, onFollow }: DisabledStepsProps<S, V>) {
  const texts = useWorkflowTexts(flow)
  const id = useId()
  if (steps.length === 0) return null
  return (
    <ul className={styles.workflowBlocked} aria-label={title}>
      {steps.map(({ action, unmet: unmetConditions }) => (
        <li key={action}>
          <Button disabled aria-describedby={`${id}${action}`}>
            {texts.action(action)}
          </Button>
          <div id={`${id}${action}`}>
            <UnmetConditionList flow={flow} unmetConditions={unmetConditions} onFollow={onFollow} />
          </div>
        </li>
      ))}
    </ul>
  )
}
