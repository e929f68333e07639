import type { ReactNode } from 'react'
import styles from './cells.module.css'

interface DeltaProps {
  change: number
  /** Neither gains nor losses are good or bad. */
  isNeutral?: boolean
  children: ReactNode
}

export function Delta({ change, isNeutral = false, children }: DeltaProps) {
  if (change === 0) return <span>{children}</span>
  return (
    <span className={isNeutral ? undefined : change > 0 ? styles.gain : styles.loss}>
      <span aria-hidden>{change > 0 ? '▲' : '▼'}</span> {children}
    </span>
  )
}
