import { useTranslation } from 'react-i18next'
import { TickField } from '@/shared/form/TickField'
import { ownTexts } from '@/shared/form/formContext'
import { conceptApi } from '../../api'
import { CHECKLIST } from '../../domain/afterStage'
import { INPUTS } from '../../domain/inputs'
import { useChange } from '../../useChange'
import { AfterStageTab } from '../stages'
import { FormStep } from './FormStep'
import type { StepProps } from './useStep'

/** Passes what follows the decision: each point is confirmed, with the information beside. */
export function ChecklistStep(props: StepProps) {
  const { t } = useTranslation('conceptsWorkspace')
  const { t: concepts } = useTranslation('concepts')
  const { id, version } = props.concept
  const pass = useChange(conceptApi.passAfterSecondPocInfo)
  return (
    <FormStep
      {...props}
      schema={INPUTS.checklist}
      labels={t('input', { returnObjects: true })}
      ownText={ownTexts(['required', 'choice'], () => t('input.unconfirmed'))}
      initialValues={{ checklist: {} }}
      reading={<AfterStageTab concept={props.concept} />}
      send={(input) => pass({ body: { id, version, ...input } })}
    >
      <fieldset className="concept-notes">
        <legend>{t('input.checklist')}</legend>
        {CHECKLIST.map((item) => (
          <TickField key={item} name={['checklist', item]} label={null} isRequired>
            {concepts(`choice.checklist.${item}`)}
          </TickField>
        ))}
      </fieldset>
    </FormStep>
  )
}
