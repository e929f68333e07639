import { conceptApi } from '../model/api'
import type { Concept } from '../model/answers'
import { SecondStage } from '../domain/secondStage'
import { StageForm } from '../fields/StageForm'
import { useStageEditing } from '../fields/useStageEditing'
import { useChange } from '../model/useChange'
import { SecondStageFields } from './SecondStageFields'

/** The second stage of a concept while it is written. */
export function SecondStageForm({ concept }: { concept: Concept }) {
  const { id } = concept
  const update = useChange(conceptApi.editSecond)
  const editing = useStageEditing({
    stage: 'second',
    schema: SecondStage,
    concept,
    valuesOf: ({ secondStage }) => secondStage ?? {},
    save: (version, values) => update({ body: { id, version, info: values } }),
  })
  return (
    <StageForm stage="second" schema={SecondStage} concept={concept} editing={editing}>
      <SecondStageFields />
    </StageForm>
  )
}
