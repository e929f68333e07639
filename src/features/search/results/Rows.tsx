import { memo, type ReactNode } from 'react'
import { ScrollRegion } from '@/shared/ui/chart/ScrollRegion'
import type { Column } from './columns'

interface RowsProps<Row> {
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
}

/**
 * The rows of a result; drawn anew only with another result or other columns. A plain table: there may be a hundred
 * rows, and each cell of the component library's costs several of these.
 */
export const Rows = memo(function Rows<Row extends { id: string }>({
  caption,
  columns,
  rows,
}: RowsProps<Row>) {
  return (
    <ScrollRegion label={caption}>
      <table className="data-table search-table">
        <thead>
          <tr>
            {columns.map(({ key, title, isNumeric }) => (
              <th key={key} scope="col" className={isNumeric ? 'number' : undefined}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} data-row-key={row.id}>
              {columns.map(({ key, isNumeric, render }) =>
                key === 'name' ? (
                  <th key={key} scope="row">
                    {render(row)}
                  </th>
                ) : (
                  <td key={key} className={isNumeric ? 'number' : undefined}>
                    {render(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}) as <Row extends { id: string }>(props: RowsProps<Row>) => ReactNode
