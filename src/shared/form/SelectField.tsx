import { Select } from 'antd'
import { useClearButton } from '@/shared/ui/useClearButton'
import { Field, useDeclared, type FieldProps } from './Field'

interface ChoiceFieldProps extends FieldProps {
  options: readonly { value: string; label: string }[]
  /** What counts while nothing is chosen. */
  placeholder?: string
}

/** One of some, in a list that opens. */
export function ChoiceField({ options, placeholder, ...field }: ChoiceFieldProps) {
  const clear = useClearButton()
  const declared = useDeclared(field.name)
  const isRequired = field.isRequired ?? declared.isRequired
  return (
    <Field isChoice {...field}>
      <Select allowClear={!isRequired && clear} placeholder={placeholder} options={[...options]} />
    </Field>
  )
}
