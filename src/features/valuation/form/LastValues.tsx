import { Alert, Button } from 'antd'
import { useState } from 'react'
import { useTranslations } from '@/shared/i18n'
import { useLastValues } from './lastValues'
import type { FormValues } from './model/valuationSchema'

interface LastValuesProps {
  current: () => FormValues
  onTake: (values: Partial<FormValues>) => void
}

/** Offers to fill the empty fields of a new form with the session's last values. */
export function LastValues({ current, onTake }: LastValuesProps) {
  const t = useTranslations('valuationForm')
  const missingFrom = useLastValues()
  const [available, setAvailable] = useState(
    () => Object.keys(missingFrom(current())) as (keyof FormValues)[],
  )
  if (available.length === 0) return null
  return (
    <Alert
      type="info"
      showIcon
      className="list-note"
      title={t('valuationForm:last.title', {
        fields: available.map((name) => t(`valuationForm:field.${name}`)).join(t('valuationForm:last.gap')),
      })}
      closable={{ onClose: () => setAvailable([]), 'aria-label': t('actions.close') }}
      action={
        <Button
          size="small"
          onClick={() => {
            onTake(missingFrom(current()))
            setAvailable([])
          }}
        >
          {t('valuationForm:last.take')}
        </Button>
      }
    />
  )
}
