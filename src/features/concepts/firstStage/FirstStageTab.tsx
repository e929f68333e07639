import { FirstStage } from '../domain/firstStage'
import { StageTab } from '../fields/StageTab'
import type { Concept } from '../model/answers'
import { conceptApi } from '../model/concepts.api'
import { useConceptMutation } from '../model/useConceptMutation'
import { FirstStageFields } from './FirstStageFields'

export function FirstStageTab({ concept }: { concept: Concept }) {
  const { id } = concept
  const update = useConceptMutation(conceptApi.editFirst)
  return (
    <StageTab
      stage="first"
      schema={FirstStage}
      concept={concept}
      valuesOf={({ firstStage }) => firstStage}
      save={(version, values) => update({ body: { id, version, firstStage: values } })}
    >
      <FirstStageFields />
    </StageTab>
  )
}
