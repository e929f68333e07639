import { conceptApi } from '../model/api'
import type { Concept } from '../model/answers'
import { FirstStage } from '../domain/firstStage'
import { StageForm } from '../fields/StageForm'
import { useStageEditing } from '../fields/useStageEditing'
import { useChange } from '../model/useChange'
import { FirstStageFields } from './FirstStageFields'

/** The first stage of a concept while it is written. */
export function FirstStageForm({ concept }: { concept: Concept }) {
  const { id } = concept
  const update = useChange(conceptApi.editFirst)
  const editing = useStageEditing({
    stage: 'first',
    schema: FirstStage,
    concept,
    valuesOf: ({ firstStage }) => firstStage ?? {},
    save: (version, values) => update({ body: { id, version, firstStage: values } }),
  })
  return (
    <StageForm stage="first" schema={FirstStage} concept={concept} editing={editing}>
      <FirstStageFields />
    </StageForm>
  )
}
