import { useTranslation } from 'react-i18next'
import { DictField } from '@/shared/form/DictField'
import { conceptApi } from '../../api'
import { INPUTS } from '../../domain/inputs'
import { useChange } from '../../useChange'
import { AfterStageTab, FirstStageTab } from '../stages'
import { FieldNotes } from './FieldNotes'
import { FormStep } from './FormStep'
import type { StepProps } from './useStep'
import { WordsField } from './WordsField'

export function FirstPassStep(props: StepProps) {
  const { t } = useTranslation('conceptsWorkspace')
  const { id, version } = props.concept
  const pass = useChange(conceptApi.goFirstAuditSuccess)
  return (
    <FormStep
      {...props}
      schema={INPUTS.pass}
      labels={t('input', { returnObjects: true })}
      send={(input) => pass({ body: { id, version, ...input } })}
    >
      <WordsField name="opinion" limit="opinion" />
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
      labels={t('input', { returnObjects: true })}
      reading={<FirstStageTab concept={props.concept} />}
      send={(input) => giveBack({ body: { id, version, ...input } })}
    >
      <DictField name="reasonClass" type="poc_return_reason" />
      <WordsField name="reason" limit="reason" />
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
      labels={t('input', { returnObjects: true })}
      reading={<AfterStageTab concept={props.concept} />}
      send={(input) => giveBack({ body: { id, version, ...input } })}
    >
      <WordsField name="reason" limit="reason" />
    </FormStep>
  )
}
