import { Avatar } from 'antd'
import styles from './userAvatar.module.css'

interface UserAvatarProps {
  name: string
  /** Address of a picture; where there is none, or none that comes, the name's first sign stands in for it. */
  picture: string | null | undefined
  /** What the picture is, where it is not named beside it. */
  alt?: string
  /** Px. */
  size: number
}

/** Who someone is, in a circle. */
export const UserAvatar = ({ name, picture, alt = '', size }: UserAvatarProps) => (
  <Avatar
    size={size}
    icon={<span className={styles.sign} data-sign={Array.from(name)[0]?.toUpperCase()} aria-hidden />}
    {...(picture ? { src: picture, alt } : {})}
  />
)
