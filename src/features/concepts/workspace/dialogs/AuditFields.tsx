import { useTranslation } from 'react-i18next'
import { DictSelect } from '@/shared/domain/dictionary/DictSelect'
import { INPUTS } from '../../domain/inputs'
import { FieldNotes } from './FieldNotes'
import { InputItem, WordsItem } from './inputField'

/** What is said by whoever passes the first stage. */
export function OpinionFields() {
  const { t } = useTranslation('conceptsWorkspace')
  return <WordsItem schema={INPUTS.pass} path={['opinion']} label={t('input.opinion')} limit="opinion" />
}

/** Why the first stage is given back, with notes on its fields. */
export function FirstReturnFields() {
  const { t } = useTranslation('conceptsWorkspace')
  return (
    <>
      <InputItem schema={INPUTS.giveBack} name="reasonClass" label={t('input.reasonClass')}>
        <DictSelect type="poc_return_reason" />
      </InputItem>
      <WordsItem schema={INPUTS.giveBack} path={['reason']} label={t('input.reason')} limit="reason" />
      <FieldNotes />
    </>
  )
}

/** Why the information after the decision is given back. */
export function AfterReturnFields() {
  const { t } = useTranslation('conceptsWorkspace')
  return <WordsItem schema={INPUTS.afterReason} path={['reason']} label={t('input.reason')} limit="reason" />
}
