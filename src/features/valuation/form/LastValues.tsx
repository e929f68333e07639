import { Alert, Button } from 'antd'
import { useState } from 'react'
import { useTranslations } from '@/shared/i18n'
import { useLastValues } from './lastValues'
import type { FormValues } from './model/schema'

interface LastValuesProps {
  /** The form's values at this moment. */
  current: () => FormValues
  onTake: (values: Partial<FormValues>) => void
}

/** Offers a new form what the session's last one held; only what is empty is filled, and only when asked to. */
export function LastValues({ current, onTake }: LastValuesProps) {
  const t = useTranslations('valuationForm')
  const openOf = useLastValues()
  const [offered, setOffered] = useState(() => Object.keys(openOf(current())) as (keyof FormValues)[])
  if (offered.length === 0) return null
  return (
    <Alert
      type="info"
      showIcon
      className="list-note"
      title={t('valuationForm:last.title', {
        fields: offered.map((name) => t(`valuationForm:field.${name}`)).join(t('valuationForm:last.gap')),
      })}
      closable={{ onClose: () => setOffered([]), 'aria-label': t('actions.close') }}
      action={
        <Button
          size="small"
          onClick={() => {
            onTake(openOf(current()))
            setOffered([])
          }}
        >
          {t('valuationForm:last.take')}
        </Button>
      }
    />
  )
}
