import { formatMoneyExact, type Currency } from '@/shared/lib/money'
import { TooltipText } from './TooltipText'
import { useShortMoney } from './useFormatMoney'

interface MoneyTextProps {
  amount: number | null | undefined
  currency: Currency
}

/** A shortened amount; the full one on hover and focus. */
export function MoneyText({ amount, currency }: MoneyTextProps) {
  const short = useShortMoney()
  return <TooltipText text={short(amount, currency)} hint={formatMoneyExact(amount, currency)} />
}
