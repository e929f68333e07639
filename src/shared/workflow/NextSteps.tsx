import { Button, Card, Empty } from 'antd'
import { useId } from 'react'
import { useTranslations } from '@/shared/i18n'
import type { WorkflowUi, Subject } from './workflowUi'
import { StepButton } from './StepButton'
import { UnmetList } from './UnmetConditionList'
import { useTexts } from './useWorkflowTexts'
import type { Step } from './workflow'
import styles from './workflow.module.css'

interface NextStepsProps<S extends Subject, V> {
  flow: WorkflowUi<S, V>
  viewer: V
  subject: S
  onStart: (action: string) => void
  /** A link of theirs was followed. */
  onFollow?: (() => void) | undefined
  /** The solid button of the screen is another's. */
  isAside?: boolean
}

/** All that the viewer may do now, and what is in the way of the rest. */
export function NextSteps<S extends Subject, V>({
  flow,
  viewer,
  subject,
  onStart,
  onFollow,
  isAside = false,
}: NextStepsProps<S, V>) {
  const t = useTranslations('workflow')
  const { open, blocked, alreadyDone: behind } = flow.nextSteps(subject, viewer)
  if (open.length + blocked.length + behind.length === 0) {
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
                isFirst={index === 0 && !isAside}
                onStart={onStart}
                onFollow={onFollow}
              />
            </li>
          ))}
        </ul>
      )}
      <Disabled flow={flow} steps={blocked} title={t('workflow:steps.blocked')} onFollow={onFollow} />
      {behind.length > 0 && (
        <details className={styles.workflowBehind}>
          <summary>{t('workflow:steps.behind', { count: behind.length })}</summary>
          <Disabled
            flow={flow}
            steps={behind}
            title={t('workflow:steps.behind', { count: behind.length })}
            onFollow={onFollow}
          />
        </details>
      )}
    </>
  )
}

/** What the viewer would do as things stand, and what is in the way of it; nothing where nothing is. */
export function BlockedSteps<S extends Subject, V>({
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
      <Disabled flow={flow} steps={blocked} title={title} />
    </Card>
  )
}

interface StepsOfProps<S extends Subject, V> extends Pick<
  NextStepsProps<S, V>,
  'flow' | 'viewer' | 'subject' | 'onStart'
> {
  actions: readonly string[]
  /** The one among them that the screen is about now. */
  next?: string | null
}

/** Those of some actions that are possible now, where what they are about is shown. */
export function StepsOf<S extends Subject, V>({
  flow,
  viewer,
  subject,
  actions,
  next = null,
  onStart,
}: StepsOfProps<S, V>) {
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

interface DisabledProps<S extends Subject, V> extends Pick<NextStepsProps<S, V>, 'flow' | 'onFollow'> {
  steps: readonly Step[]
  title: string
}

/** Offered, but not possible: each with all that is in its way. */
function Disabled<S extends Subject, V>({ flow, steps, title, onFollow }: DisabledProps<S, V>) {
  const texts = useTexts(flow)
  const id = useId()
  if (steps.length === 0) return null
  return (
    <ul className={styles.workflowBlocked} aria-label={title}>
      {steps.map(({ action, unmet }) => (
        <li key={action}>
          <Button disabled aria-describedby={`${id}${action}`}>
            {texts.action(action)}
          </Button>
          <div id={`${id}${action}`}>
            <UnmetList flow={flow} unmet={unmet} onFollow={onFollow} />
          </div>
        </li>
      ))}
    </ul>
  )
}
