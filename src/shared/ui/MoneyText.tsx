import { Tooltip } from 'antd'
import { exactMoney, formatMoney, type Currency } from '@/shared/lib/money'

interface MoneyTextProps {
  amount: number | null | undefined
  currency: Currency
}

/** A shortened amount; the exact one on hover and focus. */
export function MoneyText({ amount, currency }: MoneyTextProps) {
  const text = formatMoney(amount, currency)
  const exact = exactMoney(amount, currency)
  if (text === exact) return <span>{text}</span>
  return (
    <Tooltip title={exact}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the exact amount must be reachable by keyboard */}
      <span tabIndex={0}>{text}</span>
    </Tooltip>
  )
}
