import { useTranslation } from 'react-i18next'
import { DictSelect } from '@/shared/domain/dictionary/DictSelect'
import { AfterStageTab } from '../../afterStage/AfterStageTab'
import { conceptApi } from '../../api'
import { INPUTS } from '../../domain/inputs'
import { FirstStageTab } from '../../firstStage/FirstStageTab'
import { useChange } from '../../useChange'
import { FieldNotes } from './FieldNotes'
import { FormStep } from './FormStep'
import { InputItem, Words } from './inputField'
import type { StepProps } from './useStep'

export function FirstPassStep(props: StepProps) {
  const { t } = useTranslation('conceptWorkspace')
  const { id, version } = props.concept
  const pass = useChange(conceptApi.goFirstAuditSuccess)
  return (
    <FormStep {...props} schema={INPUTS.pass} send={(input) => pass({ body: { id, version, ...input } })}>
      <InputItem schema={INPUTS.pass} name="opinion" label={t('input.opinion')}>
        <Words limit="opinion" />
      </InputItem>
    </FormStep>
  )
}

/** Gives the first stage back, with notes on its fields, which are read beside. */
export function FirstReturnStep(props: StepProps) {
  const { t } = useTranslation('conceptWorkspace')
  const { id, version } = props.concept
  const giveBack = useChange(conceptApi.goFirstAuditFalse)
  return (
    <FormStep
      {...props}
      isGrave
      schema={INPUTS.giveBack}
      reading={<FirstStageTab concept={props.concept} />}
      send={(input) => giveBack({ body: { id, version, ...input } })}
    >
      <InputItem schema={INPUTS.giveBack} name="reasonClass" label={t('input.reasonClass')}>
        <DictSelect type="poc_return_reason" />
      </InputItem>
      <InputItem schema={INPUTS.giveBack} name="reason" label={t('input.reason')}>
        <Words limit="reason" />
      </InputItem>
      <FieldNotes />
    </FormStep>
  )
}

export function AfterReturnStep(props: StepProps) {
  const { t } = useTranslation('conceptWorkspace')
  const { id, version } = props.concept
  const giveBack = useChange(conceptApi.noPssAfterSecondPocInfo)
  return (
    <FormStep
      {...props}
      isGrave
      schema={INPUTS.afterReason}
      reading={<AfterStageTab concept={props.concept} />}
      send={(input) => giveBack({ body: { id, version, ...input } })}
    >
      <InputItem schema={INPUTS.afterReason} name="reason" label={t('input.reason')}>
        <Words limit="reason" />
      </InputItem>
    </FormStep>
  )
}
