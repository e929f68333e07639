import { Button, Form, Input, Switch } from 'antd'
import { useTranslation } from 'react-i18next'
import { isFilled } from '../model/applicable'
import { useField } from '../fields/useField'
import { useAsked, useFromValues } from '../fields/watching'

/** The biomarker's name, and whether patients are selected by it, which alone changes the success rates. */
export function BiomarkerFields({ longest }: { longest: number }) {
  const { t } = useTranslation('valuationForm')
  const field = useField()
  const asked = useAsked()
  return (
    <>
      <Form.Item {...field('biomarker', t('hint.biomarker'))}>
        <Input maxLength={longest} placeholder={t('optional')} />
      </Form.Item>
      {asked.biomarkerSelected && (
        <Form.Item {...field('biomarkerSelected', t('hint.biomarkerSelected'))}>
          <SelectedSwitch />
        </Form.Item>
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
        <Button size="small" className="valuation-confirm" onClick={() => onChange?.(true)}>
          {t('biomarker.confirm')}
        </Button>
      )}
    </>
  )
}
