import { NumberInput } from '@/shared/form/NumberInput'
import { useCurrency } from './watching'

interface MoneyCellProps {
  id?: string
  value?: string | number | null
  onChange?: (typed: string) => void
  onBlur?: () => void
}

/** An amount in a row, in the currency of the stage. */
export function MoneyCell(props: MoneyCellProps) {
  const currency = useCurrency()
  return <NumberInput {...props} {...(currency ? { currency, unit: currency } : {})} />
}
