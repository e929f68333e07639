import { Field, type FieldProps } from './Field'
import { DateTimeInput } from './DateTimeInput'

export const DateTimeField = (field: FieldProps) => (
  <Field {...field}>
    <DateTimeInput />
  </Field>
)
