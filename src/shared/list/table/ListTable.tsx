import { Table, type TableColumnType, type TableProps } from 'antd'
import type { CSSProperties, ReactNode } from 'react'
import type { Dictionary } from '@/shared/dictionary/dictionary.api'
import type { Coded } from '@/shared/dictionary/codedValue'
import { CodeTags } from '@/shared/dictionary/DictTag'
import { useDictionaries } from '@/shared/dictionary/useDictionary'
import { EMPTY_VALUE } from '@/shared/lib/money'
import { useIsPhone } from '@/shared/ui/breakpoints'
import { useTranslations } from '@/shared/i18n'
import { InvalidRows } from '../InvalidRows'
import type { List } from '../useList'
import type { ListColumn, ListLayout } from './useTable'
import { FoldedHead } from './MobileHead'
import { FoldedRow } from './MobileRow'
import { LONG_BODY, LongRows } from './VirtualBody'
import { WidthGrip } from './ResizeHandle'
import styles from '../list.module.css'

/** Options of antd's columns that lists set themselves or do not support. */
type NotOfCells = 'dataIndex' | 'render' | 'ellipsis' | 'fixed' | 'rowScope' | 'shouldCellUpdate'

/** A column of a list, drawn as those of the component library; as text where it says nothing else. */
export type Column<Row> = Omit<TableColumnType<Row>, keyof ListColumn | NotOfCells> &
  ListColumn & {
    /** Its codes are drawn as tags of this dictionary. */
    dict?: Dictionary
    // oxlint-disable-next-line typescript/no-explicit-any -- what stands under the key, which columns know the type of
    render?: (value: any, row: Row, index: number) => ReactNode
  }

/** Columns that are called as the fields of the same name. */
export const columnsOf = <Row,>(
  labels: Readonly<Record<string, string>>,
  columns: readonly (Omit<Column<Row>, 'title'> & { title?: string })[],
): Column<Row>[] => columns.map((column) => ({ title: labels[column.key] ?? column.key, ...column }))

/** Rows above which only those in sight are drawn. */
const MANY_ROWS = 200
/** Px that the name and other columns without a width take there: it must not change with the rows that are drawn. */
const NAME_WIDTH = 176
/** A day with its time stands on one line. */
const USUAL_WIDTH = 136
/** Px of the boxes to choose rows by; the style sheet puts the name beside them. */
const CHOICE_WIDTH = 40
const widthOf = ({ width }: { width?: string | number }) => (typeof width === 'number' ? width : USUAL_WIDTH)

/**
 * What rows say in these columns: the value under a column's key where it does not say how; a dash for nothing. The
 * dictionaries are read here, once for all rows.
 */
export function useCells<Row>(columns: readonly Column<Row>[]) {
  const types = [...new Set(columns.flatMap(({ dict }) => dict ?? []))]
  const dictionaries = useDictionaries(types)

  return ({ key, dict, render }: Column<Row>, row: Row, index: number): ReactNode => {
    const value: unknown = row[key as keyof Row]
    if (render) return render(value, row, index)
    if (dict) return <CodeTags of={dictionaries[types.indexOf(dict)]!} value={value as Coded} />
    return (typeof value === 'string' && value !== '') || typeof value === 'number' ? value : EMPTY_VALUE
  }
}

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

/**
 * The rows of a list in the columns that the user chose, folded on a phone; of more than two hundred only those in
 * sight are drawn.
 */
export function ListTable<Row extends { id: string }>(props: ListTableProps<Row>) {
  const { list, table, renderActions, rowSelection, rowClassName, empty } = props
  const isPhone = useIsPhone()
  // Of a server that knows no paging the table shows a page all the same.
  const count = Math.min(list.rows.length, list.pageSize)
  const isLong = count > MANY_ROWS
  const cellOf = useCells(table.shown)
  const wide = useWideColumns(props, cellOf, isLong)

  const folded: TableColumnType<Row> = {
    key: 'folded',
    title: <FoldedHead list={list} columns={table.shown} />,
    render: (_, row, index) => (
      <FoldedRow
        columns={table.shown}
        renderCell={(column) => cellOf(column, row, index)}
        actions={renderActions?.(row)}
      />
    ),
  }
  const columns = isPhone ? [folded] : wide

  return (
    <LongRows value={list.shown}>
      <Table<Row>
        {...list.table}
        className={styles.listTable}
        data-density={table.density}
        data-folded={isPhone || undefined}
        data-long={isLong || undefined}
        columns={columns}
        tableLayout={isPhone || isLong ? 'fixed' : 'auto'}
        {...(isPhone ? { summary: undefined } : {})}
        {...(isLong
          ? {
              components: LONG_BODY,
              'aria-rowcount': count + 1,
              onRow: (_, index = 0) => ({ 'aria-rowindex': index + 2 }),
              style: {
                '--wide': `${columns.reduce((sum, column) => sum + widthOf(column), CHOICE_WIDTH)}px`,
              } as CSSProperties,
            }
          : {})}
        {...(rowSelection ? { rowSelection: { columnWidth: CHOICE_WIDTH, ...rowSelection } } : {})}
        {...(rowClassName ? { rowClassName } : {})}
        locale={{ emptyText: empty }}
      />
      {isPhone && <InvalidRows rows={list.unread} />}
    </LongRows>
  )
}

/**
 * The columns of the component library's table. Name and actions stay in sight by the style sheet: the library would
 * measure every column and draw all rows once more.
 */
function useWideColumns<Row extends { id: string }>(
  { list, table, renderActions }: ListTableProps<Row>,
  cellOf: ReturnType<typeof useCells<Row>>,
  isLong: boolean,
) {
  const t = useTranslations()
  const { orderByColumn, isAsc } = list.sorted
  const { widths } = table.layout

  const columns = table.shown.map((column): TableColumnType<Row> => {
    const {
      key,
      title,
      isPrimary: isName,
      isHiddenByDefault: _extra,
      mobileSlot: _folded,
      dict: _dict,
      ...others
    } = column
    return {
      ...others,
      key,
      render: (_, row, index) => cellOf(column, row, index),
      title: (
        <>
          {title}
          <WidthGrip
            onWidth={(width) => table.put(({ widths }) => ({ widths: { ...widths, [key]: width } }))}
          />
        </>
      ),
      ...(isLong && isName ? { width: others.width ?? NAME_WIDTH } : {}),
      ...(Object.hasOwn(widths, key) ? { width: widths[key]! } : {}),
      ...(isName ? { className: `${styles.listName} ${column.className ?? ''}` } : {}),
      ...(column.sorter ? { sortOrder: key === orderByColumn ? ORDERS[isAsc ?? 'asc'] : null } : {}),
    }
  })
  if (renderActions) {
    columns.push({
      key: 'actions',
      title: <span className="visually-hidden">{t('columns.actions')}</span>,
      className: 'row-actions-cell',
      render: (_, row) => renderActions(row),
    })
  }
  return isLong ? columns.map((column) => ({ ...column, width: widthOf(column) })) : columns
}
