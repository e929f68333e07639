import { lazy, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PopButton } from '../PopButton'
import type { ListLayout } from '../table/useTable'
import type { List } from '../useList'
import styles from '../list.module.css'

const ColumnPanel = lazy(() => import('../table/ColumnPanel'))
const ViewPanel = lazy(() => import('./ViewPanel'))

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
  const { t } = useTranslation('parts')
  return (
    <div className={styles.listTools}>
      {children}
      {list && table && (
        <PopButton label={t('view.open')} text={t('view.open')}>
          <ViewPanel list={list} table={table} />
        </PopButton>
      )}
      {table && (
        <PopButton label={t('columns.open')} text={t('columns.open')}>
          <ColumnPanel table={table} />
        </PopButton>
      )}
    </div>
  )
}
