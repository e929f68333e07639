import { Input, type InputProps, type InputRef } from 'antd'
import { useLayoutEffect, useReducer, useRef, type ChangeEvent, type ReactNode } from 'react'
import { WITHOUT_CENTS, type Currency } from '@/shared/lib/money'
import { useShortMoney } from '@/shared/ui/cells/useFormatMoney'
import { parseAmount } from '@/shared/lib/parseNumber'
import styles from './form.module.css'
import { cursorIn, grouped, typedOver, writtenOut } from './digitGrouping'

interface MoneyInputProps extends Omit<InputProps, 'value' | 'onChange' | 'suffix'> {
  /** As typed, without groups. */
  value?: string | number | null | undefined
  onChange?: (typed: string) => void
  currency: Currency | undefined
  /** Where it is not the currency alone; null for none. */
  unit?: ReactNode
}

/** Changes of what stands there; anything else puts another text in its place. */
const EDITS = /^(insertText|insertCompositionText|delete|history)/

/** An amount of money, in a currency that may not be known yet: grouped while it is typed, its short reading below. */
export function MoneyInput({ value, onChange, onBlur, onPaste, currency, unit, ...input }: MoneyInputProps) {
  const short = useShortMoney()
  const typed = String(value ?? '')
  const shown = grouped(typed)
  const field = useRef<InputRef>(null)
  /** Characters before the cursor, commas apart; null while it need not be moved. */
  const cursor = useRef<{ before: number; isBehindComma: boolean } | null>(null)
  /** What is pasted takes the place of all that stood there. */
  const isReplaced = useRef(false)
  const [, draw] = useReducer((count: number) => count + 1, 0)

  useLayoutEffect(() => {
    const element = field.current?.input
    if (!cursor.current || !element || document.activeElement !== element) return
    const { before, isBehindComma } = cursor.current
    cursor.current = null
    const at = cursorIn(shown, before)
    const place = isBehindComma && shown[at] === ',' ? at + 1 : at
    element.setSelectionRange(place, place)
  })

  function follow({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) {
    const { inputType: how, data } = nativeEvent as Partial<InputEvent>
    const isEdit = how === 'insertFromPaste' ? !isReplaced.current : EDITS.test(how ?? '')
    const isOwnComma = data?.includes(',') ?? false
    const next = typedOver(isEdit && !isOwnComma ? shown : '', target.value)
    const before = target.value.slice(0, target.selectionStart ?? undefined).replaceAll(',', '').length
    // Deleting a comma forward passes it.
    const isBehindComma = how === 'deleteContentForward'
    // Where groups come or go the library would put it at the end.
    cursor.current = grouped(next) === target.value ? null : { before, isBehindComma }
    draw()
    onChange?.(next)
  }

  const amount = currency ? parseAmount(typed) : null
  // A smaller amount is read at a glance as it stands.
  const reading = currency && Math.abs(amount ?? 0) >= WITHOUT_CENTS ? short(amount, currency) : ''
  const isShortened = /[^\d.,]$/.test(reading)
  return (
    <>
      <Input
        {...input}
        ref={field}
        value={shown}
        autoComplete="off"
        inputMode="decimal"
        // Always a place for the unit: the library's input loses the focus when one comes or goes.
        suffix={unit === undefined ? (currency ?? <span />) : unit}
        onChange={follow}
        onPaste={(event) => {
          const { selectionStart, selectionEnd, value: all } = event.currentTarget
          isReplaced.current = (selectionEnd ?? 0) - (selectionStart ?? 0) === all.length
          onPaste?.(event)
        }}
        onBlur={(event) => {
          const full = writtenOut(typed)
          if (full !== typed) onChange?.(full)
          onBlur?.(event)
        }}
      />
      {isShortened && <span className={styles.reading}>= {reading}</span>}
    </>
  )
}
