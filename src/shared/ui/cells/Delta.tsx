import type { ReactNode } from 'react'
import styles from './cells.module.css'

interface DeltaProps {
  /** What was gained, or lost where it is negative; nothing changed at 0. */
  change: number
  /** The change as it is written, with its sign. */
  children: ReactNode
}

/** A change: a mark for its direction, and the colour of a gain or a loss. */
export function Delta({ change, children }: DeltaProps) {
  if (change === 0) return <span>{children}</span>
  return (
    <span className={change > 0 ? styles.gain : styles.loss}>
      <span aria-hidden>{change > 0 ? '▲' : '▼'}</span> {children}
    </span>
  )
}
