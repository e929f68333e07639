import { useEffect } from 'react'
import * as z from 'zod/mini'
import { useSession } from '@/shared/auth/session'
import { openLiveConnection, useLiveConnection } from '@/shared/live/liveConnection'
import { onLiveMessage } from '@/shared/live/liveListeners'
import { truncated } from '@/shared/ui/errorText'
import { useTranslations } from '@/shared/i18n'
import { showNotice } from '@/shared/ui/notices'
import type { Reload } from './useReload'

const WARNING_SECONDS = 10

/**
 * Keeps the live connection open for the signed-in user, reloads when the server requests it, and warns when the server
 * closes it.
 */
export function Live({ reload }: { reload: Reload }) {
  const t = useTranslations('shell')
  const userId = useSession(({ user }) => user?.userId)
  const link = useLiveConnection()

  useEffect(() => (userId === undefined ? undefined : openLiveConnection(userId)), [userId])
  useEffect(
    () => onLiveMessage('refresh', z.unknown(), () => void reload(t('shell:live.refresh'))),
    [reload, t],
  )
  useEffect(() => {
    if (link.state !== 'ended') return
    showNotice({
      key: 'live',
      kind: 'failure',
      type: 'warning',
      title: t('shell:live.ended'),
      description: truncated(link.text),
      seconds: WARNING_SECONDS,
    })
  }, [link, t])

  return null
}
