import type { ReactNode } from 'react'
import { useTranslations } from '@/shared/i18n'
import { PopoverButton } from '@/shared/ui/PopoverButton'
import { lazyWithRetry } from '@/shared/ui/lazy/lazyWithRetry'
import type { ListLayout } from '../table/useTable'
import type { List } from '../useList'
import styles from '../list.module.css'

/** Icon in the size and colour of the adjacent text. */
const icon = (lines: ReactNode) => (
  <span className="anticon" aria-hidden>
    <svg viewBox="0 0 16 16" width="1em" height="1em" fill="none" stroke="currentColor">
      {lines}
    </svg>
  </span>
)

const VIEWS_ICON = icon(<path d="M3.5 1.5h9v13L8 10.7l-4.5 3.8z" />)
const COLUMNS_ICON = icon(<path d="M1.5 2.5h13v11h-13zM6 2.5v11M10 2.5v11" />)

const ColumnPanel = lazyWithRetry(() => import('../table/ColumnPanel'))
const ViewPanel = lazyWithRetry(() => import('./ViewPanel'))

interface ListToolsProps {
  /** Absent if the list is not shown as a table. */
  table?: ListLayout | undefined
  /** Its filters and order can be saved as views; absent if views are saved elsewhere. */
  list?: Pick<List<unknown>, 'shown'>
  children?: ReactNode
}

export function ListTools({ list, table, children }: ListToolsProps) {
  const t = useTranslations('parts')
  return (
    <div className={styles.listTools}>
      {children}
      {list && table && (
        <PopoverButton icon={VIEWS_ICON} label={t('parts:view.open')} text={t('parts:view.open')}>
          <ViewPanel list={list} table={table} />
        </PopoverButton>
      )}
      {table && (
        <PopoverButton icon={COLUMNS_ICON} label={t('parts:columns.open')} text={t('parts:columns.open')}>
          <ColumnPanel table={table} />
        </PopoverButton>
      )}
    </div>
  )
}
