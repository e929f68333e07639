import { useMemo } from 'react'
import type { Concept } from '../model/answers'
import { afterStageOf } from '../domain/afterStage'
import { conceptWorkflow } from '../domain/workflow'
import { UnsavedStage } from '../fields/UnsavedStage'
import { useViewer } from '../model/viewer'
import { AfterStageForm } from './AfterStageForm'
import { AfterStageView } from './AfterStageView'

/** What follows the decision, to be written or read. */
export function AfterStageTab({ concept }: { concept: Concept }) {
  const viewer = useViewer()
  const { id, approvedAmount } = concept
  const schema = useMemo(() => afterStageOf(approvedAmount), [approvedAmount])
  if (conceptWorkflow.possibilityOf('editAfter', concept, viewer).isAllowed) {
    return <AfterStageForm key={id} concept={concept} />
  }
  return (
    <>
      <UnsavedStage key={id} conceptId={id} stage="after" schema={schema} values={concept.afterStage ?? {}} />
      <AfterStageView concept={concept} />
    </>
  )
}
