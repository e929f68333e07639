import { exactMoney, formatMoney, type Currency } from '@/shared/lib/money'
import { Hinted } from './Hinted'

interface MoneyTextProps {
  amount: number | null | undefined
  currency: Currency
}

/** A shortened amount; the exact one on hover and focus. */
export const MoneyText = ({ amount, currency }: MoneyTextProps) => (
  <Hinted text={formatMoney(amount, currency)} hint={exactMoney(amount, currency)} />
)
