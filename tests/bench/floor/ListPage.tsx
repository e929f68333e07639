import { PlusOutlined, SearchOutlined } from '@ant-design/icons'
import { Button, Card, Form, Input, Modal, Select, Space, Table, Tag, Tree } from 'antd'
import { useEffect, useState } from 'react'
import { read } from './calls'
import { useTexts } from './texts'

interface Report {
  id: number
  pipelineName: string
  companyName: string
  currentStage: string
  status: string
  currency: string
  createTime: string
}

interface Filters {
  keyword?: string
  status?: string
}

export default function ListPage() {
  const t = useTexts()
  const [form] = Form.useForm<Filters>()
  const [filters, setFilters] = useState<Filters>({})
  const [page, setPage] = useState({ pageNum: 1, pageSize: 10 })
  const [answer, setAnswer] = useState<{ rows: Report[]; total: number } | null>(null)
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    void read<{ rows: Report[]; total: number }>('/valuation/report/list', { ...filters, ...page }).then(
      setAnswer,
    )
  }, [filters, page])
  const text = (key: keyof Report, label: Parameters<typeof t>[0]) => ({
    key,
    dataIndex: key,
    title: t(label),
    sorter: true,
  })
  return (
    <Card>
      <Form form={form} layout="inline" onFinish={setFilters}>
        <Form.Item name="keyword" label={t('name')}>
          <Input allowClear />
        </Form.Item>
        <Form.Item name="status" label={t('status')}>
          <Select allowClear style={{ width: 120 }} options={[{ value: '1', label: '1' }]} />
        </Form.Item>
        <Space>
          <Button type="primary" htmlType="submit" icon={<SearchOutlined />}>
            {t('search')}
          </Button>
          <Button onClick={() => form.resetFields()}>{t('reset')}</Button>
          <Button icon={<PlusOutlined />} onClick={() => setOpen(true)}>
            {t('add')}
          </Button>
        </Space>
      </Form>
      <Tree treeData={[{ key: 'areas', title: t('areas') }]} />
      <Table<Report>
        rowKey="id"
        rowSelection={{}}
        loading={!answer}
        dataSource={answer?.rows}
        columns={[
          text('pipelineName', 'name'),
          text('companyName', 'company'),
          text('currentStage', 'phase'),
          { ...text('status', 'status'), render: (status: string) => <Tag>{status}</Tag> },
          text('createTime', 'created'),
          text('currency', 'currency'),
          {
            key: 'actions',
            render: () => <Button type="link">{t('remove')}</Button>,
          },
        ]}
        pagination={{
          current: page.pageNum,
          pageSize: page.pageSize,
          total: answer?.total,
          showSizeChanger: true,
          onChange: (pageNum, pageSize) => setPage({ pageNum, pageSize }),
        }}
      />
      <Modal open={isOpen} title={t('add')} onCancel={() => setOpen(false)}>
        <Form>
          <Form.Item name="pipelineName" label={t('name')} rules={[{ required: true }]}>
            <Input />
          </Form.Item>
        </Form>
      </Modal>
    </Card>
  )
}
