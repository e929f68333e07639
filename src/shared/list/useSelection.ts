import type { TableProps } from 'antd'
import { useMemo, useState } from 'react'
import { useTranslations } from '@/shared/i18n'
import { rowKey } from './rowKeys'

interface Row {
  id: string
}

export interface Selection<T extends Row> {
  /** In the order of choosing, those of other pages included. */
  chosen: readonly T[]
  clear: () => void
  /** Takes some off. */
  drop: (gone: readonly Row[]) => void
  rowSelection: NonNullable<TableProps<T>['rowSelection']>
}

function without<T extends Row>(rows: readonly T[], gone: readonly Row[]): T[] {
  const keys = new Set(gone.map(rowKey))
  return rows.filter((row) => !keys.has(rowKey(row)))
}

/** Rows of a list chosen by the user; the choice stays while pages, filters and order change. */
export function useSelection<T extends Row>(nameOf: (row: T) => string): Selection<T> {
  const t = useTranslations('parts')
  const [chosen, setChosen] = useState<readonly T[]>([])
  // The same array for the same choice: the table draws all of its rows once more where it differs.
  const selectedRowKeys = useMemo(() => chosen.map(rowKey), [chosen])

  const change = (rows: readonly T[], isChosen: boolean) =>
    setChosen((before) => {
      const others = without(before, rows)
      return isChosen ? [...others, ...rows] : others
    })

  return {
    chosen,
    clear: () => setChosen([]),
    drop: (gone) => setChosen((before) => without(before, gone)),
    rowSelection: {
      selectedRowKeys,
      // Each gives the rows it is about, unlike `onChange`, which does not know those of other pages.
      onSelect: (row, isChosen) => change([row], isChosen),
      onSelectAll: (isChosen, _rows, changed) => change(changed, isChosen),
      getTitleCheckboxProps: () => ({ 'aria-label': t('parts:bulk.choosePage') }),
      getCheckboxProps: (row) => ({ 'aria-label': t('parts:bulk.choose', { name: nameOf(row) }) }),
    },
  }
}
