import { Table } from 'antd'
import { memo } from 'react'
import type { Column } from './columns'

interface RowsProps<Row> {
  columns: readonly Column<Row>[]
  rows: readonly Row[]
}

/** The rows of a result; drawn anew only with another result or other columns, as there may be a hundred. */
export const Rows = memo(function Rows<Row extends object>({ columns, rows }: RowsProps<Row>) {
  return (
    <Table<Row>
      rowKey="id"
      size="small"
      columns={[...columns]}
      dataSource={rows}
      scroll={{ x: 'max-content' }}
      pagination={false}
    />
  )
}) as <Row extends object>(props: RowsProps<Row>) => React.ReactNode
