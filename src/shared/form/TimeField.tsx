import { Input } from 'antd'
import dayjs from 'dayjs'
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

/** Shown and typed in the user's zone, with the browser's own picker. */
function TimeInput({ value, onChange, ...input }: TimeInputProps) {
  const time = parseTime(value)
  return (
    <Input
      {...input}
      type="datetime-local"
      className={styles.day}
      value={time ? dayjs(time).format('YYYY-MM-DDTHH:mm') : ''}
      onChange={({ target }) =>
        onChange?.(target.value === '' ? undefined : serverTime(new Date(target.value).getTime()))
      }
    />
  )
}

/** A day and the time of it. */
export const TimeField = (field: FieldProps) => (
  <Field {...field}>
    <TimeInput />
  </Field>
)
