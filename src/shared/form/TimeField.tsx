import { DatePicker } from 'antd'
import dayjs, { type Dayjs } from 'dayjs'
import { parseTime, serverTime } from '@/shared/lib/dates'
import { Field, type FieldProps } from './Field'
import styles from './form.module.css'

interface TimeInputProps {
  id?: string
  /** As the server writes it. */
  value?: string | null
  onChange?: (time: string | undefined) => void
  onBlur?: () => void
}

/** Shown and chosen in the user's zone. */
function TimeInput({ value, onChange, ...picker }: TimeInputProps) {
  const time = parseTime(value)
  return (
    <DatePicker
      {...picker}
      className={styles.day}
      showTime={{ format: 'HH:mm' }}
      format={['YYYY-MM-DD HH:mm', 'YYYY/MM/DD HH:mm', 'YYYY-MM-DD']}
      value={time && dayjs(time)}
      onChange={(chosen: Dayjs | null) => onChange?.(chosen ? serverTime(chosen.valueOf()) : undefined)}
    />
  )
}

/** A day and the time of it. */
export const TimeField = (field: FieldProps) => (
  <Field {...field}>
    <TimeInput />
  </Field>
)
