import type { ReactNode } from 'react'
import styles from './comparison.module.css'

interface ReadingPairProps {
  /** One `Viewer` or two: the first stays as it is when a second comes. */
  children: ReactNode
}

/** Documents beside each other, on a narrow screen one below the other; each is read by itself. */
export const ReadingPair = ({ children }: ReadingPairProps) => (
  <div className={styles.reading}>{children}</div>
)
