import { Button, Empty } from 'antd'
import type { ReactNode } from 'react'
import { useTranslations } from '@/shared/i18n'
import type { List } from './useList'

interface ListEmptyProps {
  list: Pick<List<unknown>, 'filters' | 'clear' | 'isLoading' | 'invalidRows' | 'toLastPage'>
  text: string
  children?: ReactNode
}

/** Shown for an empty list: no row matches the filters, or what the list will hold. */
export function ListEmpty({ list, text, children }: ListEmptyProps) {
  const t = useTranslations('parts')
  // The table or the notice above it says so.
  if (list.isLoading || list.invalidRows.length > 0 || list.toLastPage) return null
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
