import { Checkbox, Form } from 'antd'
import { useTranslation } from 'react-i18next'
import { CHECKLIST } from '../../domain/afterStage'
import { INPUTS } from '../../domain/inputs'
import { inputRules } from './inputField'

/** Each point that is confirmed before what follows the decision is passed. */
export function ChecklistFields() {
  const { t } = useTranslation('conceptsWorkspace')
  const { t: concepts } = useTranslation('concepts')
  return (
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
  )
}

function Unconfirmed() {
  const { t } = useTranslation('conceptsWorkspace')
  return t('input.unconfirmed')
}
