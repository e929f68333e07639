import { DayInput } from './DayInput'
import { Field, type FieldProps } from './Field'

interface DayFieldProps extends FieldProps {
  /** Both inclusive. */
  earliest?: string
  latest?: string
}

export function DayField({ earliest, latest, ...field }: DayFieldProps) {
  return (
    <Field {...field}>
      <DayInput earliest={earliest} latest={latest} />
    </Field>
  )
}
