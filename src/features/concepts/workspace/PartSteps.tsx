import type { Action } from '../domain/transitions'
import { useViewer } from '../viewer'
import type { TabProps } from './ConceptTabs'
import { StepButton } from './NextSteps'
import { stepsFor } from './steps'

interface PartStepsProps extends TabProps {
  actions: readonly Action[]
}

/** Those of some actions that are possible now, where what they are about is shown. */
export function PartSteps({ concept, actions, onStart }: PartStepsProps) {
  const open = stepsFor(concept, useViewer()).open.filter(({ action }) => actions.includes(action))
  if (open.length === 0) return null
  return (
    <div className="concept-steps concept-section">
      {open.map(({ action }) => (
        <StepButton key={action} action={action} concept={concept} onStart={onStart} />
      ))}
    </div>
  )
}
