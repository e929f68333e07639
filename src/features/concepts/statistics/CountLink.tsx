import { Link } from 'react-router-dom'
import { formatNumber } from '@/shared/lib/money'
import styles from './statistics.module.css'

/** A number that leads to what it counts; none leads nowhere. */
export function CountLink({ count, to }: { count: number; to: string }) {
  if (count === 0) return '0'
  return (
    <Link className={styles.markLink} to={to}>
      {formatNumber(count, 0)}
    </Link>
  )
}
