import { Button } from 'antd'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Notice } from '@/shared/ui/Notice'
import { endSession } from '../session/start'
import { LIMIT, WARNED_BEFORE, watchIdleness } from './idleness'

const MINUTE = 60_000

/** Warns five minutes before a session without activity ends, and ends it. */
export function IdleWarning() {
  const { t } = useTranslation('shell')
  const [isWarned, setWarned] = useState(false)
  useEffect(() => watchIdleness({ onWarned: setWarned, onOver: () => endSession('idle') }), [])
  if (!isWarned) return null
  // Any activity takes the warning away, so its buttons need no handler.
  return (
    <Notice
      name="idle"
      type="warning"
      title={t('idle.title')}
      description={t('idle.text', {
        idle: (LIMIT - WARNED_BEFORE) / MINUTE,
        left: WARNED_BEFORE / MINUTE,
      })}
      actions={<Button type="primary">{t('idle.stay')}</Button>}
      onClose={() => undefined}
    />
  )
}
