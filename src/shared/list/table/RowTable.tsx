import { Table, type TablePaginationConfig, type TableProps } from 'antd'
import type { ReactNode } from 'react'
import type { InvalidRow } from '@/shared/api'
import { useIsPhone } from '@/shared/ui/breakpoints'
import { useTranslations } from '@/shared/i18n'
import { InvalidRows, invalidRowsSummary } from '../InvalidRows'
import { MobileRow } from './MobileRow'
import { useCells, type Column } from './ListTable'
import styles from '../list.module.css'

interface RowTableProps<Row> extends Pick<TableProps<Row>, 'loading' | 'rowSelection'> {
  rows: readonly Row[]
  rowKey?: (row: NoInfer<Row>) => string
  columns: readonly Column<Row>[]
  renderActions?: ((row: NoInfer<Row>) => ReactNode) | false | undefined
  pageSize: number
  pagination?: TablePaginationConfig
  empty?: ReactNode
  invalidRows?: readonly InvalidRow[]
  isSmall?: boolean
}

const NO_ROWS: readonly InvalidRow[] = []

export function RowTable<Row extends object>(props: RowTableProps<Row>) {
  const {
    rows,
    rowKey,
    columns,
    renderActions,
    pageSize,
    pagination,
    empty,
    invalidRows = NO_ROWS,
    isSmall = false,
    ...others
  } = props
  const t = useTranslations()
  const isPhone = useIsPhone()
  const cellOf = useCells(columns)
  const shown: TableProps<Row>['columns'] = isPhone
    ? [
        {
          key: 'folded',
          title: columns.find(({ isPrimary }) => isPrimary)?.title,
          render: (_, row, index) => (
            <MobileRow
              columns={columns}
              renderCell={(column) => cellOf(column, row, index)}
              actions={renderActions && renderActions(row)}
              maxFacts={columns.length}
            />
          ),
        },
      ]
    : columns.map(
        (
          { isPrimary: _primary, mobileSlot: _slot, isHiddenByDefault: _hidden, dict: _dict, ...column },
          at,
        ) => ({
          ...column,
          render: (_value, row, index) => cellOf(columns[at]!, row, index),
        }),
      )
  if (renderActions && !isPhone)
    shown.push({
      key: 'actions',
      title: <span className="visually-hidden">{t('columns.actions')}</span>,
      className: 'row-actions-cell',
      render: (_, row) => renderActions(row),
    })
  return (
    <>
      <Table<Row>
        {...others}
        className={styles.listTable}
        data-density={isSmall ? 'compact' : undefined}
        data-folded={isPhone || undefined}
        rowKey={rowKey ?? 'id'}
        columns={shown}
        dataSource={[...rows]}
        {...(isPhone
          ? { tableLayout: 'fixed' }
          : { tableLayout: 'auto', summary: invalidRowsSummary(invalidRows) })}
        pagination={{
          pageSize,
          hideOnSinglePage: true,
          showSizeChanger: false,
          ...(isSmall && { size: 'small' as const }),
          ...pagination,
        }}
        locale={{ emptyText: <span className="cell-note">{empty}</span> }}
      />
      {isPhone && <InvalidRows rows={invalidRows} />}
    </>
  )
}
