import type { Concept } from '../model/answers'
import { FirstStage } from '../domain/firstStage'
import { conceptWorkflow } from '../domain/workflow'
import { UnsavedStage } from '../fields/UnsavedStage'
import { useViewer } from '../model/viewer'
import { FirstStageForm } from './FirstStageForm'
import { FirstStageView } from './FirstStageView'

/** The first stage, to be written or read. */
export function FirstStageTab({ concept }: { concept: Concept }) {
  const viewer = useViewer()
  if (conceptWorkflow.possibilityOf('editFirst', concept, viewer).isAllowed) {
    return <FirstStageForm key={concept.id} concept={concept} />
  }
  return (
    <>
      <UnsavedStage
        key={concept.id}
        conceptId={concept.id}
        stage="first"
        schema={FirstStage}
        values={concept.firstStage ?? {}}
      />
      <FirstStageView concept={concept} />
    </>
  )
}
