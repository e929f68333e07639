import { Table } from 'antd'
import { useState } from 'react'

const COLUMNS = Array.from({ length: 8 }, (_, column) => ({
  key: column,
  title: `column ${column}`,
  width: 150,
  render: (row: number) => `${row}, ${column}`,
}))
const ROWS = Array.from({ length: 100_000 }, (_, row) => row)

/** antd's own long table, opened by a click: 100,000 rows with eight columns of plain text. */
export default function GridPage() {
  const [isOpen, setOpen] = useState(false)
  if (!isOpen) return <button onClick={() => setOpen(true)}>open</button>
  return (
    <>
      <h1>100,000</h1>
      <Table<number>
        virtual
        rowKey={(row) => row}
        scroll={{ x: 1200, y: 700 }}
        columns={COLUMNS}
        dataSource={ROWS}
        pagination={false}
      />
    </>
  )
}
