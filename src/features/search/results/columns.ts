import type { ReactNode } from 'react'
import { formatNumber } from '@/shared/lib/money'
import { useHiddenColumns as useHidden } from '@/shared/list/table/useHiddenColumns'
import type { List } from '../api'

/** A column of a result; its key is also its name for the server, which exports it. */
export interface Column<Row> {
  key: string
  title: string
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

/** What the filters say as well is left out until someone asks for it: the others fit a common screen. */
const HIDDEN_AT_FIRST: Partial<Record<List, string[]>> = {
  drug: ['firstApprovalRegion', 'drugType', 'route'],
  engineered: ['firstApprovalRegion', 'drugType', 'route'],
}

/** Keys of the columns that are left out of a result, and a way to say others. */
export const useHiddenColumns = (list: List) => useHidden(`search:hidden:${list}`, HIDDEN_AT_FIRST[list])

/** What is shown without the permission to see details. */
const PUBLIC = new Set(['name', 'stage', 'phase'])

export const publicOnly = <Row>(columns: readonly Column<Row>[]) =>
  columns.filter(({ key }) => PUBLIC.has(key))
