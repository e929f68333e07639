import { DeleteOutlined } from '@ant-design/icons'
import { Button, Select } from 'antd'
import { Field } from '@/shared/form/Field'
import { DayField } from '@/shared/form/DayField'
import { FieldSet, MoreFields } from '@/shared/form/FormGroup'
import { MoneyField } from '@/shared/form/MoneyField'
import { SelectField } from '@/shared/form/SelectField'
import { isFilled } from '@/shared/form/validation'
import { PercentField } from '@/shared/form/NumberField'
import { CheckboxField } from '@/shared/form/CheckboxField'
import { useTranslations } from '@/shared/i18n'
import type { FieldName } from '../model/formTexts'
import { IndicationPicker } from '../fields/catalogPickers'
import { STAGES } from '../../engine'
import { hasValue } from '../model/formSections'
import { stagesAheadOfOther } from '../model/visibleFields'
import { useCurrency, useFromValues, useStagesAhead } from '../fields/useValuationValues'
import { StagePlanFields } from './StagePlanFields'
import styles from './sections.module.css'

interface OtherIndicationFieldsProps {
  index: number
  onRemove: () => void
}

export function OtherIndicationFields({ index, onRemove }: OtherIndicationFieldsProps) {
  const t = useTranslations('valuationForm')
  const currency = useCurrency()
  const ahead = useFromValues((values) => stagesAheadOfOther(values, values.otherIndications?.[index]))
  const leads = useStagesAhead()
  const hasNoPlan = useFromValues(({ otherIndications }) => {
    const { stages, launchCost } = otherIndications?.[index] ?? {}
    return !hasValue(stages) && !isFilled(launchCost)
  })
  const common = ahead.filter((stage) => leads.includes(stage))
  const fieldProps = (name: FieldName) => ({ name: [index, name], label: t(`valuationForm:field.${name}`) })
  return (
    <FieldSet legend={t('valuationForm:other.title', { number: index + 1 })}>
      <Field {...fieldProps('indication')} hint={t('valuationForm:hint.pickIndication')}>
        <IndicationPicker />
      </Field>
      <CheckboxField name={[index, 'isRare']} label={null}>
        {t('valuationForm:field.isRare')}
      </CheckboxField>
      <SelectField
        {...fieldProps('currentStage')}
        hint={t('valuationForm:hint.ownStage')}
        options={STAGES.map((value) => ({ value, label: t(`valuationForm:stage.${value}`) }))}
      />
      {ahead.length > 0 && (
        <>
          <DayField {...fieldProps('stageStartDate')} hint={t('valuationForm:hint.ownStageStart')} />
          {common.length > 0 && (
            <Field {...fieldProps('sharedStages')} hint={t('valuationForm:hint.sharedStages')}>
              <Select
                mode="multiple"
                placeholder={common.includes('phase1') ? t('valuationForm:stage.phase1') : undefined}
                options={common.map((value) => ({ value, label: t(`valuationForm:stage.${value}`) }))}
              />
            </Field>
          )}
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
      {ahead.length > 0 && (
        <MoreFields
          title={t('valuationForm:other.plan')}
          fieldPrefixes={[`otherIndications.${index}.stages`, `otherIndications.${index}.launchCost`]}
          isEmpty={hasNoPlan}
        >
          <MoneyField
            {...fieldProps('launchCost')}
            hint={t('valuationForm:hint.ownLaunchCost')}
            currency={currency}
          />
          <StagePlanFields other={index} />
        </MoreFields>
      )}
      <div className={styles.add}>
        <Button icon={<DeleteOutlined aria-hidden />} onClick={onRemove}>
          {t('valuationForm:other.remove', { number: index + 1 })}
        </Button>
      </div>
    </FieldSet>
  )
}
