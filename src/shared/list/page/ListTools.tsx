import type { ReactNode } from 'react'
import { useTranslations } from '@/shared/i18n'
import { PopButton } from '@/shared/ui/PopoverButton'
import { lazyWithRetry } from '@/shared/ui/lazy/lazyWithRetry'
import type { ListLayout } from '../table/useTable'
import type { List } from '../useList'
import styles from '../list.module.css'

/** A drawing of the size and colour of the text beside it. */
const drawn = (lines: ReactNode) => (
  <span className="anticon" aria-hidden>
    <svg viewBox="0 0 16 16" width="1em" height="1em" fill="none" stroke="currentColor">
      {lines}
    </svg>
  </span>
)

const VIEWS_ICON = drawn(<path d="M3.5 1.5h9v13L8 10.7l-4.5 3.8z" />)
const COLUMNS_ICON = drawn(<path d="M1.5 2.5h13v11h-13zM6 2.5v11M10 2.5v11" />)

const ColumnPanel = lazyWithRetry(() => import('../table/ColumnPanel'))
const ViewPanel = lazyWithRetry(() => import('./ViewPanel'))

interface ListToolsProps {
  /** Absent where the list is shown in another way. */
  table?: ListLayout | undefined
  /** Whose filters and order are kept as views; absent where views are kept elsewhere. */
  list?: Pick<List<unknown>, 'shown'>
  /** Ways to show or keep the list that only it has. */
  children?: ReactNode
}

/** Above a list, beside its filters: views, columns and what else it offers. */
export function ListTools({ list, table, children }: ListToolsProps) {
  const t = useTranslations('parts')
  return (
    <div className={styles.listTools}>
      {children}
      {list && table && (
        <PopButton icon={VIEWS_ICON} label={t('parts:view.open')} text={t('parts:view.open')}>
          <ViewPanel list={list} table={table} />
        </PopButton>
      )}
      {table && (
        <PopButton icon={COLUMNS_ICON} label={t('parts:columns.open')} text={t('parts:columns.open')}>
          <ColumnPanel table={table} />
        </PopButton>
      )}
    </div>
  )
}
