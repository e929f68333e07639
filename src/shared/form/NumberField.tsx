import type { ReactNode } from 'react'
import { Field, useFieldDeclaration, type FieldProps } from './Field'
import { NumberInput } from './NumberInput'

interface NumberFieldProps extends FieldProps {
  unit?: ReactNode
  placeholder?: string
}

export function NumberField({ unit, placeholder, ...field }: NumberFieldProps) {
  const { isInteger } = useFieldDeclaration(field.name)
  return (
    <Field {...field}>
      <NumberInput isInteger={isInteger} unit={unit} placeholder={placeholder} />
    </Field>
  )
}

export const PercentField = (field: Omit<NumberFieldProps, 'unit'>) => <NumberField unit="%" {...field} />
