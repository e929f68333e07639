import { memo, type ReactNode } from 'react'
import type { InvalidRow } from '@/shared/api'
import { ScrollRegion } from '@/shared/ui/chart/ScrollRegion'
import { rowKey } from '@/shared/list/rowKeys'
import { InvalidRows, InvalidTableRows } from '@/shared/list/InvalidRows'
import { MobileRow } from '@/shared/list/table/MobileRow'
import type { Layout } from '@/shared/list/table/columnLayout'
import type { Density } from '@/shared/list/table/useTable'
import { useIsPhone } from '@/shared/ui/breakpoints'
import type { Column } from './resultColumns'
import styles from './results.module.css'

interface ResultRowsProps<Row> {
  caption: string
  columns: readonly Column<Row>[]
  widths: Layout['widths']
  density: Density
  rows: readonly Row[]
  unread: readonly InvalidRow[]
}

/**
 * Rows of a result, memoized: they render again only for another result or other columns. A plain table instead of the
 * one of the lists: each cell of the component library costs several of these while results change as the user types,
 * and its code adds 40 kB before the first cell. Columns, widths, density and folded rows are those of the lists.
 */
export const ResultRows = memo(function ResultRows<Row extends { id: string }>(props: ResultRowsProps<Row>) {
  const isPhone = useIsPhone()
  return isPhone ? <FoldedRows {...props} /> : <WideRows {...props} />
}) as <Row extends { id: string }>(props: ResultRowsProps<Row>) => ReactNode

function FoldedRows<Row extends { id: string }>({
  caption,
  columns,
  density,
  rows,
  unread,
}: ResultRowsProps<Row>) {
  return (
    <>
      <ul className={`plain-list ${styles.foldedRows}`} aria-label={caption} data-density={density}>
        {rows.map((row) => (
          <li key={rowKey(row)} data-row-key={rowKey(row)}>
            <MobileRow columns={columns} renderCell={({ render }) => render(row)} />
          </li>
        ))}
      </ul>
      <InvalidRows rows={unread} />
    </>
  )
}

function WideRows<Row extends { id: string }>({
  caption,
  columns,
  widths,
  density,
  rows,
  unread,
}: ResultRowsProps<Row>) {
  return (
    <ScrollRegion label={caption}>
      <table className={`data-table ${styles.searchTable}`} data-density={density}>
        <thead>
          <tr>
            {columns.map(({ key, title, isNumeric }) => (
              <th
                key={key}
                scope="col"
                className={isNumeric ? 'number' : undefined}
                {...(Object.hasOwn(widths, key)
                  ? { style: { minWidth: widths[key], maxWidth: widths[key] } }
                  : {})}
              >
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)} data-row-key={rowKey(row)}>
              {columns.map(({ key, isPrimary, isNumeric, render }) =>
                isPrimary ? (
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
        {unread.length > 0 && (
          <tfoot>
            <InvalidTableRows rows={unread} />
          </tfoot>
        )}
      </table>
    </ScrollRegion>
  )
}
