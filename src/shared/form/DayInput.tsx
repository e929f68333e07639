import { DatePicker } from 'antd'
import dayjs, { type Dayjs } from 'dayjs'
import { isDay } from '@/shared/lib/dates'
import { readDay } from '@/shared/lib/typedTime'
import { readsText } from './pickerText'
import styles from './form.module.css'

interface DayFieldProps {
  id?: string
  /** `YYYY-MM-DD`. */
  value?: string | null | undefined
  onChange?: (day: string | undefined) => void
  onBlur?: () => void
  /** First and last day that may be chosen. */
  earliest?: string | undefined
  latest?: string | undefined
  placeholder?: string
  'aria-label'?: string
}

const SHOWN = 'YYYY-MM-DD'
/** Also typed without separators or with slashes; other forms see {@link readsText}. */
const FORMATS = [SHOWN, 'YYYYMMDD', 'YYYY/MM/DD']

/** A date picker whose value is the text in which days travel. */
export function DayInput({ value, onChange, onBlur, earliest, latest, ...picker }: DayFieldProps) {
  function take(text: string) {
    const day = readDay(text)
    const isWithin = day !== null && day >= (earliest ?? day) && day <= (latest ?? day)
    if (isWithin && day !== value) onChange?.(day)
  }
  return (
    <DatePicker
      {...picker}
      {...readsText(take, onBlur)}
      className={styles.day}
      format={FORMATS}
      {...(earliest ? { minDate: dayjs(earliest) } : {})}
      {...(latest ? { maxDate: dayjs(latest) } : {})}
      value={value && isDay(value) ? dayjs(value) : null}
      onChange={(day: Dayjs | null) => onChange?.(day ? day.format(SHOWN) : undefined)}
    />
  )
}
