import { Button, Switch } from 'antd'
import { Field } from '@/shared/form/Field'
import { TextField } from '@/shared/form/textFields'
import { isFilled } from '@/shared/form/validation'
import { useTranslations } from '@/shared/i18n'
import { useVisibleFields, useFromValues } from '../fields/useValuationValues'

export function BiomarkerFields() {
  const t = useTranslations('valuationForm')
  const visible = useVisibleFields()
  return (
    <>
      <TextField name="biomarker" hint={t('valuationForm:hint.biomarker')} />
      {visible.biomarkerSelected && (
        <Field name="biomarkerSelected" hint={t('valuationForm:hint.biomarkerSelected')}>
          <SelectedSwitch />
        </Field>
      )}
    </>
  )
}

interface SelectedSwitchProps {
  id?: string
  value?: boolean
  onChange?: (value: boolean) => void
}

/** In a form in which the text alone decided, it shows that decision until the user confirms it. */
function SelectedSwitch({ value, onChange, ...control }: SelectedSwitchProps) {
  const t = useTranslations('valuationForm')
  const isNamed = useFromValues(({ biomarker }) => isFilled(biomarker))
  const isUnconfirmed = value === undefined && isNamed
  return (
    <>
      <Switch {...control} checked={value ?? isNamed} onChange={(checked) => onChange?.(checked)} />
      {isUnconfirmed && (
        <Button size="small" onClick={() => onChange?.(true)}>
          {t('valuationForm:biomarker.confirm')}
        </Button>
      )}
    </>
  )
}
