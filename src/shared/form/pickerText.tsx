import { createContext, useContext, useEffect, useMemo, useRef, useState } from 'react'
import type { ComponentProps, FocusEvent, KeyboardEvent } from 'react'

interface PickerText {
  /** Stands in the field in place of what the picker has read. */
  shown: string | undefined
  onType: () => void
}

const TextContext = createContext<PickerText>({ shown: undefined, onType: () => undefined })

/** The input of a picker: it keeps what was typed and could not be read. */
function TextInput({ value, onChange, ...input }: ComponentProps<'input'>) {
  const { shown, onType } = useContext(TextContext)
  return (
    <input
      {...input}
      value={shown ?? value}
      onChange={(event) => {
        onType()
        onChange?.(event)
      }}
    />
  )
}

const COMPONENTS = { input: TextInput }

interface PickerTextSetting {
  value: string | null | undefined
  onChange: ((value: string | undefined) => void) | undefined
  /** What was typed and is no value of the picker. */
  unread: string | undefined
  /** Takes what was typed, as it is confirmed or the field is left. */
  take: (text: string) => void
  onBlur: (() => void) | undefined
}

/**
 * A picker reads what is typed letter by letter, so it may know full forms alone: `2026-1-1` would be a day on the way
 * to `2026-1-12`. What else is typed counts at its end, and stays in the field where it cannot be read.
 */
export function usePickerText({ value, onChange, unread, take, onBlur }: PickerTextSetting) {
  // Enter has the picker give what it has read, too.
  const given = useRef(value)
  useEffect(() => {
    given.current = value
  })
  function give(next: string | undefined) {
    if (next === (given.current ?? undefined)) return
    given.current = next
    onChange?.(next)
  }

  const [isTyping, setTyping] = useState(false)
  const shown = isTyping ? undefined : unread
  const context = useMemo(() => ({ shown, onType: () => setTyping(true) }), [shown])

  function end(target: EventTarget) {
    if (isTyping && target instanceof HTMLInputElement) take(target.value.trim())
    setTyping(false)
  }
  return {
    give,
    Around: TextContext,
    context,
    picker: {
      components: COMPONENTS,
      ...(shown !== undefined && { status: 'error' as const }),
      onBlur({ target }: FocusEvent<HTMLElement>) {
        end(target)
        onBlur?.()
      },
      onKeyDown({ key, target }: KeyboardEvent<HTMLElement>) {
        if (key === 'Enter') end(target)
      },
    },
  }
}
