import { useQueryClient } from '@tanstack/react-query'
import { keyOf, useWrite, type Result } from '@/shared/api'
import { failure } from '@/shared/api/result'
import { conceptApi } from '../../api'
import { conceptNoticeApi } from '../../notice/api'
import { useChange } from '../../useChange'
import { StepFrame } from './StepFrame'
import { useStep, type StepProps } from './useStep'

interface ConfirmStepProps extends StepProps {
  isGrave?: boolean
  send: () => Promise<Result<unknown>>
  onDone?: () => void
}

/** Does an action that asks for nothing but to be meant. */
function ConfirmStep({ isGrave = false, send, onDone, ...step }: ConfirmStepProps) {
  const { isBusy, failure, run } = useStep(step)
  return (
    <StepFrame
      {...step}
      isBusy={isBusy}
      failure={failure}
      isGrave={isGrave}
      onOk={() => void run(send, onDone)}
    />
  )
}

export function FirstApplyStep(props: StepProps) {
  const { id, version } = props.concept
  const apply = useChange(conceptApi.goFirstApply)
  return <ConfirmStep {...props} send={() => apply({ body: { id, version } })} />
}

export function SecondApplyStep(props: StepProps) {
  const { id, version } = props.concept
  const apply = useChange(conceptApi.goSecondApply)
  return <ConfirmStep {...props} send={() => apply({ body: { id, version } })} />
}

/** Hands in what was saved of the information after the decision. */
export function AfterSubmitStep(props: StepProps) {
  const { id, version, afterStage } = props.concept
  const update = useChange(conceptApi.updateAfterSecondPocInfo)
  const send = () => update({ body: { id, version, info: afterStage ?? {}, submit: true } })
  return <ConfirmStep {...props} send={send} />
}

/** A batch of one: what the answer says about it is what became of it. */
async function ofOne(batch: Promise<Result<{ ok: boolean; msg: string }[]>>): Promise<Result<unknown>> {
  const result = await batch
  const refused = result.ok && result.data.find(({ ok }) => !ok)
  return refused ? failure('refused', null, refused.msg) : result
}

export function SealStep(props: StepProps) {
  const seal = useChange(conceptApi.batchGoSeal)
  const send = () => ofOne(seal({ path: { ids: props.concept.id } }))
  return <ConfirmStep {...props} send={send} />
}

export function BackSealStep(props: StepProps) {
  const unseal = useChange(conceptApi.batchBackSeal)
  const send = () => ofOne(unseal({ path: { ids: props.concept.id } }))
  return <ConfirmStep {...props} send={send} />
}

/** Everything but the concept itself, which is gone by then. */
const WITHOUT_DETAIL = {
  list: conceptApi.list,
  sealList: conceptApi.sealList,
  secrecyList: conceptApi.secrecyList,
  statistics: conceptApi.statistics,
}

interface RemoveStepProps extends StepProps {
  onRemoved: (() => void) | undefined
}

export function RemoveStep({ onRemoved, ...props }: RemoveStepProps) {
  const { id } = props.concept
  const queries = useQueryClient()
  const remove = useWrite(conceptApi.remove, { refreshes: [WITHOUT_DETAIL, conceptNoticeApi] })
  function leave() {
    // Read anew by whoever comes back to it.
    void queries.invalidateQueries({ queryKey: [keyOf(conceptApi.detail)], refetchType: 'none' })
    onRemoved?.()
  }
  return <ConfirmStep {...props} isGrave send={() => remove({ path: { id } })} onDone={leave} />
}
