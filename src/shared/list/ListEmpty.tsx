import { Empty } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { List } from './useList'

interface ListEmptyProps {
  list: Pick<List<unknown>, 'filters' | 'isLoading' | 'unread'>
  /** What an empty list means where nothing is filtered. */
  text: string
  /** A way to a first row. */
  children?: ReactNode
}

/** In place of rows: that no row matches, or what there could be. */
export function ListEmpty({ list, text, children }: ListEmptyProps) {
  const { t } = useTranslation()
  if (list.isLoading || list.unread.length > 0) return null // the table says so
  const hasFilters = Object.keys(list.filters).length > 0
  return <Empty description={hasFilters ? t('list.noMatch') : text}>{!hasFilters && children}</Empty>
}
