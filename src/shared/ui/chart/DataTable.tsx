/* oxlint-disable react/no-array-index-key -- rows and columns are known by their place alone and keep no state */
import type { ReactNode } from 'react'
import { isDay } from '@/shared/lib/dates'
import { ScrollRegion } from './ScrollRegion'

interface DataTableProps {
  caption: string
  columns: readonly string[]
  rows: readonly (readonly ReactNode[])[]
  isNumeric?: readonly boolean[]
  isCaptionHidden?: boolean
}

export function DataTable({ caption, columns, rows, isNumeric, isCaptionHidden = false }: DataTableProps) {
  const align = (column: number) => (isNumeric?.[column] ? 'number' : undefined)
  const classOf = (cell: ReactNode, column: number) =>
    align(column) ?? (typeof cell === 'string' && isDay(cell) ? 'unbroken' : undefined)
  return (
    <ScrollRegion label={caption} columns={columns.length}>
      <table className="data-table">
        <caption className={isCaptionHidden ? 'visually-hidden' : undefined}>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column, index) => (
              <th key={index} scope="col" className={align(index)}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              {row.map((cell, column) =>
                column === 0 ? (
                  <th key={column} scope="row" className={classOf(cell, column)}>
                    {cell}
                  </th>
                ) : (
                  <td key={column} className={classOf(cell, column)}>
                    {cell}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}
