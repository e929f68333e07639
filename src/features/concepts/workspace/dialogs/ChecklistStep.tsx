import { Checkbox, Form } from 'antd'
import { useTranslation } from 'react-i18next'
import { conceptApi } from '../../api'
import { CHECKLIST } from '../../domain/afterStage'
import { INPUTS } from '../../domain/inputs'
import { useChange } from '../../useChange'
import { AfterStageTab } from '../stages'
import { FormStep } from './FormStep'
import { inputRules } from './inputField'
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
      initialValues={{ checklist: {} }}
      reading={<AfterStageTab concept={props.concept} />}
      send={(input) => pass({ body: { id, version, ...input } })}
    >
      <fieldset className="concept-notes">
        <legend>{t('input.checklist')}</legend>
        {CHECKLIST.map((item) => (
          <Form.Item
            key={item}
            name={['checklist', item]}
            valuePropName="checked"
            rules={inputRules(INPUTS.checklist, ['checklist', item], <Unconfirmed />)}
          >
            <Checkbox>{concepts(`choice.checklist.${item}`)}</Checkbox>
          </Form.Item>
        ))}
      </fieldset>
    </FormStep>
  )
}

function Unconfirmed() {
  const { t } = useTranslation('conceptsWorkspace')
  return t('input.unconfirmed')
}
