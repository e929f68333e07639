import { fileAddress } from '@/shared/files/fileAddress'
import type { Room } from './rooms.api'
import styles from './room.module.css'

const TONE_COUNT = 6
const toneOf = (id: string) =>
  Array.from(id).reduce((sum, sign) => sum + sign.codePointAt(0)!, 0) % TONE_COUNT

export function RoomLogo({ room: { id, name, logo } }: { room: Pick<Room, 'id' | 'name' | 'logo'> }) {
  const address = logo === '' ? null : fileAddress(logo)
  if (address) return <img className={styles.logo} src={address} alt="" />
  return (
    <span className={styles.logo} data-tone={toneOf(id)} aria-hidden>
      {String.fromCodePoint(name.codePointAt(0) ?? 32)}
    </span>
  )
}
