import { CheckOutlined } from '@ant-design/icons'
import { Card, Progress } from 'antd'
import { useId, type ReactNode } from 'react'
import { useTranslations } from '@/shared/i18n'
import type { WorkflowUi, Entity } from './workflowUi'
import { StepButton } from './StepButton'
import { UnmetConditionList } from './UnmetConditionList'
import { useWorkflowTexts } from './useWorkflowTexts'
import type { Task } from './workflow'
import styles from './checklist.module.css'

interface ChecklistProps<S extends Entity, V> {
  flow: WorkflowUi<S, V>
  viewer: V
  subject: S
  renderNote?: (task: Task) => ReactNode
  onStart: (action: string) => void
}

/** Tasks to do before an entity can advance, for users who take part; nothing if there are none. */
export function Checklist<S extends Entity, V>({
  flow,
  viewer,
  subject,
  renderNote,
  onStart,
}: ChecklistProps<S, V>) {
  const t = useTranslations('workflow')
  const texts = useWorkflowTexts(flow)
  const heading = useId()
  const progress = flow.progressOf(subject, viewer)
  const hasPart = progress && (progress.isTheirs || progress.tasks.some(({ isOpen }) => isOpen))
  if (!hasPart || progress.tasks.length === 0) return null
  const { action: advancing, tasks, isOpen } = progress
  const done = tasks.filter(({ isDone }) => isDone).length
  const left = tasks.length - done
  const current = tasks.find((task) => task.isOpen) ?? tasks.find(({ isDone }) => !isDone)
  const isOneOfSeveral = ({ guard }: Task) => tasks.filter((each) => each.guard === guard).length > 1
  const advancingText = texts.action(advancing)

  return (
    <Card
      title={
        <h2 id={heading} className="card-title">
          {t(left > 0 ? 'workflow:course.left' : 'workflow:course.ready', {
            count: left,
            aim: advancingText,
          })}
        </h2>
      }
      extra={
        <span className={styles.progress}>
          {t('workflow:course.done', { done, all: tasks.length })}
          <Progress percent={(100 * done) / tasks.length} size={[96, 4]} showInfo={false} aria-hidden />
        </span>
      }
    >
      <ol className={styles.checklist} aria-labelledby={heading}>
        {tasks.map((task, index) => {
          const { action, guard, isDone, unmet: unmetConditions } = task
          const isCurrent = task === current
          return (
            <li
              key={guard + action}
              className={isDone ? styles.isDone : undefined}
              aria-current={isCurrent ? 'step' : undefined}
            >
              <span className={styles.mark} aria-hidden>
                {isDone ? <CheckOutlined /> : index + 1}
              </span>
              <span className={styles.name}>
                {isOneOfSeveral(task) ? texts.action(action) : (texts.task?.(guard) ?? texts.action(action))}
                {isDone && <span className="visually-hidden"> {t('workflow:course.isDone')}</span>}
              </span>
              <span className={styles.note}>{renderNote?.(task)}</span>
              {isCurrent && task.isOpen && (
                <StepButton
                  flow={flow}
                  action={action}
                  subject={subject}
                  field={unmetConditions[0]?.field}
                  onStart={onStart}
                />
              )}
              {isCurrent && unmetConditions.some(({ field }) => field !== undefined) && (
                <div className={styles.missing}>
                  <UnmetConditionList flow={flow} unmetConditions={unmetConditions} />
                </div>
              )}
            </li>
          )
        })}
        <li aria-current={left === 0 ? 'step' : undefined}>
          <span className={styles.mark} aria-hidden>
            {tasks.length + 1}
          </span>
          <span className={styles.name}>{advancingText}</span>
          <span className={styles.note}>
            {!isOpen && t(progress.isTheirs ? 'workflow:course.then' : 'workflow:course.others')}
          </span>
        </li>
      </ol>
    </Card>
  )
}
