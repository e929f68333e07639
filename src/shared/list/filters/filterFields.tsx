import { Form, Input, Select } from 'antd'

interface TextFilterProps {
  name: string
  label: string
  /** What is searched, where the label does not say it. */
  tooltip?: string
}

/** A filter by words. */
export const TextFilter = (item: TextFilterProps) => (
  <Form.Item {...item}>
    <Input allowClear maxLength={80} />
  </Form.Item>
)

interface ChoiceFilterProps {
  name: string
  label: string
  options: readonly { value: string; label: string }[]
}

/** A filter by one of several values. */
export const ChoiceFilter = ({ name, label, options }: ChoiceFilterProps) => (
  <Form.Item name={name} label={label}>
    <Select allowClear className="filter-select" options={[...options]} />
  </Form.Item>
)
