import type { TableProps } from 'antd'
import { useState } from 'react'
import { useText } from '@/shared/texts'
import { rowKey } from './rowKey'

interface Row {
  id: string
}

export interface Selection<T extends Row> {
  /** In the order of choosing, those of other pages included. */
  chosen: readonly T[]
  clear: () => void
  /** Takes some off. */
  drop: (gone: readonly T[]) => void
  rowSelection: NonNullable<TableProps<T>['rowSelection']>
}

/** Rows of a list chosen by the user; the choice stays while pages, filters and order change. */
export function useSelection<T extends Row>(nameOf: (row: T) => string): Selection<T> {
  const t = useText('parts')
  const [chosen, setChosen] = useState<readonly T[]>([])

  const change = (rows: readonly T[], isChosen: boolean) =>
    setChosen((before) => {
      const keys = new Set(rows.map(rowKey))
      const others = before.filter((row) => !keys.has(rowKey(row)))
      return isChosen ? [...others, ...rows] : others
    })

  return {
    chosen,
    clear: () => setChosen([]),
    drop: (gone) => change(gone, false),
    rowSelection: {
      selectedRowKeys: chosen.map(rowKey),
      // Each gives the rows it is about, unlike `onChange`, which does not know those of other pages.
      onSelect: (row, isChosen) => change([row], isChosen),
      onSelectAll: (isChosen, _rows, changed) => change(changed, isChosen),
      getTitleCheckboxProps: () => ({ 'aria-label': t('parts:bulk.choosePage') }),
      getCheckboxProps: (row) => ({ 'aria-label': t('parts:bulk.choose', { name: nameOf(row) }) }),
    },
  }
}
