import { TimeText } from '@/shared/ui/cells/TimeText'
import { useTranslations } from '@/shared/i18n'
import type { Room } from '../room/rooms.api'
import { Countdown } from '../room/Countdown'
import styles from './chooser.module.css'

interface RoomEndProps {
  room: Pick<Room, 'state' | 'endTime'>
  onEnd: () => void
}

export function RoomEnd({ room: { state, endTime }, onEnd }: RoomEndProps) {
  const t = useTranslations('rooms')
  return (
    <>
      <TimeText time={endTime} />
      {state === 'active' && (
        <div className={styles.left}>
          {t('rooms:endsIn')} <Countdown until={endTime} onEnd={onEnd} />
        </div>
      )}
    </>
  )
}
