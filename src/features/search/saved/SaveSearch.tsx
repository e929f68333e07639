import { SaveOutlined } from '@ant-design/icons'
import { Alert, App, Button, Form, Input, Modal } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useWrite, type Failure } from '@/shared/api'
import { FailureText } from '@/shared/ui/FailureText'
import { writeSearch, type Search } from '../model/address'
import { savedSearchApi } from '../model/api'

const LONGEST_NAME = 60

/** Keeps the search on show under a name. */
export function SaveSearch({ search }: { search: Search }) {
  const { t } = useTranslation('search')
  const { t: common } = useTranslation()
  const { message } = App.useApp()
  const [form] = Form.useForm<{ name: string }>()
  const [isOpen, setOpen] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const create = useWrite(savedSearchApi.create, { refreshes: [savedSearchApi] })

  async function save({ name }: { name: string }) {
    setBusy(true)
    setFailure(null)
    const address = writeSearch({ ...search, page: 1 })
    const result = await create({ body: { name: name.trim(), address } })
    setBusy(false)
    if (!result.ok) return setFailure(result)
    setOpen(false)
    form.resetFields()
    void message.success(t('saved.done', { name: name.trim() }))
  }

  return (
    <>
      <Button icon={<SaveOutlined />} onClick={() => setOpen(true)}>
        {t('saved.save')}
      </Button>
      <Modal
        open={isOpen}
        title={t('saved.save')}
        okText={t('saved.ok')}
        cancelText={common('actions.cancel')}
        confirmLoading={isBusy}
        onOk={() => form.submit()}
        onCancel={() => setOpen(false)}
      >
        <Form
          form={form}
          name="saveSearch"
          layout="vertical"
          initialValues={{ name: search.keyword }}
          onFinish={(values) => void save(values)}
        >
          <Form.Item
            name="name"
            label={t('saved.name')}
            rules={[{ required: true, whitespace: true, message: t('saved.needsName') }]}
          >
            <Input maxLength={LONGEST_NAME} showCount />
          </Form.Item>
        </Form>
        {failure && <Alert type="error" showIcon title={<FailureText failure={failure} />} />}
      </Modal>
    </>
  )
}
