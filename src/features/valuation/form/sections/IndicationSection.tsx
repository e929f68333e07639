import { PlusOutlined } from '@ant-design/icons'
import { Button, Checkbox, Form } from 'antd'
import { useTranslation } from 'react-i18next'
import { NumberInput } from '@/shared/form/NumberInput'
import { MAX_OTHER_INDICATIONS } from '../model/options'
import { IndicationPicker, TargetsPicker } from '../fields/pickers'
import { useField } from '../fields/useField'
import { useAsked } from '../fields/watching'
import { OtherIndicationFields } from './OtherIndicationFields'
import { FieldGrid, Section } from './Section'

export function IndicationSection() {
  const { t } = useTranslation('valuationForm')
  const field = useField()
  const asked = useAsked()
  const { label: rareLabel, ...rare } = field('isRare', t('hint.isRare'))
  return (
    <Section name="indications">
      <FieldGrid>
        <Form.Item {...field('preferredIndication', t('hint.pickIndication'))} required>
          <IndicationPicker />
        </Form.Item>
        <Form.Item {...field('targets', t('hint.targets'))} required>
          <TargetsPicker />
        </Form.Item>
        <Form.Item {...rare} valuePropName="checked">
          <Checkbox>{rareLabel}</Checkbox>
        </Form.Item>
        {asked.probabilityOfApproval && (
          <Form.Item {...field('probabilityOfApproval', t('hint.probabilityOfApproval'))}>
            <NumberInput unit={t('unit.percent')} />
          </Form.Item>
        )}
      </FieldGrid>
      <h3>{t('field.otherIndications')}</h3>
      <p className="valuation-hint">{t('hint.otherIndications')}</p>
      <Form.List name="otherIndications">
        {(others, { add, remove }) => (
          <>
            {others.map(({ key, name }) => (
              <OtherIndicationFields key={key} index={name} onRemove={() => remove(name)} />
            ))}
            {others.length < MAX_OTHER_INDICATIONS && (
              <Button icon={<PlusOutlined aria-hidden />} onClick={() => add({})}>
                {t('other.add')}
              </Button>
            )}
          </>
        )}
      </Form.List>
    </Section>
  )
}
