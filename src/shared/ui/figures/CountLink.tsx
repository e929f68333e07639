import { Link } from 'react-router-dom'
import { formatNumber } from '@/shared/lib/money'
import styles from './blocks.module.css'

interface CountLinkProps {
  count: number
  /** Absent if no list shows what is counted. */
  to: string | undefined
}

/** Number that links to the counted rows, unless it is 0. */
export function CountLink({ count, to }: CountLinkProps) {
  if (count === 0 || to === undefined) return formatNumber(count, 0)
  return (
    <Link className={styles.markLink} to={to}>
      {formatNumber(count, 0)}
    </Link>
  )
}
