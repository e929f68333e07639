import { createContext, useContext, useEffect, useMemo, useRef, useState } from 'react'
import type { ComponentProps, KeyboardEvent } from 'react'

interface PickerText {
  /** Stands in the field in place of what the picker has read. */
  shown: string | undefined
  onType: (text: string) => void
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
        onType(event.target.value)
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
  /** What is being typed. The picker may have taken it out of the field by the time that is left. */
  const typed = useRef<string | null>(null)
  const [isTyping, setTyping] = useState(false)
  // Enter has the picker give what it has read, too.
  const given = useRef(value)
  useEffect(() => {
    given.current = value
  })

  const shown = isTyping ? undefined : unread
  const context = useMemo(
    () => ({
      shown,
      onType(text: string) {
        typed.current = text
        setTyping(true)
      },
    }),
    [shown],
  )

  function give(next: string | undefined) {
    typed.current = null
    if (next === (given.current ?? undefined)) return
    given.current = next
    onChange?.(next)
  }
  function end() {
    if (typed.current !== null) take(typed.current.trim())
    typed.current = null
    setTyping(false)
  }
  return {
    give,
    Around: TextContext,
    context,
    picker: {
      components: COMPONENTS,
      ...(shown !== undefined && { status: 'error' as const }),
      onBlur() {
        end()
        onBlur?.()
      },
      onKeyDown({ key }: KeyboardEvent<HTMLElement>) {
        if (key === 'Enter') end()
      },
    },
  }
}
