import { Input, type InputProps } from 'antd'
import type { ReactNode } from 'react'
import { formatMoney, shortenMoney, type Currency } from '@/shared/lib/money'
import './fields.css'
import { parseNumber, toHalfWidth } from '@/shared/lib/typedNumber'

interface NumberFieldProps extends Omit<InputProps, 'value' | 'onChange' | 'suffix'> {
  value?: string | number | null | undefined
  onChange?: (typed: string) => void
  unit?: ReactNode
  isInteger?: boolean
  /** The amount is money: its shortened reading stands beside the input. */
  currency?: Currency
}

/** A text input for numbers that keeps what was typed; only full-width characters change, on leaving it. */
export function NumberInput({
  value,
  onChange,
  onBlur,
  unit,
  isInteger,
  currency,
  ...input
}: NumberFieldProps) {
  const typed = value === null || value === undefined ? '' : String(value)
  const amount = currency ? parseNumber(typed) : null
  // Small amounts have no shorter reading.
  const isShortened = currency && amount !== null && shortenMoney(amount, currency) !== String(amount)
  return (
    <span className="number-field">
      <Input
        {...input}
        value={typed}
        autoComplete="off"
        inputMode={isInteger ? 'numeric' : 'decimal'}
        suffix={unit}
        onChange={(event) => onChange?.(event.target.value)}
        onBlur={(event) => {
          const ascii = toHalfWidth(typed)
          if (ascii !== typed) onChange?.(ascii)
          onBlur?.(event)
        }}
      />
      {isShortened && <span className="number-reading">= {formatMoney(amount, currency)}</span>}
    </span>
  )
}
