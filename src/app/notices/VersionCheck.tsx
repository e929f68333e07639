import { Spin } from 'antd'
import { useEffect, useEffectEvent, useState } from 'react'
import { hasUnsavedInput } from '@/shared/form/unsaved'
import { useTranslations } from '@/shared/i18n'
import type { Reload } from '../live/useReload'
import { takeVersion } from './version'

/** Ms after which a change of version is told, and after which the page is reloaded. */
const TOLD_AFTER = 2_000
const RELOADED_AFTER = 3_000

/** After a change of version: a message over the whole page, then a reload. With unsaved input it asks instead. */
export function VersionCheck({ reload }: { reload: Reload }) {
  const t = useTranslations('shell')
  const [isShown, setShown] = useState(false)
  const ask = useEffectEvent(() => void reload(t('shell:version.changed')))

  useEffect(() => {
    const timers: ReturnType<typeof setTimeout>[] = []
    const begin = () => {
      if (!takeVersion()) return
      timers.push(
        setTimeout(() => setShown(!hasUnsavedInput()), TOLD_AFTER),
        setTimeout(() => ask(), RELOADED_AFTER),
      )
    }
    // Not at once: an effect that React only tries out must not take the version.
    timers.push(setTimeout(begin))
    return () => timers.forEach(clearTimeout)
  }, [])

  return isShown && <Spin fullscreen size="large" description={t('shell:version.loading')} />
}
