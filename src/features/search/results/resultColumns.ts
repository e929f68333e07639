import type { ReactNode } from 'react'
import { formatNumber } from '@/shared/lib/money'
import type { ListColumn } from '@/shared/list/table/useTable'

/** Column of a result; its key is also its name on the server, which exports it. */
export interface Column<Row> extends ListColumn {
  isNumeric?: boolean
  render: (row: Row) => ReactNode
}

export const countColumn = <Key extends string>(
  key: Key,
  title: string,
): Column<Partial<Record<Key, number | null>>> => ({
  key,
  title,
  isNumeric: true,
  render: (row) => formatNumber(row[key]),
})

const PUBLIC_COLUMNS = new Set(['name', 'stage', 'phase'])

export const publicOnly = <Row>(columns: readonly Column<Row>[]) =>
  columns.filter(({ key }) => PUBLIC_COLUMNS.has(key))
