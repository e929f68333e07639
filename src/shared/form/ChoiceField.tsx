import { Select } from 'antd'
import { Field, useDeclared, type FieldProps } from './Field'

interface ChoiceFieldProps extends FieldProps {
  options: readonly { value: string; label: string }[]
}

/** One of some, in a list that opens. */
export function ChoiceField({ options, ...field }: ChoiceFieldProps) {
  const { isRequired } = useDeclared(field.name)
  return (
    <Field isChoice {...field}>
      <Select allowClear={!isRequired} options={[...options]} />
    </Field>
  )
}
