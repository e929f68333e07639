import type { Currency } from '@/shared/lib/money'
import { NumberInput } from './NumberInput'

interface MoneyInputProps {
  id?: string
  value?: string | number | null
  onChange?: (typed: string) => void
  onBlur?: () => void
  currency: Currency | undefined
}

/** An amount of money, in a currency that may not be known yet. */
export const MoneyInput = ({ currency, ...input }: MoneyInputProps) => (
  // Always a place for the unit: the library's input loses the focus when one comes or goes.
  <NumberInput {...input} unit={currency ?? <span />} {...(currency ? { currency } : {})} />
)
