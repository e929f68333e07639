import { Button } from 'antd'
import { Link } from 'react-router-dom'
import { partOf, type WorkflowUi, type Entity } from './workflowUi'
import { useWorkflowTexts } from './useWorkflowTexts'

export interface StepButtonProps<S extends Entity, V> {
  flow: WorkflowUi<S, V>
  action: string
  subject: S
  isFirst?: boolean
  /** Field of the part of the screen where it is done. */
  field?: string | undefined
  onStart: (action: string) => void
  onFollow?: (() => void) | undefined
}

/** Starts an available action, or links to the part of the screen where it is done. */
export function StepButton<S extends Entity, V>(props: StepButtonProps<S, V>) {
  const { flow, action, subject, isFirst = false, field, onStart, onFollow } = props
  const label = useWorkflowTexts(flow).action(action)
  const ui = flow.uiOf(action)
  const needsWarning = flow.needsWarning(action)
  if (ui && 'Button' in ui) return <ui.Button subject={subject} label={label} />
  const part = partOf(flow, action, subject)
  if (part === undefined) {
    return (
      <Button
        type={isFirst && !needsWarning ? 'primary' : 'default'}
        danger={needsWarning}
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
