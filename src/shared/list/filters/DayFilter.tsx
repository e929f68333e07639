import { Form } from 'antd'
import { DayField } from '@/shared/ui/fields/DayField'

/** A filter by a day; apart from the other filters, as a calendar weighs more than most lists. */
export const DayFilter = (item: { name: string; label: string }) => (
  <Form.Item {...item}>
    <DayField />
  </Form.Item>
)
