import { useTranslation } from 'react-i18next'
import { DictSelect } from '@/shared/domain/dictionary/DictSelect'
import { conceptApi } from '../../api'
import { INPUTS } from '../../domain/inputs'
import { useChange } from '../../useChange'
import { AfterStageTab, FirstStageTab } from '../stages'
import { FieldNotes } from './FieldNotes'
import { FormStep } from './FormStep'
import { InputItem, WordsItem } from './inputField'
import type { StepProps } from './useStep'

export function FirstPassStep(props: StepProps) {
  const { t } = useTranslation('conceptsWorkspace')
  const { id, version } = props.concept
  const pass = useChange(conceptApi.goFirstAuditSuccess)
  return (
    <FormStep {...props} schema={INPUTS.pass} send={(input) => pass({ body: { id, version, ...input } })}>
      <WordsItem schema={INPUTS.pass} path={['opinion']} label={t('input.opinion')} limit="opinion" />
    </FormStep>
  )
}

/** Gives the first stage back, with notes on its fields, which are read beside. */
export function FirstReturnStep(props: StepProps) {
  const { t } = useTranslation('conceptsWorkspace')
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
      <WordsItem schema={INPUTS.giveBack} path={['reason']} label={t('input.reason')} limit="reason" />
      <FieldNotes />
    </FormStep>
  )
}

export function AfterReturnStep(props: StepProps) {
  const { t } = useTranslation('conceptsWorkspace')
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
      <WordsItem schema={INPUTS.afterReason} path={['reason']} label={t('input.reason')} limit="reason" />
    </FormStep>
  )
}
