import { Spin } from 'antd'
import { useEffect, useEffectEvent, useState } from 'react'
import { hasUnsavedInput } from '@/shared/form/unsaved'
import { useTranslations } from '@/shared/i18n'
import type { Reload } from '../live/useReload'
import { storeVersion } from './version'

/** Ms until the change of version is announced, and until the page reloads. */
const NOTICE_DELAY = 2_000
const RELOAD_DELAY = 3_000

/** Reloads after a change of version, with a message over the page; asks first if there is unsaved input. */
export function VersionCheck({ reload }: { reload: Reload }) {
  const t = useTranslations('shell')
  const [isShown, setShown] = useState(false)
  const ask = useEffectEvent(() => void reload(t('shell:version.changed')))

  useEffect(() => {
    const timers: ReturnType<typeof setTimeout>[] = []
    const start = () => {
      if (!storeVersion()) return
      timers.push(
        setTimeout(() => setShown(!hasUnsavedInput()), NOTICE_DELAY),
        setTimeout(() => ask(), RELOAD_DELAY),
      )
    }
    // Deferred: React's strict mode runs effects twice, and the discarded run must not store the version.
    timers.push(setTimeout(start))
    return () => timers.forEach(clearTimeout)
  }, [])

  return isShown && <Spin fullscreen size="large" description={t('shell:version.loading')} />
}
