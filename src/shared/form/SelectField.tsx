import { Select } from 'antd'
import { useClearButton } from '@/shared/ui/useClearButton'
import { Field, useFieldDeclaration, type FieldProps } from './Field'

interface SelectFieldProps extends FieldProps {
  options: readonly { value: string; label: string }[]
  placeholder?: string
}

export function SelectField({ options, placeholder, ...field }: SelectFieldProps) {
  const clear = useClearButton()
  const declared = useFieldDeclaration(field.name)
  const isRequired = field.isRequired ?? declared.isRequired
  return (
    <Field isChoice {...field}>
      <Select allowClear={!isRequired && clear} placeholder={placeholder} options={[...options]} />
    </Field>
  )
}
