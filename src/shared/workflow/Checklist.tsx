import { CheckOutlined } from '@ant-design/icons'
import { Card, Progress } from 'antd'
import { useId, type ReactNode } from 'react'
import { useTranslations } from '@/shared/i18n'
import type { WorkflowUi, Subject } from './workflowUi'
import { StepButton } from './StepButton'
import { UnmetList } from './UnmetConditionList'
import { useTexts } from './useWorkflowTexts'
import type { Task } from './workflow'
import styles from './checklist.module.css'

interface ChecklistProps<S extends Subject, V> {
  flow: WorkflowUi<S, V>
  viewer: V
  subject: S
  /** How far a task is, or who did it and when. */
  renderNote?: (task: Task) => ReactNode
  onStart: (action: string) => void
}

/** What has to be done before a thing is led on, for whoever has a part in it; nothing where nothing has to. */
export function Checklist<S extends Subject, V>({
  flow,
  viewer,
  subject,
  renderNote,
  onStart,
}: ChecklistProps<S, V>) {
  const t = useTranslations('workflow')
  const texts = useTexts(flow)
  const heading = useId()
  const course = flow.courseOf(subject, viewer)
  const hasPart = course && (course.isTheirs || course.tasks.some(({ isOpen }) => isOpen))
  if (!hasPart || course.tasks.length === 0) return null
  const { action: aim, tasks, isOpen } = course
  const done = tasks.filter(({ isDone }) => isDone).length
  const left = tasks.length - done
  const current = tasks.find((task) => task.isOpen) ?? tasks.find(({ isDone }) => !isDone)
  const isOneOfSeveral = ({ guard }: Task) => tasks.filter((each) => each.guard === guard).length > 1
  const aimText = texts.action(aim)

  return (
    <Card
      title={
        <h2 id={heading} className="card-title">
          {t(left > 0 ? 'workflow:course.left' : 'workflow:course.ready', { count: left, aim: aimText })}
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
          const { action, guard, isDone, unmet } = task
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
                  field={unmet[0]?.field}
                  onStart={onStart}
                />
              )}
              {isCurrent && unmet.some(({ field }) => field !== undefined) && (
                <div className={styles.missing}>
                  <UnmetList flow={flow} unmet={unmet} />
                </div>
              )}
            </li>
          )
        })}
        <li aria-current={left === 0 ? 'step' : undefined}>
          <span className={styles.mark} aria-hidden>
            {tasks.length + 1}
          </span>
          <span className={styles.name}>{aimText}</span>
          <span className={styles.note}>
            {!isOpen && t(course.isTheirs ? 'workflow:course.then' : 'workflow:course.others')}
          </span>
        </li>
      </ol>
    </Card>
  )
}
