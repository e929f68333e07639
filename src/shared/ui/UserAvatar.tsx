import { Avatar } from 'antd'
import styles from './userAvatar.module.css'

interface UserAvatarProps {
  name: string
  /** Image URL; falls back to the first character of the name. */
  picture: string | null | undefined
  /** Needed if the name is not shown next to it. */
  alt?: string
  size: number
}

export const UserAvatar = ({ name, picture, alt = '', size }: UserAvatarProps) => (
  <Avatar
    size={size}
    icon={<span className={styles.sign} data-sign={Array.from(name)[0]?.toUpperCase()} aria-hidden />}
    {...(picture ? { src: picture, alt } : {})}
  />
)
