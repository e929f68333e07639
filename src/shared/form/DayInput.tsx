import { DatePicker } from 'antd'
import dayjs, { type Dayjs } from 'dayjs'
import { useState } from 'react'
import { isDay } from '@/shared/lib/dates'
import { useTranslations } from '@/shared/i18n'
import { parseDay } from './pickerParsers'
import { usePickerText } from './usePickerText'
import styles from './form.module.css'

interface DayInputProps {
  id?: string
  /** `YYYY-MM-DD`. */
  value?: string | null | undefined
  /** Also called with text that is not a date: the form's schema reports it. */
  onChange?: (day: string | undefined) => void
  onBlur?: () => void
  /** Range offered by the calendar; typed dates outside it are rejected by the schema. */
  earliest?: string | undefined
  latest?: string | undefined
  /** For use without a schema: `onChange` gets valid dates only, and invalid text is reported here. */
  emitsValidOnly?: boolean
  placeholder?: string
  'aria-label'?: string
}

const DISPLAY_FORMAT = 'YYYY-MM-DD'
/** Parsed on each key; other formats are parsed on blur. */
const FORMATS = [DISPLAY_FORMAT, 'YYYYMMDD', 'YYYY/MM/DD']

/** Date picker whose value is text, as dates are sent. */
export function DayInput(props: DayInputProps) {
  const { value, onChange, onBlur, earliest, latest, emitsValidOnly = false, ...rest } = props
  const t = useTranslations('parts')
  const day = value && isDay(value) ? value : undefined
  /** Invalid text that was not emitted, and the value at that time. */
  const [rejected, setRejected] = useState<{ text: string; valueThen: string | null | undefined } | null>(
    null,
  )
  const isRejected = rejected !== null && rejected.valueThen === value
  const { give, Provider, context, picker } = usePickerText({
    value,
    onChange,
    invalidText: isRejected ? rejected.text : day ? undefined : value || undefined,
    onBlur,
    onCommit(text) {
      const typed = parseDay(text) ?? text
      const isRefused = emitsValidOnly && typed !== '' && !isDay(typed)
      setRejected(isRefused ? { text, valueThen: value } : null)
      if (!isRefused) give(typed || undefined)
    },
  })
  return (
    <Provider value={context}>
      <DatePicker
        {...rest}
        {...picker}
        className={styles.day}
        format={FORMATS}
        {...(earliest ? { minDate: dayjs(earliest) } : {})}
        {...(latest ? { maxDate: dayjs(latest) } : {})}
        value={day ? dayjs(day) : null}
        onChange={(chosen: Dayjs | null) => {
          setRejected(null)
          give(chosen ? chosen.format(DISPLAY_FORMAT) : undefined)
        }}
      />
      {isRejected && (
        <div className={styles.issue} role="alert">
          {t('parts:issue.day')}
        </div>
      )}
    </Provider>
  )
}
