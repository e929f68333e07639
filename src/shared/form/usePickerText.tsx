import { createContext, useContext, useEffect, useMemo, useRef, useState } from 'react'
import type { ComponentProps, KeyboardEvent } from 'react'

interface PickerText {
  shown: string | undefined
  onType: (text: string) => void
}

const TextContext = createContext<PickerText>({ shown: undefined, onType: () => undefined })

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

interface PickerTextOptions {
  value: string | null | undefined
  onChange: ((value: string | undefined) => void) | undefined
  /** Typed text that is not a valid value. */
  invalidText: string | undefined
  onCommit: (text: string) => void
  onBlur: (() => void) | undefined
}

/**
 * antd's picker parses on each key, so it may only know complete formats: `2026-1-1` would be a date on the way to
 * `2026-1-12`. Other text is parsed on commit, and stays in the field if invalid.
 */
export function usePickerText({ value, onChange, invalidText, onCommit, onBlur }: PickerTextOptions) {
  /** Text being typed. The picker may have removed it from the field by the time of the blur. */
  const typed = useRef<string | null>(null)
  const [isTyping, setTyping] = useState(false)
  // On Enter, the picker emits its own value too.
  const lastEmitted = useRef(value)
  useEffect(() => {
    lastEmitted.current = value
  })

  const shown = isTyping ? undefined : invalidText
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
    if (next === (lastEmitted.current ?? undefined)) return
    lastEmitted.current = next
    onChange?.(next)
  }
  function commit() {
    if (typed.current !== null) onCommit(typed.current.trim())
    typed.current = null
    setTyping(false)
  }
  return {
    give,
    Provider: TextContext,
    context,
    picker: {
      components: COMPONENTS,
      ...(shown !== undefined && { status: 'error' as const }),
      onBlur() {
        commit()
        onBlur?.()
      },
      onKeyDown({ key }: KeyboardEvent<HTMLElement>) {
        if (key === 'Enter') commit()
      },
    },
  }
}
