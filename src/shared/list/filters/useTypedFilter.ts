import { useEffect, useEffectEvent, useRef, useState } from 'react'

const APPLY_DELAY_MS = 300

/**
 * State of a text filter: applied after a pause, on Enter and on blur. Text typed in one go is one history entry.
 * `issue` is the reason it can't be applied.
 */
export function useTypedFilter(
  value: string,
  put: (value: string, how: { replace: boolean }) => void,
  issue: (typed: string) => string | null = () => null,
) {
  const [typed, setTyped] = useState(value)
  const [settled, setSettled] = useState(true)
  const applied = useRef(value)
  const hasHistoryEntry = useRef(false)

  useEffect(() => {
    if (value === applied.current) return
    // The address has changed otherwise: by *back*, a chip, a link.
    applied.current = value
    setTyped(value)
  }, [value])

  function apply() {
    setSettled(true)
    const text = typed.trim()
    if (text === applied.current || issue(text)) return
    applied.current = text
    put(text, { replace: hasHistoryEntry.current })
    hasHistoryEntry.current = true
  }
  const settle = useEffectEvent(apply)
  useEffect(() => {
    const timer = setTimeout(settle, APPLY_DELAY_MS)
    return () => clearTimeout(timer)
  }, [typed])

  return {
    issue: settled ? issue(typed.trim()) : null,
    input: {
      value: typed,
      onChange: ({ target }: { target: { value: string } }) => {
        setTyped(target.value)
        setSettled(false)
      },
      onPressEnter: apply,
      onFocus: () => {
        hasHistoryEntry.current = false
      },
      onBlur: apply,
    },
  }
}
