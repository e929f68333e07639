import { Slot } from '../featureRegistry/Slot'
import { Live } from '../live/Live'
import { useReload } from '../live/useReload'
import { VersionCheck } from './VersionCheck'
import { Button } from 'antd'
import { useEffect, useState } from 'react'
import { IDLE_LIMIT_MS, WARNING_LEAD_MS, watchIdleness } from '@/shared/lib/idleness'
import { Notice } from '@/shared/ui/Notice'
import { useTranslations } from '@/shared/i18n'
import { endSession } from '../session/startSession'

const MINUTE = 60_000

function IdleWarning() {
  const t = useTranslations('shell')
  const [isWarned, setWarned] = useState(false)
  useEffect(() => watchIdleness({ onWarned: setWarned, onIdle: () => endSession('idle') }), [])
  if (!isWarned) return null
  // Any activity dismisses the warning, so the button needs no handler.
  return (
    <Notice
      name="idle"
      kind="session"
      type="warning"
      title={t('shell:idle.title')}
      description={t('shell:idle.text', {
        idle: (IDLE_LIMIT_MS - WARNING_LEAD_MS) / MINUTE,
        left: WARNING_LEAD_MS / MINUTE,
      })}
      actions={<Button type="primary">{t('shell:idle.stay')}</Button>}
    />
  )
}

/** Background tasks of a session that can show notices. */
export function Notices() {
  const reload = useReload()
  return (
    <>
      <Live reload={reload} />
      <Slot at="live" />
      <VersionCheck reload={reload} />
      <IdleWarning />
    </>
  )
}
