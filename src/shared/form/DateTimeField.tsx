import { Field, type FieldProps } from './Field'
import { TimeInput } from './DateTimeInput'

/** A day and the time of it. */
export const TimeField = (field: FieldProps) => (
  <Field {...field}>
    <TimeInput />
  </Field>
)
