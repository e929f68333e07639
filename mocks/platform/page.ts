import type { PageQuery } from '@/shared/api/page'

type Sortable = string | number | null | undefined

const compare = (a: Sortable, b: Sortable) =>
  typeof a === 'number' && typeof b === 'number' ? a - b : String(a ?? '').localeCompare(String(b ?? ''))

export function page<Row extends object>(
  rows: readonly Row[],
  { pageNum, pageSize, orderByColumn, isAsc }: PageQuery,
) {
  const value = (row: Row) => row[orderByColumn as keyof Row] as Sortable
  const sign = isAsc === 'desc' ? -1 : 1
  const sorted = orderByColumn
    ? rows.toSorted((a, b) => {
        const [x, y] = [value(a), value(b)]
        if (x === null || x === undefined) return 1
        return y === null || y === undefined ? -1 : sign * compare(x, y)
      })
    : rows
  return { rows: sorted.slice((pageNum - 1) * pageSize, pageNum * pageSize), total: rows.length }
}
