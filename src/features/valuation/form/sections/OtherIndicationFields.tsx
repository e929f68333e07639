import { DeleteOutlined } from '@ant-design/icons'
import { Button, Select } from 'antd'
import { Field } from '@/shared/form/Field'
import { FieldSet } from '@/shared/form/FormGroup'
import { PercentField } from '@/shared/form/NumberField'
import { CheckboxField } from '@/shared/form/CheckboxField'
import { useTranslations } from '@/shared/i18n'
import type { FieldName } from '../model/formTexts'
import { IndicationPicker } from '../fields/catalogPickers'
import { useStagesAhead } from '../fields/useValuationValues'
import styles from './sections.module.css'

interface OtherIndicationFieldsProps {
  index: number
  onRemove: () => void
}

export function OtherIndicationFields({ index, onRemove }: OtherIndicationFieldsProps) {
  const t = useTranslations('valuationForm')
  const ahead = useStagesAhead()
  const fieldProps = (name: FieldName) => ({ name: [index, name], label: t(`valuationForm:field.${name}`) })
  return (
    <FieldSet legend={t('valuationForm:other.title', { number: index + 1 })}>
      <Field {...fieldProps('indication')} hint={t('valuationForm:hint.pickIndication')}>
        <IndicationPicker />
      </Field>
      <CheckboxField name={[index, 'isRare']} label={null}>
        {t('valuationForm:field.isRare')}
      </CheckboxField>
      {ahead.length > 0 && (
        <>
          <Field {...fieldProps('sharedStages')} hint={t('valuationForm:hint.sharedStages')}>
            <Select
              mode="multiple"
              placeholder={ahead.includes('phase1') ? t('valuationForm:stage.phase1') : undefined}
              options={ahead.map((value) => ({ value, label: t(`valuationForm:stage.${value}`) }))}
            />
          </Field>
          <PercentField
            {...fieldProps('probabilityOfApproval')}
            hint={t('valuationForm:hint.probabilityOfApproval')}
          />
        </>
      )}
      <PercentField
        {...fieldProps('overlapWithLead')}
        hint={t('valuationForm:hint.overlap')}
        placeholder="0"
      />
      <div className={styles.add}>
        <Button icon={<DeleteOutlined aria-hidden />} onClick={onRemove}>
          {t('valuationForm:other.remove', { number: index + 1 })}
        </Button>
      </div>
    </FieldSet>
  )
}
