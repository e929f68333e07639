import { Form, Select } from 'antd'

interface SeveralSelectProps {
  id?: string
  /** Codes joined by commas, as the filters of a list hold them. */
  value?: string | undefined
  onChange?: (codes: string | undefined) => void
  options: readonly { value: string; label: string }[]
}

/** Chooses any number of codes. One without an entry is shown as it is. */
const SeveralSelect = ({ id, value, onChange, options }: SeveralSelectProps) => (
  <Select
    {...(id ? { id } : {})}
    mode="multiple"
    allowClear
    className="filter-select"
    maxTagCount="responsive"
    showSearch={{ optionFilterProp: 'label' }}
    value={value ? value.split(',') : []}
    onChange={(codes: string[]) => onChange?.(codes.length > 0 ? codes.join(',') : undefined)}
    options={[...options]}
  />
)

interface SeveralFilterProps {
  name: string
  label: string
  options: SeveralSelectProps['options']
}

/** A filter by any of several codes. */
export const SeveralFilter = ({ name, label, options }: SeveralFilterProps) => (
  <Form.Item name={name} label={label}>
    <SeveralSelect options={options} />
  </Form.Item>
)
