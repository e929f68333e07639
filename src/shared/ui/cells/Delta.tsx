import type { ReactNode } from 'react'
import styles from './cells.module.css'

interface DeltaProps {
  /** What was gained, or lost where it is negative; nothing changed at 0. */
  change: number
  /** More of it is neither better nor worse. */
  isNeutral?: boolean
  /** The change as it is written, with its sign. */
  children: ReactNode
}

/** A change: a mark for its direction, and the colour of a gain or a loss. */
export function Delta({ change, isNeutral = false, children }: DeltaProps) {
  if (change === 0) return <span>{children}</span>
  return (
    <span className={isNeutral ? undefined : change > 0 ? styles.gain : styles.loss}>
      <span aria-hidden>{change > 0 ? '▲' : '▼'}</span> {children}
    </span>
  )
}
