import type { Concept } from '../model/answers'
import { SecondStage } from '../domain/secondStage'
import { conceptWorkflow } from '../domain/workflow'
import { UnsavedStage } from '../fields/UnsavedStage'
import { useViewer } from '../model/viewer'
import { SecondStageForm } from './SecondStageForm'
import { SecondStageView } from './SecondStageView'

/** The second stage, to be written or read. */
export function SecondStageTab({ concept }: { concept: Concept }) {
  const viewer = useViewer()
  if (conceptWorkflow.possibilityOf('editSecond', concept, viewer).isAllowed) {
    return <SecondStageForm key={concept.id} concept={concept} />
  }
  return (
    <>
      <UnsavedStage
        key={concept.id}
        conceptId={concept.id}
        stage="second"
        schema={SecondStage}
        values={concept.secondStage ?? {}}
      />
      <SecondStageView concept={concept} />
    </>
  )
}
