import { DatePicker } from 'antd'
import dayjs, { type Dayjs } from 'dayjs'
import { parseTime, serverTime } from '@/shared/lib/dates'
import { readMoment } from './pickerParsers'
import { usePickerText } from './usePickerText'
import styles from './form.module.css'

interface TimeInputProps {
  id?: string
  /** As the server writes it. */
  value?: string | null | undefined
  /** Is given what was typed, too, where that is no time. */
  onChange?: (time: string | undefined) => void
  onBlur?: () => void
  /** To the second. */
  isExact?: boolean
  /** The moment cannot be meant: the reason stands beside it. */
  isWrong?: boolean
  'aria-label'?: string
}

/** A picker of a day and the time of it, shown and typed in the user's zone. */
export function TimeInput({ value, onChange, onBlur, isExact, isWrong, ...rest }: TimeInputProps) {
  const time = parseTime(value)
  const clock = isExact ? 'HH:mm:ss' : 'HH:mm'
  const textOf = (moment: Date | null) => dayjs(moment).format(`YYYY-MM-DD ${clock}`)
  const { give, Around, context, picker } = usePickerText({
    value,
    onChange,
    unread: time ? undefined : value || undefined,
    onBlur,
    take(text) {
      const typed = readMoment(text)
      if (typed === null) give(text || undefined)
      else if (textOf(typed) !== textOf(time)) give(serverTime(typed.getTime()))
    },
  })
  return (
    <Around value={context}>
      <DatePicker
        {...rest}
        {...picker}
        className={styles.time}
        classNames={{ popup: { root: styles.timePopup } }}
        showTime={{ format: clock }}
        format={`YYYY-MM-DD ${clock}`}
        needConfirm={false}
        {...(isWrong ? { status: 'error', 'aria-invalid': true } : {})}
        value={time ? dayjs(time) : null}
        onChange={(chosen: Dayjs | null) => give(chosen ? serverTime(chosen.valueOf()) : undefined)}
      />
    </Around>
  )
}
