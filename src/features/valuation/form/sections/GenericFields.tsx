import { Switch } from 'antd'
import { Field } from '@/shared/form/Field'
import { NumberField, PercentField } from '@/shared/form/NumberField'
import { useTranslations } from '@/shared/i18n'
import { GENERIC_COUNT } from '../../engine'
import { isTenderProposed } from '../model/genericInput'
import { useVisibleFields, useFromValues } from '../fields/useValuationValues'
import { Section } from './Section'
import styles from './sections.module.css'

export function GenericFields() {
  const t = useTranslations('valuationForm')
  const visible = useVisibleFields()
  const isBiological = useFromValues(({ drugType }) => drugType === 'biological')
  const count = GENERIC_COUNT[isBiological ? 'biological' : 'chemical']
  return (
    <Section name="protection">
      <p className={styles.hint}>{t('valuationForm:hint.newDrugType')}</p>
      <NumberField
        name="genericCount"
        hint={t('valuationForm:hint.genericCount')}
        placeholder={String(count)}
      />
      <PercentField
        name="genericDiscount"
        hint={t(
          isBiological ? 'valuationForm:hint.biosimilarDiscount' : 'valuationForm:hint.genericDiscount',
        )}
      />
      {visible.tender && (
        <Field name="tender" hint={t('valuationForm:hint.tender')}>
          <TenderSwitch />
        </Field>
      )}
    </Section>
  )
}

interface TenderSwitchProps {
  id?: string
  value?: boolean
  onChange?: (value: boolean) => void
}

function TenderSwitch({ value, ...control }: TenderSwitchProps) {
  const isProposed = useFromValues(({ drugType }) => isTenderProposed(drugType))
  return <Switch {...control} checked={value ?? isProposed} />
}
