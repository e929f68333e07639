import { Table, type TableColumnsType } from 'antd'

interface Drug {
  key: string
  name: string
  company: string
  phase: number
  note?: string
  children?: Drug[]
}

const DRUGS: Drug[] = [
  {
    key: 'a',
    name: 'Alpha',
    company: 'North',
    phase: 3,
    note: 'A long note that does not fit into its column',
  },
  { key: 'b', name: 'Beta', company: 'South', phase: 1 },
  { key: 'c', name: 'Gamma', company: 'North', phase: 2 },
]

const COLUMNS: TableColumnsType<Drug> = [
  { title: 'Name', dataIndex: 'name' },
  { title: 'Company', dataIndex: 'company' },
  { title: 'Phase', dataIndex: 'phase', align: 'end' },
]

const MANY: Drug[] = Array.from({ length: 200 }, (_, index) => ({
  key: String(index),
  name: `Drug ${index}`,
  company: 'North',
  phase: (index % 3) + 1,
}))

const FAMILY: Drug[] = [
  {
    key: 'family',
    name: 'Family',
    company: 'North',
    phase: 3,
    children: [
      { key: 'salt', name: 'Salt', company: 'North', phase: 2 },
      { key: 'tablet', name: 'Tablet', company: 'South', phase: 1 },
    ],
  },
]

const MERGED: TableColumnsType<Drug> = [
  {
    title: 'Name and company',
    colSpan: 2,
    dataIndex: 'name',
    onCell: (_, index) => ({ colSpan: index === 2 ? 2 : 1 }),
  },
  {
    title: 'Company',
    colSpan: 0,
    dataIndex: 'company',
    onCell: (_, index) => ({ colSpan: index === 2 ? 0 : 1 }),
  },
  { title: 'Phase', dataIndex: 'phase', onCell: (_, index) => ({ rowSpan: [2, 0, 1][index ?? 0] ?? 1 }) },
]

const GROUPED: TableColumnsType<Drug> = [
  { title: 'Name', dataIndex: 'name' },
  {
    title: 'Development',
    children: [
      { title: 'Company', dataIndex: 'company' },
      { title: 'Phase', dataIndex: 'phase' },
    ],
  },
]

const sumPhases = (drugs: readonly Drug[]) => (
  <Table.Summary.Row>
    <Table.Summary.Cell index={0} colSpan={2}>
      Sum
    </Table.Summary.Cell>
    <Table.Summary.Cell index={2} align="end">
      {drugs.reduce((sum, { phase }) => sum + phase, 0)}
    </Table.Summary.Cell>
  </Table.Summary.Row>
)

export const Tables = () => (
  <>
    <section aria-label="Table with a column without render">
      <Table columns={COLUMNS} dataSource={DRUGS} pagination={false} />
    </section>
    <section aria-label="Virtual table">
      <Table virtual columns={COLUMNS} dataSource={MANY} scroll={{ x: 600, y: 160 }} pagination={false} />
    </section>
    <section aria-label="Tree rows">
      <Table
        columns={COLUMNS}
        dataSource={FAMILY}
        expandable={{ defaultExpandAllRows: true }}
        pagination={false}
      />
    </section>
    <section aria-label="Expandable rows">
      <Table
        columns={COLUMNS}
        dataSource={DRUGS}
        expandable={{
          expandedRowRender: ({ name }) => `More about ${name}`,
          rowExpandable: (drug) => drug.phase > 1,
        }}
        pagination={false}
      />
    </section>
    <section aria-label="Fixed columns">
      <Table
        columns={[
          { title: 'Name', dataIndex: 'name', fixed: 'start', width: 120 },
          { title: 'Company', dataIndex: 'company', width: 900 },
          { title: 'Note', dataIndex: 'note', width: 500 },
          { title: 'Phase', dataIndex: 'phase', fixed: 'end', width: 100 },
        ]}
        dataSource={DRUGS}
        scroll={{ x: 1600 }}
        pagination={false}
      />
    </section>
    <section aria-label="Ellipsis">
      <Table
        columns={[
          { title: 'Name', dataIndex: 'name', width: 100 },
          { title: 'Note', dataIndex: 'note', ellipsis: true, width: 120 },
        ]}
        dataSource={DRUGS}
        pagination={false}
        style={{ width: 300 }}
      />
    </section>
    <section aria-label="Merged cells">
      <Table bordered columns={MERGED} dataSource={DRUGS} pagination={false} />
    </section>
    <section aria-label="Grouped header">
      <Table bordered size="small" columns={GROUPED} dataSource={DRUGS} pagination={false} />
    </section>
    <section aria-label="Row selection">
      <Table
        columns={COLUMNS}
        dataSource={DRUGS}
        rowSelection={{ defaultSelectedRowKeys: ['b'], selections: true }}
        pagination={false}
      />
    </section>
    <section aria-label="Radio selection">
      <Table columns={COLUMNS} dataSource={DRUGS} rowSelection={{ type: 'radio' }} pagination={false} />
    </section>
    <section aria-label="Sorter and filters">
      <Table
        columns={[
          { title: 'Name', dataIndex: 'name' },
          {
            title: 'Company',
            dataIndex: 'company',
            filters: ['North', 'South'].map((company) => ({ text: company, value: company })),
            onFilter: (company, drug) => drug.company === company,
          },
          { title: 'Phase', dataIndex: 'phase', sorter: (one, other) => one.phase - other.phase },
        ]}
        dataSource={DRUGS}
        pagination={false}
      />
    </section>
    <section aria-label="Pages of rows">
      <Table
        columns={COLUMNS}
        dataSource={MANY}
        pagination={{
          pageSize: 3,
          showSizeChanger: true,
          showQuickJumper: true,
          showTotal: (n) => `${n} rows`,
        }}
      />
    </section>
    <section aria-label="Title, summary and footer">
      <Table
        columns={COLUMNS}
        dataSource={DRUGS}
        pagination={false}
        title={() => 'Drugs'}
        summary={sumPhases}
        footer={() => 'Invented'}
      />
    </section>
    <section aria-label="Empty table">
      <Table columns={COLUMNS} dataSource={[]} />
    </section>
    <section aria-label="Sticky header, rows that scroll">
      <Table sticky columns={COLUMNS} dataSource={MANY.slice(0, 9)} scroll={{ y: 120 }} pagination={false} />
    </section>
  </>
)
