import type { TableProps } from 'antd'
import { useMemo, useState } from 'react'
import { useTranslations } from '@/shared/i18n'
import { rowKey } from './rowKeys'

interface Row {
  id: string
}

export interface Selection<T extends Row> {
  /** In the order of selection, including rows of other pages. */
  chosen: readonly T[]
  clear: () => void
  drop: (removed: readonly Row[]) => void
  rowSelection: NonNullable<TableProps<T>['rowSelection']>
}

function without<T extends Row>(rows: readonly T[], removed: readonly Row[]): T[] {
  const keys = new Set(removed.map(rowKey))
  return rows.filter((row) => !keys.has(rowKey(row)))
}

export function useSelection<T extends Row>(nameOf: (row: T) => string): Selection<T> {
  const t = useTranslations('parts')
  const [chosen, setChosen] = useState<readonly T[]>([])
  // A stable array for an equal selection, because antd re-renders all rows on a new one.
  const selectedRowKeys = useMemo(() => chosen.map(rowKey), [chosen])

  const change = (rows: readonly T[], isChosen: boolean) =>
    setChosen((before) => {
      const others = without(before, rows)
      return isChosen ? [...others, ...rows] : others
    })

  return {
    chosen,
    clear: () => setChosen([]),
    drop: (removed) => setChosen((before) => without(before, removed)),
    rowSelection: {
      selectedRowKeys,
      // Unlike `onChange`, these pass the affected rows and are not limited to the current page.
      onSelect: (row, isChosen) => change([row], isChosen),
      onSelectAll: (isChosen, _rows, changed) => change(changed, isChosen),
      getTitleCheckboxProps: () => ({ 'aria-label': t('parts:bulk.choosePage') }),
      getCheckboxProps: (row) => ({ 'aria-label': t('parts:bulk.choose', { name: nameOf(row) }) }),
    },
  }
}
