import { DeleteOutlined } from '@ant-design/icons'
import { Button, Checkbox, Form, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { NumberInput } from '@/shared/form/NumberInput'
import { IndicationPicker } from '../fields/pickers'
import { useField } from '../fields/useField'
import { useStagesAhead } from '../fields/watching'
import { FieldGrid } from './Section'

interface OtherIndicationFieldsProps {
  index: number
  onRemove: () => void
}

/** One further indication; its market stands in the market section. */
export function OtherIndicationFields({ index, onRemove }: OtherIndicationFieldsProps) {
  const { t } = useTranslation('valuationForm')
  const field = useField()
  const ahead = useStagesAhead()
  // Names inside a list are relative to it, rules and hints need the whole path.
  const own = (name: string, hint?: string) => ({
    ...field(['otherIndications', index, name], hint),
    name: [index, name],
  })
  const { label: rareLabel, ...rare } = own('isRare')
  return (
    <fieldset className="valuation-group">
      <legend>{t('other.title', { number: index + 1 })}</legend>
      <FieldGrid>
        <Form.Item {...own('indication', t('hint.pickIndication'))} required>
          <IndicationPicker />
        </Form.Item>
        <Form.Item {...rare} valuePropName="checked">
          <Checkbox>{rareLabel}</Checkbox>
        </Form.Item>
        {ahead.length > 0 && (
          <>
            <Form.Item {...own('sharedStages', t('hint.sharedStages'))}>
              <Select
                mode="multiple"
                placeholder={ahead.includes('phase1') ? t('stage.phase1') : undefined}
                options={ahead.map((value) => ({ value, label: t(`stage.${value}`) }))}
              />
            </Form.Item>
            <Form.Item {...own('probabilityOfApproval', t('hint.probabilityOfApproval'))}>
              <NumberInput unit={t('unit.percent')} />
            </Form.Item>
          </>
        )}
        <Form.Item {...own('overlapWithLead', t('hint.overlap'))}>
          <NumberInput unit={t('unit.percent')} placeholder="0" />
        </Form.Item>
      </FieldGrid>
      <Button icon={<DeleteOutlined aria-hidden />} onClick={onRemove}>
        {t('other.remove', { number: index + 1 })}
      </Button>
    </fieldset>
  )
}
