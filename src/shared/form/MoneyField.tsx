import type { Currency } from '@/shared/lib/money'
import { Field, type FieldProps } from './Field'
import { MoneyInput } from './MoneyInput'

/** Money, in a currency that may not be known yet. */
export function MoneyField({ currency, ...field }: FieldProps & { currency: Currency | undefined }) {
  return (
    <Field {...field}>
      <MoneyInput currency={currency} />
    </Field>
  )
}
