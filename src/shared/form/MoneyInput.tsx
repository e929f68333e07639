import { Input, type InputProps, type InputRef } from 'antd'
import { useLayoutEffect, useReducer, useRef, type ChangeEvent, type ReactNode } from 'react'
import { NO_CENTS_FROM, withoutCurrency, type Currency } from '@/shared/lib/money'
import { useFormatMoney } from '@/shared/ui/cells/useFormatMoney'
import { parseAmount } from '@/shared/lib/parseNumber'
import styles from './form.module.css'
import { cursorPosition, groupDigits, ungroupTyped, expandAmount } from './digitGrouping'

interface MoneyInputProps extends Omit<InputProps, 'value' | 'onChange' | 'suffix'> {
  /** Typed text without group separators. */
  value?: string | number | null | undefined
  onChange?: (typed: string) => void
  currency: Currency | undefined
  /** If it is not the currency alone; null for none. */
  unit?: ReactNode
}

/** Input types that edit the text; any other replaces it. */
const EDITS = /^(insertText|insertCompositionText|delete|history)/

/** Money in a currency that may not be known yet: grouped while typing, with its short form below. */
export function MoneyInput({
  value,
  onChange,
  onBlur,
  onPaste,
  onPressEnter,
  currency,
  unit,
  ...input
}: MoneyInputProps) {
  const short = useFormatMoney()
  const typed = String(value ?? '')
  const shown = groupDigits(typed)
  const field = useRef<InputRef>(null)
  /** Characters before the cursor, not counting commas; null if the cursor need not be moved. */
  const cursor = useRef<{ before: number; skipsComma: boolean } | null>(null)
  /** A paste that replaces the entire text. */
  const replacesAll = useRef(false)
  const [, forceRender] = useReducer((count: number) => count + 1, 0)

  useLayoutEffect(() => {
    const element = field.current?.input
    if (!cursor.current || !element || document.activeElement !== element) return
    const { before, skipsComma } = cursor.current
    cursor.current = null
    const at = cursorPosition(shown, before)
    const place = skipsComma && shown[at] === ',' ? at + 1 : at
    element.setSelectionRange(place, place)
  })

  function handleChange({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) {
    const { inputType, data } = nativeEvent as Partial<InputEvent>
    const isEdit = inputType === 'insertFromPaste' ? !replacesAll.current : EDITS.test(inputType ?? '')
    const isOwnComma = data?.includes(',') ?? false
    const next = ungroupTyped(isEdit && !isOwnComma ? shown : '', target.value)
    const before = target.value.slice(0, target.selectionStart ?? undefined).replaceAll(',', '').length
    // Deleting a comma forward moves past it.
    const skipsComma = inputType === 'deleteContentForward'
    // If groups change, the browser would put the cursor at the end.
    cursor.current = groupDigits(next) === target.value ? null : { before, skipsComma }
    forceRender()
    onChange?.(next)
  }

  function expand() {
    const full = expandAmount(typed, currency)
    if (full !== typed) onChange?.(full)
  }

  const amount = currency ? parseAmount(withoutCurrency(typed, currency)) : null
  // Smaller amounts are easy to read as they are.
  const shortForm = currency && Math.abs(amount ?? 0) >= NO_CENTS_FROM ? short(amount, currency) : ''
  const isShortened = /[^\d.,]$/.test(shortForm)
  return (
    <>
      <Input
        {...input}
        ref={field}
        value={shown}
        autoComplete="off"
        inputMode="decimal"
        // Always set: antd's input loses the focus when a suffix appears or disappears.
        suffix={unit === undefined ? (currency ?? <span />) : unit}
        onChange={handleChange}
        onPaste={(event) => {
          const { selectionStart, selectionEnd, value: all } = event.currentTarget
          replacesAll.current = (selectionEnd ?? 0) - (selectionStart ?? 0) === all.length
          onPaste?.(event)
        }}
        onBlur={(event) => {
          expand()
          onBlur?.(event)
        }}
        // Enter may submit the form, without leaving the field.
        onPressEnter={(event) => {
          expand()
          onPressEnter?.(event)
        }}
      />
      {isShortened && <span className={styles.reading}>= {shortForm}</span>}
    </>
  )
}
