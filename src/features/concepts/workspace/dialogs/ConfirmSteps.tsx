import { useQueryClient } from '@tanstack/react-query'
import { Alert } from 'antd'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { keyOf, useWrite, type Result } from '@/shared/api'
import { failure } from '@/shared/api/result'
import { useHasDraft } from '@/shared/form/useDraft'
import { partAddress } from '../../address'
import { conceptApi } from '../../api'
import { STAGE_OF } from '../../fieldLabel'
import { conceptNoticeApi } from '../../notice/api'
import { draftName } from '../../saving/useAutosave'
import { useSeal, type SealResults } from '../../seal/useSeal'
import { useChange } from '../../useChange'
import { StepFrame } from './StepFrame'
import { useStep, type StepProps } from './useStep'

interface ConfirmStepProps extends StepProps {
  /** The part whose content is handed in. */
  part?: 'firstStage' | 'secondStage' | 'afterStage'
  isGrave?: boolean
  send: () => Promise<Result<unknown>>
  onDone?: () => void
}

/** Does an action that asks for nothing but to be meant. */
function ConfirmStep({ part, isGrave = false, send, onDone, ...step }: ConfirmStepProps) {
  const { isBusy, failure, run } = useStep(step)
  const { address, concept, onClose } = step
  const isUnsaved = useHasDraft(draftName(concept.id, part ? STAGE_OF[part]! : ''))
  return (
    <StepFrame
      {...step}
      isBusy={isBusy}
      failure={failure}
      isGrave={isGrave}
      isSaving={isUnsaved && !isBusy}
      onOk={() => void run(send, onDone)}
    >
      {part && isUnsaved && <Unsaved to={address + partAddress(part)} onFollow={onClose} />}
    </StepFrame>
  )
}

/** What was typed last would not be handed in. */
function Unsaved({ to, onFollow }: { to: string; onFollow: () => void }) {
  const { t } = useTranslation('conceptsWorkspace')
  return (
    <Alert
      type="warning"
      showIcon
      className="list-note"
      title={
        <>
          {t('unsaved.text')}{' '}
          <Link to={to} onClick={onFollow}>
            {t('unsaved.look')}
          </Link>
        </>
      }
    />
  )
}

export function FirstApplyStep(props: StepProps) {
  const { id, version } = props.concept
  const apply = useChange(conceptApi.goFirstApply)
  return <ConfirmStep {...props} part="firstStage" send={() => apply({ body: { id, version } })} />
}

export function SecondApplyStep(props: StepProps) {
  const { id, version } = props.concept
  const apply = useChange(conceptApi.goSecondApply)
  return <ConfirmStep {...props} part="secondStage" send={() => apply({ body: { id, version } })} />
}

/** Hands in what was saved of the information after the decision. */
export function AfterSubmitStep(props: StepProps) {
  const { id, version, afterStage } = props.concept
  const update = useChange(conceptApi.updateAfterSecondPocInfo)
  const send = () => update({ body: { id, version, info: afterStage ?? {}, submit: true } })
  return <ConfirmStep {...props} part="afterStage" send={send} />
}

export function BackSecrecyStep(props: StepProps) {
  const { id, version } = props.concept
  const withdraw = useChange(conceptApi.backSecrecyApply)
  return <ConfirmStep {...props} isGrave send={() => withdraw({ body: { id, version } })} />
}

/** A batch of one: what the answer says about it is what became of it. */
async function ofOne(batch: Promise<Result<SealResults>>): Promise<Result<unknown>> {
  const result = await batch
  const refused = result.ok && result.data.find(({ ok }) => !ok)
  return refused ? failure('refused', null, refused.msg) : result
}

export function SealStep(props: StepProps) {
  const seal = useSeal('batchGoSeal')
  const send = () => ofOne(seal([props.concept.id]))
  return <ConfirmStep {...props} send={send} />
}

export function BackSealStep(props: StepProps) {
  const unseal = useSeal('batchBackSeal')
  const send = () => ofOne(unseal([props.concept.id]))
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
