import { Button, Empty } from 'antd'
import type { ReactNode } from 'react'
import { useTranslations } from '@/shared/i18n'
import type { List } from './useList'

interface ListEmptyProps {
  list: Pick<List<unknown>, 'filters' | 'clear' | 'isLoading' | 'unread' | 'toLastPage'>
  /** What an empty list means where nothing is filtered. */
  text: string
  /** A way to a first row. */
  children?: ReactNode
}

/** In place of rows: that no row matches, or what there could be. */
export function ListEmpty({ list, text, children }: ListEmptyProps) {
  const t = useTranslations('parts')
  // The table says so, or the note above it.
  if (list.isLoading || list.unread.length > 0 || list.toLastPage) return null
  const hasFilters = Object.keys(list.filters).length > 0
  if (!hasFilters) return <Empty description={text}>{children}</Empty>
  return (
    <Empty description={t('list.noMatch')}>
      <Button size="small" onClick={() => list.clear()}>
        {t('parts:filter.clearAll')}
      </Button>
    </Empty>
  )
}
