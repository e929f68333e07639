import type { ReactNode } from 'react'
import styles from './comparison.module.css'

interface ReadingPairProps {
  /** Two `Viewer`s. */
  children: [ReactNode, ReactNode]
}

/** Two documents beside each other, on a narrow screen one below the other; each is read by itself. */
export const ReadingPair = ({ children }: ReadingPairProps) => (
  <div className={styles.reading}>{children}</div>
)
