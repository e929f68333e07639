import { Field, type FieldProps } from './Field'
import { TimeInput } from './TimeInput'

/** A day and the time of it. */
export const TimeField = (field: FieldProps) => (
  <Field {...field}>
    <TimeInput />
  </Field>
)
