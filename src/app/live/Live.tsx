import { App } from 'antd'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod'
import { useSession } from '@/shared/auth/session'
import { openLink, useLink } from '@/shared/live/link'
import { onLive } from '@/shared/live/news'
import { shortened } from '@/shared/failureText'
import type { Reload } from './useReload'

/** Seconds that the warning of an ended link stays. */
const WARNING = 10

/** Keeps up the link of whoever is signed in, reloads when the server asks, and says when it ends the link. */
export function Live({ reload }: { reload: Reload }) {
  const { t } = useTranslation('shell')
  const { notification } = App.useApp()
  const userId = useSession(({ user }) => user?.userId)
  const link = useLink()

  useEffect(() => (userId === undefined ? undefined : openLink(userId)), [userId])
  useEffect(() => onLive('refresh', z.unknown(), () => void reload(t('live.refresh'))), [reload, t])
  useEffect(() => {
    if (link.state !== 'ended') return
    notification.warning({
      key: 'live',
      title: t('live.ended'),
      description: shortened(link.text),
      duration: WARNING,
    })
  }, [link, notification, t])

  return null
}
