import { Table, type TableColumnType, type TableProps } from 'antd'
import type { ReactNode } from 'react'
import type { Dictionary } from '@/shared/domain/dictionary/api'
import type { Coded } from '@/shared/domain/dictionary/coded'
import { DictTag } from '@/shared/domain/dictionary/DictTag'
import { ABSENT } from '@/shared/lib/money'
import { useIsNarrow } from '@/shared/ui/useIsNarrow'
import { useText } from '@/shared/texts'
import type { List } from '../useList'
import type { ListColumn, ListLayout } from './useTable'
import { WidthGrip } from './WidthGrip'
import styles from '../list.module.css'

/** A column of a list, drawn as those of the component library; as text where it says nothing else. */
export type Column<Row> = TableColumnType<Row> &
  ListColumn & {
    /** Its codes are drawn as tags of this dictionary. */
    dict?: Dictionary
  }

/** Columns that are called as the fields of the same name. */
export const columnsOf = <Row,>(
  labels: Readonly<Record<string, string>>,
  columns: readonly (Omit<Column<Row>, 'title'> & { title?: string })[],
): Column<Row>[] => columns.map((column) => ({ title: labels[column.key] ?? column.key, ...column }))

/** Rows above which only those in sight are drawn, and the height (px) of what shows them. */
const MANY_ROWS = 200
const VIRTUAL_HEIGHT = 640
/** Px that a column without a width takes there: the library asks for a sum. */
const USUAL_WIDTH = 160

/** What stands under the column's key; a dash where there is nothing. */
const plainCell = (value: unknown) =>
  (typeof value === 'string' && value !== '') || typeof value === 'number' ? value : ABSENT

const ORDERS = { asc: 'ascend', desc: 'descend' } as const

interface ListTableProps<Row extends { id: string }> {
  list: List<Row>
  table: ListLayout<Column<Row>>
  /** What can be done with a row. */
  renderActions?: (row: Row) => ReactNode
  rowSelection?: TableProps<Row>['rowSelection']
  rowClassName?: (row: Row) => string
  /** In place of rows. */
  empty: ReactNode
}

/** The rows of a list in the columns that the user chose; of more than two hundred only those in sight are drawn. */
export function ListTable<Row extends { id: string }>(props: ListTableProps<Row>) {
  const { list, table, renderActions, rowSelection, rowClassName, empty } = props
  const t = useText()
  const isNarrow = useIsNarrow()
  const { orderByColumn, isAsc } = list.sorted
  const { widths } = table.layout
  // Of a server that knows no paging the table shows a page all the same.
  const isVirtual = Math.min(list.rows.length, list.pageSize) > MANY_ROWS

  const columns: TableColumnType<Row>[] = table.shown.map(
    ({ isName: isNaming, isExtra: _extra, dict, title, ...column }) => ({
      dataIndex: column.key,
      render: dict ? (value: Coded) => <DictTag type={dict} value={value} /> : plainCell,
      ...column,
      title: (
        <>
          {title}
          <WidthGrip
            onWidth={(width) => table.put(({ widths }) => ({ widths: { ...widths, [column.key]: width } }))}
          />
        </>
      ),
      ...(isVirtual ? { width: USUAL_WIDTH } : {}),
      ...(Object.hasOwn(widths, column.key) ? { width: widths[column.key]! } : {}),
      // It would take all the room of a phone.
      ...(isNaming ? { className: `${styles.listName} ${column.className ?? ''}` } : {}),
      ...(isNaming && !isNarrow ? { fixed: 'start' as const } : {}),
      ...(column.sorter ? { sortOrder: column.key === orderByColumn ? ORDERS[isAsc ?? 'asc'] : null } : {}),
    }),
  )
  if (renderActions) {
    columns.push({
      key: 'actions',
      title: t('columns.actions'),
      className: 'row-actions-cell',
      ...(isVirtual ? { width: USUAL_WIDTH } : {}),
      render: (_, row) => renderActions(row),
    })
  }

  return (
    <Table<Row>
      {...list.table}
      className={styles.listTable}
      data-density={table.density}
      columns={columns}
      {...(isVirtual
        ? { virtual: true, scroll: { x: columns.length * USUAL_WIDTH, y: VIRTUAL_HEIGHT } }
        : {})}
      {...(rowSelection ? { rowSelection } : {})}
      {...(rowClassName ? { rowClassName } : {})}
      locale={{ emptyText: empty }}
    />
  )
}
