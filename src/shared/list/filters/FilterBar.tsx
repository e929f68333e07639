import { FilterOutlined } from '@ant-design/icons'
import { Button, Flex, Form } from 'antd'
import { Children, useEffect, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useIsNarrow } from '@/shared/ui/useIsNarrow'
import type { List } from '../useList'

/** Filters that leave room for the list on a narrow screen. */
const MOST_ON_PHONE = 4

interface FilterBarProps {
  /** Name of the form, unique on the page: labels find their inputs by it. */
  name: string
  list: Pick<List<unknown>, 'filters' | 'filter'>
  /** `Form.Item`s named as the endpoint's filters. */
  children: ReactNode
}

/** Filters of a list; the fields follow the address, also on *back*. */
export function FilterBar({ name, list, children }: FilterBarProps) {
  const { t } = useTranslation()
  const { t: parts } = useTranslation('parts')
  const isFoldable = useIsNarrow() && Children.count(children) > MOST_ON_PHONE
  const [isOpen, setOpen] = useState(false)
  const [form] = Form.useForm<Record<string, string | undefined>>()
  const address = JSON.stringify(list.filters)

  useEffect(() => {
    form.resetFields()
    form.setFieldsValue(JSON.parse(address) as Record<string, string>)
  }, [form, address])

  return (
    <>
      {isFoldable && (
        <Button
          className="filter-fold"
          icon={<FilterOutlined />}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {parts('filters', { count: Object.values(list.filters).filter(Boolean).length })}
        </Button>
      )}
      <Form
        form={form}
        name={name}
        layout="inline"
        role="search"
        className="filter-bar"
        hidden={isFoldable && !isOpen}
        onFinish={list.filter}
      >
        {children}
        <Flex gap="small">
          <Button type="primary" htmlType="submit">
            {t('actions.search')}
          </Button>
          <Button
            onClick={() => {
              const none = Object.keys({ ...form.getFieldsValue(), ...list.filters })
              list.filter(Object.fromEntries(none.map((field) => [field, undefined])))
            }}
          >
            {t('actions.reset')}
          </Button>
        </Flex>
      </Form>
    </>
  )
}
