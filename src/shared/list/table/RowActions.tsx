import { Children, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PopButton } from '../PopButton'
import styles from '../list.module.css'

/** Actions beside the row's name; the others wait behind "…". */
const MOST = 2

interface RowActionsProps {
  /** What the row is called. */
  name: string
  /** The most used first; what is false is not offered, so what may not be done must not be an element. */
  children: ReactNode
}

/** What can be done with a row: two at most on show, with the pointer or the focus in it. */
export function RowActions({ name, children }: RowActionsProps) {
  const { t } = useTranslation('parts')
  const actions = Children.toArray(children)
  const isLong = actions.length > MOST
  return (
    <div className={styles.rowActions}>
      <span className={styles.rowActionsFirst}>{actions.slice(0, MOST)}</span>
      {isLong && (
        <PopButton
          type="text"
          size="small"
          icon={<span aria-hidden>…</span>}
          label={t('list.moreActions', { name })}
        >
          <div className={styles.rowActionsMore}>{actions.slice(MOST)}</div>
        </PopButton>
      )}
    </div>
  )
}
