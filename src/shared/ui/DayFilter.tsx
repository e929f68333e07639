import { Form } from 'antd'
import { DayInput } from '@/shared/form/DayInput'

/** A filter by a day; apart from the other filters, as a calendar weighs more than most lists. */
export const DayFilter = (item: { name: string; label: string }) => (
  <Form.Item {...item}>
    <DayInput />
  </Form.Item>
)
