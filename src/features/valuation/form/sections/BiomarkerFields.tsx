import { Button, Switch } from 'antd'
import { useTranslation } from 'react-i18next'
import { Field } from '@/shared/form/Field'
import { TextField } from '@/shared/form/fields'
import { isFilled } from '../model/applicable'
import { useAsked, useFromValues } from '../fields/watching'

/** The biomarker's name, and whether patients are selected by it, which alone changes the success rates. */
export function BiomarkerFields() {
  const { t } = useTranslation('valuationForm')
  const asked = useAsked()
  return (
    <>
      <TextField name="biomarker" hint={t('hint.biomarker')} />
      {asked.biomarkerSelected && (
        <Field name="biomarkerSelected" hint={t('hint.biomarkerSelected')}>
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

/** Of a form in which the text alone decided, it stands as it was counted until the user confirms. */
function SelectedSwitch({ value, onChange, ...control }: SelectedSwitchProps) {
  const { t } = useTranslation('valuationForm')
  const isNamed = useFromValues(({ biomarker }) => isFilled(biomarker))
  const isUnconfirmed = value === undefined && isNamed
  return (
    <>
      <Switch {...control} checked={value ?? isNamed} onChange={(checked) => onChange?.(checked)} />
      {isUnconfirmed && (
        <Button size="small" onClick={() => onChange?.(true)}>
          {t('biomarker.confirm')}
        </Button>
      )}
    </>
  )
}
