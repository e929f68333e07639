import { DatePicker } from 'antd'
import dayjs, { type Dayjs } from 'dayjs'
import { useState } from 'react'
import { isDay } from '@/shared/lib/dates'
import { useTranslations } from '@/shared/i18n'
import { readDay } from './pickerParsers'
import { usePickerText } from './usePickerText'
import styles from './form.module.css'

interface DayFieldProps {
  id?: string
  /** `YYYY-MM-DD`. */
  value?: string | null | undefined
  /** Is given what was typed, too, where that is no day: the form's schema says so. */
  onChange?: (day: string | undefined) => void
  onBlur?: () => void
  /** First and last day that the calendar offers; whoever types another one is told by the schema. */
  earliest?: string | undefined
  latest?: string | undefined
  /** Where no schema stands behind it: `onChange` is given days alone, what is none is said here. */
  givesDays?: boolean
  placeholder?: string
  'aria-label'?: string
}

const SHOWN = 'YYYY-MM-DD'
/** Read letter by letter; what else is a day is read at its end. */
const FORMATS = [SHOWN, 'YYYYMMDD', 'YYYY/MM/DD']

/** A date picker whose value is the text in which days travel. */
export function DayInput(props: DayFieldProps) {
  const { value, onChange, onBlur, earliest, latest, givesDays = false, ...rest } = props
  const t = useTranslations('parts')
  const day = value && isDay(value) ? value : undefined
  /** What was typed and not given on, and the value it stood beside. */
  const [kept, keep] = useState<{ text: string; beside: string | null | undefined } | null>(null)
  const isKept = kept !== null && kept.beside === value
  const { give, Around, context, picker } = usePickerText({
    value,
    onChange,
    unread: isKept ? kept.text : day ? undefined : value || undefined,
    onBlur,
    take(text) {
      const typed = readDay(text) ?? text
      const isRefused = givesDays && typed !== '' && !isDay(typed)
      keep(isRefused ? { text, beside: value } : null)
      if (!isRefused) give(typed || undefined)
    },
  })
  return (
    <Around value={context}>
      <DatePicker
        {...rest}
        {...picker}
        className={styles.day}
        format={FORMATS}
        {...(earliest ? { minDate: dayjs(earliest) } : {})}
        {...(latest ? { maxDate: dayjs(latest) } : {})}
        value={day ? dayjs(day) : null}
        onChange={(chosen: Dayjs | null) => {
          keep(null)
          give(chosen ? chosen.format(SHOWN) : undefined)
        }}
      />
      {isKept && (
        <div className={styles.issue} role="alert">
          {t('parts:issue.day')}
        </div>
      )}
    </Around>
  )
}
