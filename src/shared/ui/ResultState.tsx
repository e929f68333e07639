import type { ReactNode } from 'react'
import { Drawing, type Drawn } from './Illustration'
import styles from './outcome.module.css'

/** How something came out. */
type Sign = 'info' | 'warning' | 'success'

interface OutcomeProps {
  /** A sign of how it came out, or a drawing of why nothing is here. */
  status: Sign | Drawn
  title?: ReactNode
  /** What it means, in a sentence. */
  text?: ReactNode
  /** The next step. */
  actions?: ReactNode
  /** More of it. */
  children?: ReactNode
}

/** Drawn in the middle of a circle of 48 by 48. */
const SIGNS: Record<Sign, string> = {
  info: 'M24 22v11M24 15.5v.5',
  warning: 'M24 14v12M24 32.5v.5',
  success: 'm16 24.5 5.5 5.5L32 19',
}

/** In place of content: how something came out, or why there is nothing to show. */
export const ResultState = ({ status, title, text, actions, children }: OutcomeProps) => (
  <div className={styles.outcome} data-status={status}>
    {status in SIGNS ? (
      <svg viewBox="0 0 48 48" width="48" height="48" aria-hidden="true">
        <circle cx="24" cy="24" r="22" className={styles.outcomeGround} />
        <path d={SIGNS[status as Sign]} className={styles.outcomeSign} />
      </svg>
    ) : (
      <Drawing of={status as Drawn} />
    )}
    {title && <div className={styles.outcomeTitle}>{title}</div>}
    {text && <div className={styles.outcomeText}>{text}</div>}
    {actions && <div className={styles.outcomeActions}>{actions}</div>}
    {children && <div className={styles.outcomeMore}>{children}</div>}
  </div>
)
