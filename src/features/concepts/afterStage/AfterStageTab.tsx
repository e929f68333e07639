import { useMemo } from 'react'
import { afterStageOf } from '../domain/afterStage'
import { STATE } from '../domain/conceptStates'
import { conceptWorkflow } from '../domain/conceptWorkflow'
import { StageTab } from '../fields/StageTab'
import type { Concept } from '../model/answers'
import { conceptApi } from '../model/concepts.api'
import { useConceptMutation } from '../model/useConceptMutation'
import { useConceptViewer } from '../model/useConceptViewer'
import { AfterInfoFrame, type AfterInfo } from './AfterInfoFrame'
import { AfterStageFields } from './AfterStageFields'

export function AfterStageTab({ concept }: { concept: Concept }) {
  const isEditable = conceptWorkflow.availabilityOf('editAfter', concept, useConceptViewer()).isAllowed
  // The form itself shows the opinion of the return, if the concept has one.
  const isShownByForm = isEditable && concept.opinions.some(({ stage }) => stage === 'after')
  return (
    <AfterInfoFrame id={concept.id} isReturned={concept.state === STATE.afterFailed && !isShownByForm}>
      {(info) => <AfterStage key={concept.id} concept={concept} info={info} />}
    </AfterInfoFrame>
  )
}

function AfterStage({ concept, info }: { concept: Concept; info: AfterInfo }) {
  const { id } = concept
  const { approvedAmount, currency } = info
  const schema = useMemo(() => afterStageOf(approvedAmount), [approvedAmount])
  const update = useConceptMutation(conceptApi.editAfter)
  return (
    <StageTab
      stage="after"
      schema={schema}
      concept={concept}
      valuesOf={({ afterStage }) => afterStage ?? info.info}
      save={(version, values) => update({ body: { id, version, info: values, submit: false } })}
      currency={currency ?? undefined}
    >
      <AfterStageFields approved={approvedAmount} />
    </StageTab>
  )
}
