import { Button } from 'antd'
import { Link } from 'react-router-dom'
import { partOf, type WorkflowUi, type Subject } from './workflowUi'
import { useTexts } from './useWorkflowTexts'

export interface StepButtonProps<S extends Subject, V> {
  flow: WorkflowUi<S, V>
  action: string
  subject: S
  /** The one that is next. */
  isFirst?: boolean
  /** Of the part of the screen where it is done. */
  field?: string | undefined
  onStart: (action: string) => void
  /** The link to a part was followed. */
  onFollow?: (() => void) | undefined
}

/** Starts an action that is possible now, or leads to where it is done. */
export function StepButton<S extends Subject, V>(props: StepButtonProps<S, V>) {
  const { flow, action, subject, isFirst = false, field, onStart, onFollow } = props
  const label = useTexts(flow).action(action)
  const way = flow.wayOf(action)
  const isGrave = flow.needsWarning(action)
  if (way && 'Button' in way) return <way.Button subject={subject} label={label} />
  const part = partOf(flow, action, subject)
  if (part === undefined) {
    return (
      <Button
        type={isFirst && !isGrave ? 'primary' : 'default'}
        danger={isGrave}
        onClick={() => onStart(action)}
      >
        {label}
      </Button>
    )
  }
  return (
    <Link
      className={isFirst ? 'button button-primary' : 'button'}
      to={flow.addressOf(part, field)}
      onClick={onFollow}
    >
      {label}
    </Link>
  )
}
