import type { ReactNode } from 'react'
import type { Currency } from '@/shared/lib/money'
import { Field, type FieldProps } from './Field'
import { MoneyInput } from './MoneyInput'

interface MoneyFieldProps extends FieldProps {
  currency: Currency | undefined
  unit?: ReactNode
  placeholder?: string
}

export function MoneyField({ currency, unit, placeholder, ...field }: MoneyFieldProps) {
  return (
    <Field {...field}>
      <MoneyInput currency={currency} unit={unit} placeholder={placeholder} />
    </Field>
  )
}
