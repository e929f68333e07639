import { DatePicker } from 'antd'
import dayjs, { type Dayjs } from 'dayjs'
import { parseTime, serverTime } from '@/shared/lib/dates'
import { parseDateTime } from './pickerParsers'
import { usePickerText } from './usePickerText'
import styles from './form.module.css'

interface DateTimeInputProps {
  id?: string
  value?: string | null | undefined
  /** Also called with text that is not a time. */
  onChange?: (time: string | undefined) => void
  onBlur?: () => void
  showsSeconds?: boolean
  /** The time is impossible; the reason is shown next to it. */
  isInvalid?: boolean
  'aria-label'?: string
}

/** Date and time picker, shown and typed in the user's time zone. */
export function DateTimeInput({
  value,
  onChange,
  onBlur,
  showsSeconds,
  isInvalid,
  ...rest
}: DateTimeInputProps) {
  const time = parseTime(value)
  const timeFormat = showsSeconds ? 'HH:mm:ss' : 'HH:mm'
  const textOf = (dateTime: Date | null) => dayjs(dateTime).format(`YYYY-MM-DD ${timeFormat}`)
  const { give, Provider, context, picker } = usePickerText({
    value,
    onChange,
    invalidText: time ? undefined : value || undefined,
    onBlur,
    onCommit(text) {
      const typed = parseDateTime(text)
      if (typed === null) give(text || undefined)
      else if (textOf(typed) !== textOf(time)) give(serverTime(typed.getTime()))
    },
  })
  return (
    <Provider value={context}>
      <DatePicker
        {...rest}
        {...picker}
        className={styles.time}
        classNames={{ popup: { root: styles.timePopup } }}
        showTime={{ format: timeFormat }}
        format={`YYYY-MM-DD ${timeFormat}`}
        needConfirm={false}
        {...(isInvalid ? { status: 'error', 'aria-invalid': true } : {})}
        value={time ? dayjs(time) : null}
        onChange={(chosen: Dayjs | null) => give(chosen ? serverTime(chosen.valueOf()) : undefined)}
      />
    </Provider>
  )
}
