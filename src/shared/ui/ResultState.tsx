import type { ReactNode } from 'react'
import { Illustration, type IllustrationKind } from './Illustration'
import styles from './outcome.module.css'

type ResultIcon = 'info' | 'warning' | 'success'

interface ResultStateProps {
  /** An icon for a result, or an illustration for missing content. */
  status: ResultIcon | IllustrationKind
  title?: ReactNode
  text?: ReactNode
  actions?: ReactNode
  children?: ReactNode
}

const ICON_PATHS: Record<ResultIcon, string> = {
  info: 'M24 22v11M24 15.5v.5',
  warning: 'M24 14v12M24 32.5v.5',
  success: 'm16 24.5 5.5 5.5L32 19',
}

/** Replaces content: the result of an action, or why there is nothing to show. */
export const ResultState = ({ status, title, text, actions, children }: ResultStateProps) => (
  <div className={styles.outcome} data-status={status}>
    {status in ICON_PATHS ? (
      <svg viewBox="0 0 48 48" width="48" height="48" aria-hidden="true">
        <circle cx="24" cy="24" r="22" className={styles.outcomeGround} />
        <path d={ICON_PATHS[status as ResultIcon]} className={styles.outcomeSign} />
      </svg>
    ) : (
      <Illustration kind={status as IllustrationKind} />
    )}
    {title && <div className={styles.outcomeTitle}>{title}</div>}
    {text && <div className={styles.outcomeText}>{text}</div>}
    {actions && <div className={styles.outcomeActions}>{actions}</div>}
    {children && <div className={styles.outcomeMore}>{children}</div>}
  </div>
)
