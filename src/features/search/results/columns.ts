import type { ReactNode } from 'react'
import { formatNumber } from '@/shared/lib/money'
import type { ListColumn } from '@/shared/list/table/useTable'

/** A column of a result; its key is also its name for the server, which exports it. */
export interface Column<Row> extends ListColumn {
  isNumeric?: boolean
  render: (row: Row) => ReactNode
}

/** A column of a number of things, named as the field that holds it. */
export const countColumn = <Key extends string>(
  key: Key,
  title: string,
): Column<Partial<Record<Key, number | null>>> => ({
  key,
  title,
  isNumeric: true,
  render: (row) => formatNumber(row[key]),
})

/** What is shown without the permission to see details. */
const PUBLIC = new Set(['name', 'stage', 'phase'])

export const publicOnly = <Row>(columns: readonly Column<Row>[]) =>
  columns.filter(({ key }) => PUBLIC.has(key))
