import { ClockCircleOutlined } from '@ant-design/icons'
import { Button, Tag } from 'antd'
import { Suspense } from 'react'
import { DictTag } from '@/shared/dictionary/DictTag'
import { loadWithTexts } from '@/shared/feature'
import { EMPTY_VALUE } from '@/shared/lib/money'
import { useTranslations } from '@/shared/i18n'
import { lazyWithRetry } from '@/shared/ui/lazy/lazyWithRetry'
import { ROOM_CODES } from '../domain/states'
import { Countdown } from '../room/Countdown'
import { RoomLogo } from '../room/RoomLogo'
import styles from './frame.module.css'
import { useRoom, useRoomCan } from '../room/roomContext'

const RoomZip = lazyWithRetry(loadWithTexts(() => import('../documents/RoomZip'), 'roomsDocuments'))
// Lazy, because only admins need it.
const RoomMenu = lazyWithRetry(
  loadWithTexts(() => import('../lifecycle/RoomMenu'), 'roomsLife', 'workflow', 'parts'),
)

interface RoomBarProps {
  onEnd: () => void
  onLeave: () => void
}

export function RoomBar({ onEnd, onLeave }: RoomBarProps) {
  const t = useTranslations('rooms')
  const room = useRoom()
  const { name, state, role, tagName, endTime, isReenabled, isZipAllowed } = room
  const mayDownload =
    useRoomCan('document:list') &&
    !room.ndaDue &&
    !room.isCodeDue &&
    !room.refusedAddress &&
    (role === 'admin' || isZipAllowed)
  const showsZipHint = state === 'closed' && role === 'member'
  return (
    <section className={styles.bar} aria-label={t('rooms:bar')}>
      <RoomLogo room={room} />
      <strong className={styles.name}>{name}</strong>
      <span className={styles.state}>
        <DictTag type="vdr_room_status" value={ROOM_CODES[state]} />
        {isReenabled && state === 'active' && <Tag color="processing">{t('rooms:reenabled')}</Tag>}
        {role === 'admin' && (
          <Suspense fallback={null}>
            <RoomMenu />
          </Suspense>
        )}
      </span>
      {state === 'active' && (
        <span className={styles.end}>
          <ClockCircleOutlined aria-hidden /> {t('rooms:endsIn')} <Countdown until={endTime} onEnd={onEnd} />
        </span>
      )}
      <span className={styles.status}>
        {t(`rooms:standing.${state}.${role}`)}
        {showsZipHint && ` · ${t(isZipAllowed ? 'rooms:zip.allowed' : 'rooms:zip.refused')}`}
      </span>
      <span className={styles.self}>
        <span>
          {t('rooms:myTag')} <b>{tagName || EMPTY_VALUE}</b>
        </span>
        <span>
          {t('rooms:myRole')} <b>{t(`rooms:role.${role}`)}</b>
        </span>
      </span>
      {state === 'closed' && mayDownload && (
        <Suspense fallback={null}>
          <RoomZip />
        </Suspense>
      )}
      <Button onClick={onLeave}>
        {t('rooms:choose.another')} <kbd>g r</kbd>
      </Button>
    </section>
  )
}
