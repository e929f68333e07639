import { exactMoney, type Currency } from '@/shared/lib/money'
import { Hinted } from './Hinted'
import { useShortMoney } from './useShortMoney'

interface MoneyTextProps {
  amount: number | null | undefined
  currency: Currency
}

/** A shortened amount; the full one on hover and focus. */
export function MoneyText({ amount, currency }: MoneyTextProps) {
  const short = useShortMoney()
  return <Hinted text={short(amount, currency)} hint={exactMoney(amount, currency)} />
}
