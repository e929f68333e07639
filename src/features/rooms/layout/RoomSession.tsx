import { Button, Card } from 'antd'
import { useEffect, useState, type ReactNode } from 'react'
import { LIMIT, watchIdleness } from '@/shared/lib/idleness'
import { Notice } from '@/shared/ui/Notice'
import { PageTitle } from '@/shared/ui/PageTitle'
import { useTranslations } from '@/shared/i18n'
import { useRoom } from '../room/roomContext'

const MINUTE = 60_000

interface RoomSessionProps {
  /** Asks what the room says of the user by now. */
  onEnter: () => Promise<unknown>
  children: ReactNode
}

/** Ends the user's session in the room in hand when nobody has done anything for as long as its setting says. */
export function RoomSession({ onEnter, children }: RoomSessionProps) {
  const t = useTranslations('rooms')
  const { id, name, sessionMinutes } = useRoom()
  const [stands, setStands] = useState<'open' | 'warned' | 'over'>('open')
  const minutes = sessionMinutes ?? Infinity
  const isOver = stands === 'over'
  // A longer one ends with the session itself.
  const isWatched = minutes * MINUTE < LIMIT && !isOver

  useEffect(() => {
    if (!isWatched) return undefined
    return watchIdleness({
      limit: minutes * MINUTE,
      warnedBefore: MINUTE,
      onWarned: (isWarned) => setStands(isWarned ? 'warned' : 'open'),
      onOver: () => setStands('over'),
    })
  }, [isWatched, minutes])

  if (isOver)
    return (
      <>
        <PageTitle title={t('rooms:session.over')} />
        <Card>
          <p>{t('rooms:session.overText', { count: minutes })}</p>
          <Button type="primary" onClick={() => void onEnter().then(() => setStands('open'))}>
            {t('rooms:session.enter')}
          </Button>
        </Card>
      </>
    )
  return (
    <>
      {stands === 'warned' && (
        <Notice
          name={`room-session-${id}`}
          kind="session"
          type="warning"
          title={t('rooms:session.warning', { name })}
          description={t('rooms:session.warningText', { count: minutes })}
          // Any activity takes the warning away, so its button needs no handler.
          actions={<Button type="primary">{t('rooms:session.stay')}</Button>}
        />
      )}
      {children}
    </>
  )
}
