import { useMemo } from 'react'
import { afterStageOf } from '../domain/afterStage'
import { STATE } from '../domain/states'
import { conceptWorkflow } from '../domain/workflow'
import { StageTab } from '../fields/StageTab'
import type { Concept } from '../model/answers'
import { conceptApi } from '../model/concepts.api'
import { useChange } from '../model/useChange'
import { useViewer } from '../model/viewer'
import { AfterInfoFrame, type AfterInfo } from './AfterInfoFrame'
import { AfterStageFields } from './AfterStageFields'

/** What follows the decision, to be written or read. */
export function AfterStageTab({ concept }: { concept: Concept }) {
  const isWritten = conceptWorkflow.availabilityOf('editAfter', concept, useViewer()).isAllowed
  // The form itself shows the opinion with which it was returned, where the concept has one.
  const isSaidByForm = isWritten && concept.opinions.some(({ stage }) => stage === 'after')
  return (
    <AfterInfoFrame id={concept.id} isReturned={concept.state === STATE.afterFailed && !isSaidByForm}>
      {(info) => <AfterStage key={concept.id} concept={concept} info={info} />}
    </AfterInfoFrame>
  )
}

function AfterStage({ concept, info }: { concept: Concept; info: AfterInfo }) {
  const { id } = concept
  const { approvedAmount, currency } = info
  const schema = useMemo(() => afterStageOf(approvedAmount), [approvedAmount])
  const update = useChange(conceptApi.editAfter)
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
