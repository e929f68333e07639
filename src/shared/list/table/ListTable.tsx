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
import { MobileHead } from './MobileHead'
import { MobileRow } from './MobileRow'
import { VIRTUAL_BODY, VirtualRowsKey } from './VirtualBody'
import { ResizeHandle } from './ResizeHandle'
import styles from '../list.module.css'

/** Column options of antd that lists set themselves or do not support. */
type UnsupportedOptions = 'dataIndex' | 'render' | 'ellipsis' | 'fixed' | 'rowScope' | 'shouldCellUpdate'

export type Column<Row> = Omit<TableColumnType<Row>, keyof ListColumn | UnsupportedOptions> &
  ListColumn & {
    dict?: Dictionary
    // oxlint-disable-next-line typescript/no-explicit-any -- columns know the type of the value at their key
    render?: (value: any, row: Row, index: number) => ReactNode
  }

/** Titles columns by the labels of the fields of the same name. */
export const columnsOf = <Row,>(
  labels: Readonly<Record<string, string>>,
  columns: readonly (Omit<Column<Row>, 'title'> & { title?: string })[],
): Column<Row>[] => columns.map((column) => ({ title: labels[column.key] ?? column.key, ...column }))

const VIRTUALIZE_ABOVE = 200
/**
 * Px of the primary column and others without a width in virtualized tables: widths must not depend on the rendered
 * rows.
 */
const NAME_WIDTH = 176
/** Px; fits a date and time on one line. */
const DEFAULT_WIDTH = 136
/** Px of the selection column; the style sheet positions the primary column next to it. */
const SELECTION_WIDTH = 40
const widthOf = ({ width }: { width?: string | number }) =>
  typeof width === 'number' ? width : DEFAULT_WIDTH

/**
 * Returns a cell renderer: by default the value under the column's key, or a dash. Subscribes to the dictionaries once
 * for all rows.
 */
export function useCells<Row>(columns: readonly Column<Row>[]) {
  const types = [...new Set(columns.flatMap(({ dict }) => dict ?? []))]
  const dictionaries = useDictionaries(types)

  return ({ key, dict, render }: Column<Row>, row: Row, index: number): ReactNode => {
    const value: unknown = row[key as keyof Row]
    if (render) return render(value, row, index)
    if (dict) return <CodeTags dictionary={dictionaries[types.indexOf(dict)]!} value={value as Coded} />
    return (typeof value === 'string' && value !== '') || typeof value === 'number' ? value : EMPTY_VALUE
  }
}

const ORDERS = { asc: 'ascend', desc: 'descend' } as const

interface ListTableProps<Row extends { id: string }> {
  list: List<Row>
  table: ListLayout<Column<Row>>
  renderActions?: (row: Row) => ReactNode
  rowSelection?: TableProps<Row>['rowSelection']
  rowClassName?: (row: Row) => string
  empty: ReactNode
}

export function ListTable<Row extends { id: string }>(props: ListTableProps<Row>) {
  const { list, table, renderActions, rowSelection, rowClassName, empty } = props
  const isPhone = useIsPhone()
  // A server without paging sends all rows, but the table still shows one page.
  const count = Math.min(list.rows.length, list.pageSize)
  const isVirtual = count > VIRTUALIZE_ABOVE
  const cellOf = useCells(table.shown)
  const desktopColumns = useDesktopColumns(props, cellOf, isVirtual)

  const mobileColumn: TableColumnType<Row> = {
    key: 'folded',
    title: <MobileHead list={list} columns={table.shown} />,
    render: (_, row, index) => (
      <MobileRow
        columns={table.shown}
        renderCell={(column) => cellOf(column, row, index)}
        actions={renderActions?.(row)}
      />
    ),
  }
  const columns = isPhone ? [mobileColumn] : desktopColumns

  return (
    <VirtualRowsKey value={list.shown}>
      <Table<Row>
        {...list.table}
        className={styles.listTable}
        data-density={table.density}
        data-folded={isPhone || undefined}
        data-long={isVirtual || undefined}
        columns={columns}
        tableLayout={isPhone || isVirtual ? 'fixed' : 'auto'}
        {...(isPhone ? { summary: undefined } : {})}
        {...(isVirtual
          ? {
              components: VIRTUAL_BODY,
              'aria-rowcount': count + 1,
              onRow: (_, index = 0) => ({ 'aria-rowindex': index + 2 }),
              style: {
                '--wide': `${columns.reduce((sum, column) => sum + widthOf(column), SELECTION_WIDTH)}px`,
              } as CSSProperties,
            }
          : {})}
        {...(rowSelection ? { rowSelection: { columnWidth: SELECTION_WIDTH, ...rowSelection } } : {})}
        {...(rowClassName ? { rowClassName } : {})}
        locale={{ emptyText: empty }}
      />
      {isPhone && <InvalidRows rows={list.invalidRows} />}
    </VirtualRowsKey>
  )
}

/**
 * Columns of antd's table. Primary column and actions are sticky by CSS: antd's `fixed` would measure every column and
 * render all rows once more.
 */
function useDesktopColumns<Row extends { id: string }>(
  { list, table, renderActions }: ListTableProps<Row>,
  cellOf: ReturnType<typeof useCells<Row>>,
  isVirtual: boolean,
) {
  const t = useTranslations()
  const { orderByColumn, isAsc } = list.sorted
  const { widths } = table.layout

  const columns = table.shown.map((column): TableColumnType<Row> => {
    const {
      key,
      title,
      isPrimary,
      isHiddenByDefault: _hidden,
      mobileSlot: _slot,
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
          <ResizeHandle
            onWidth={(width) => table.put(({ widths }) => ({ widths: { ...widths, [key]: width } }))}
          />
        </>
      ),
      ...(isVirtual && isPrimary ? { width: others.width ?? NAME_WIDTH } : {}),
      ...(Object.hasOwn(widths, key) ? { width: widths[key]! } : {}),
      ...(isPrimary ? { className: `${styles.listName} ${column.className ?? ''}` } : {}),
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
  return isVirtual ? columns.map((column) => ({ ...column, width: widthOf(column) })) : columns
}
