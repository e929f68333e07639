import { Link } from 'react-router-dom'
import { formatNumber } from '@/shared/lib/money'
import styles from './blocks.module.css'

interface CountLinkProps {
  count: number
  /** Absent where no list has what it counts. */
  to: string | undefined
}

/** A number that leads to what it counts; none leads nowhere. */
export function CountLink({ count, to }: CountLinkProps) {
  if (count === 0 || to === undefined) return formatNumber(count, 0)
  return (
    <Link className={styles.markLink} to={to}>
      {formatNumber(count, 0)}
    </Link>
  )
}
