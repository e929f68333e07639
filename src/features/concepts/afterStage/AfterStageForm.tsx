import { useMemo } from 'react'
import { conceptApi } from '../model/api'
import type { Concept } from '../model/answers'
import { afterStageOf } from '../domain/afterStage'
import { STATE } from '../domain/states'
import { StageForm } from '../fields/StageForm'
import { useStageEditing } from '../fields/useStageEditing'
import { useChange } from '../model/useChange'
import { AfterInfoFrame, type AfterInfo } from './AfterInfoFrame'
import { AfterStageFields } from './AfterStageFields'

/** What follows the decision, while it is written. */
export function AfterStageForm({ concept }: { concept: Concept }) {
  // The form itself shows the opinion with which it was returned, where the concept has one.
  const isReturned =
    concept.state === STATE.afterFailed && !concept.opinions.some(({ stage }) => stage === 'after')
  return (
    <AfterInfoFrame id={concept.id} isReturned={isReturned}>
      {(info) => <EditedAfterStage concept={concept} info={info} />}
    </AfterInfoFrame>
  )
}

function EditedAfterStage({ concept, info }: { concept: Concept; info: AfterInfo }) {
  const { id } = concept
  const { approvedAmount, currency } = info
  const schema = useMemo(() => afterStageOf(approvedAmount), [approvedAmount])
  const update = useChange(conceptApi.editAfter)
  const editing = useStageEditing({
    stage: 'after',
    schema,
    concept,
    valuesOf: ({ afterStage }) => afterStage ?? info.info ?? {},
    save: (version, values) => update({ body: { id, version, info: values, submit: false } }),
  })
  return (
    <StageForm
      stage="after"
      schema={schema}
      concept={concept}
      editing={editing}
      currency={currency ?? undefined}
    >
      <AfterStageFields approved={approvedAmount} />
    </StageForm>
  )
}
