import { ClockCircleOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { DictTag } from '@/shared/domain/dictionary/DictTag'
import { ABSENT } from '@/shared/lib/money'
import { ROOM_CODES } from '../domain/states'
import { Countdown } from './Countdown'
import styles from './room.module.css'
import { useRoom } from './roomContext'

interface RoomBarProps {
  /** The end of the room has passed. */
  onEnd: () => void
  onLeave: () => void
}

/** Above every screen of a room: which one it is, what its state means for the reader, and what he is in it. */
export function RoomBar({ onEnd, onLeave }: RoomBarProps) {
  const { t } = useTranslation('rooms')
  const { name, state, role, tagName, endTime } = useRoom()
  return (
    <section className={styles.bar} aria-label={t('bar')}>
      <strong className={styles.name}>{name}</strong>
      <DictTag type="vdr_room_status" value={ROOM_CODES[state]} />
      {state === 'active' && (
        <span>
          <ClockCircleOutlined aria-hidden /> {t('endsIn')} <Countdown until={endTime} onEnd={onEnd} />
        </span>
      )}
      <span className={styles.standing}>{t(`standing.${state}.${role}`)}</span>
      <span className={styles.self}>
        {t('myTag')} <b>{tagName || ABSENT}</b>
      </span>
      <span>
        {t('myRole')} <b>{t(`role.${role}`)}</b>
      </span>
      <Button size="small" onClick={onLeave}>
        {t('choose.another')} <kbd>g r</kbd>
      </Button>
    </section>
  )
}
