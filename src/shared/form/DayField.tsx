import { DayInput } from './DayInput'
import { Field, type FieldProps } from './Field'

interface DayFieldProps extends FieldProps {
  /** First and last day that may be chosen. */
  earliest?: string
  latest?: string
}

/** A day of the calendar. */
export function DayField({ earliest, latest, ...field }: DayFieldProps) {
  return (
    <Field {...field}>
      <DayInput earliest={earliest} latest={latest} />
    </Field>
  )
}
