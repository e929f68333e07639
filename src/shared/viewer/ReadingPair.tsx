import type { ReactNode } from 'react'
import styles from './comparison.module.css'

interface ReadingPairProps {
  /** A single `Viewer` or two: the first keeps its state when a second is added. */
  children: ReactNode
}

/** Documents side by side, or below each other on a narrow screen; each is read separately. */
export const ReadingPair = ({ children }: ReadingPairProps) => (
  <div className={styles.reading}>{children}</div>
)
