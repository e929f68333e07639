import { formatMoneyExact, type Currency } from '@/shared/lib/money'
import { TooltipText } from './TooltipText'
import { useFormatMoney } from './useFormatMoney'

interface MoneyTextProps {
  amount: number | null | undefined
  currency: Currency
}

export function MoneyText({ amount, currency }: MoneyTextProps) {
  const short = useFormatMoney()
  return <TooltipText text={short(amount, currency)} hint={formatMoneyExact(amount, currency)} />
}
