import type { ReactNode } from 'react'
import { Field, useDeclared, type FieldProps } from './Field'
import { NumberInput } from './NumberInput'

interface NumberFieldProps extends FieldProps {
  unit?: ReactNode
  /** What counts while it is empty. */
  placeholder?: string
}

/** A number, whole where its declaration says so. */
export function NumberField({ unit, placeholder, ...field }: NumberFieldProps) {
  const { isWhole } = useDeclared(field.name)
  return (
    <Field {...field}>
      <NumberInput isInteger={isWhole} unit={unit} placeholder={placeholder} />
    </Field>
  )
}

/** A share of a hundred. */
export const PercentField = (field: Omit<NumberFieldProps, 'unit'>) => <NumberField unit="%" {...field} />
