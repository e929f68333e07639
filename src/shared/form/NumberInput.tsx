import { Input, type InputProps, type InputRef } from 'antd'
import type { ReactNode, Ref } from 'react'
import { toHalfWidth } from '@/shared/lib/parseNumber'

export interface NumberInputProps extends Omit<InputProps, 'value' | 'onChange' | 'suffix'> {
  ref?: Ref<InputRef>
  value?: string | number | null | undefined
  onChange?: (typed: string) => void
  unit?: ReactNode
  isInteger?: boolean | undefined
}

/** Text input for numbers that keeps what was typed; only full-width characters are converted on blur. */
export function NumberInput({ value, onChange, onBlur, unit, isInteger, ...input }: NumberInputProps) {
  const typed = String(value ?? '')
  return (
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
  )
}
