import { Button, Card } from 'antd'
import { useEffect, useState, type ReactNode } from 'react'
import { IDLE_LIMIT_MS, watchIdleness } from '@/shared/lib/idleness'
import { Notice } from '@/shared/ui/Notice'
import { PageTitle } from '@/shared/ui/PageTitle'
import { useTranslations } from '@/shared/i18n'
import { useRoom } from '../room/roomContext'

const MINUTE = 60_000

interface RoomSessionProps {
  onEnter: () => Promise<unknown>
  children: ReactNode
}

/** Ends the user's session in the room after its configured idle time. */
export function RoomSession({ onEnter, children }: RoomSessionProps) {
  const t = useTranslations('rooms')
  const { id, name, sessionMinutes } = useRoom()
  const [sessionState, setSessionState] = useState<'open' | 'warned' | 'over'>('open')
  const minutes = sessionMinutes ?? Infinity
  const isOver = sessionState === 'over'
  // A longer limit is covered by the app's own session timeout.
  const isWatched = minutes * MINUTE < IDLE_LIMIT_MS && !isOver

  useEffect(() => {
    if (!isWatched) return undefined
    return watchIdleness({
      limit: minutes * MINUTE,
      warningLead: MINUTE,
      onWarned: (isWarned) => setSessionState(isWarned ? 'warned' : 'open'),
      onIdle: () => setSessionState('over'),
    })
  }, [isWatched, minutes])

  if (isOver)
    return (
      <>
        <PageTitle title={t('rooms:session.over')} />
        <Card>
          <p>{t('rooms:session.overText', { count: minutes })}</p>
          <Button type="primary" onClick={() => void onEnter().then(() => setSessionState('open'))}>
            {t('rooms:session.enter')}
          </Button>
        </Card>
      </>
    )
  return (
    <>
      {sessionState === 'warned' && (
        <Notice
          name={`room-session-${id}`}
          kind="session"
          type="warning"
          title={t('rooms:session.warning', { name })}
          description={t('rooms:session.warningText', { count: minutes })}
          // Any activity dismisses the warning, so its button needs no handler.
          actions={<Button type="primary">{t('rooms:session.stay')}</Button>}
        />
      )}
      {children}
    </>
  )
}
