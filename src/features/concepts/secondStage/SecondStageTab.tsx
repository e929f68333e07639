import { SecondStage } from '../domain/secondStage'
import { StageTab } from '../fields/StageTab'
import type { Concept } from '../model/answers'
import { conceptApi } from '../model/concepts.api'
import { useConceptMutation } from '../model/useConceptMutation'
import { SecondStageFields } from './SecondStageFields'

export function SecondStageTab({ concept }: { concept: Concept }) {
  const { id } = concept
  const update = useConceptMutation(conceptApi.editSecond)
  return (
    <StageTab
      stage="second"
      schema={SecondStage}
      concept={concept}
      valuesOf={({ secondStage }) => secondStage}
      save={(version, values) => update({ body: { id, version, info: values } })}
    >
      <SecondStageFields />
    </StageTab>
  )
}
