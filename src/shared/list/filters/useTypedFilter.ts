import { useEffect, useEffectEvent, useRef, useState } from 'react'

/** Ms of rest after which what was typed is applied. */
const REST = 300

/**
 * What is typed for a filter. It is applied after a rest, by Enter and on leaving it; what was typed in one go is one
 * step for *back*. `issue`: why it cannot be applied.
 */
export function useTyped(
  value: string,
  put: (value: string, how: { replace: boolean }) => void,
  issue: (typed: string) => string | null = () => null,
) {
  const [typed, setTyped] = useState(value)
  const [settled, setSettled] = useState(true)
  const applied = useRef(value)
  const isStepMade = useRef(false)

  useEffect(() => {
    if (value === applied.current) return
    // The address has changed by itself: by *back*, a chip, a link.
    applied.current = value
    setTyped(value)
  }, [value])

  function apply() {
    setSettled(true)
    const text = typed.trim()
    if (text === applied.current || issue(text)) return
    applied.current = text
    put(text, { replace: isStepMade.current })
    isStepMade.current = true
  }
  const settle = useEffectEvent(apply)
  useEffect(() => {
    const timer = setTimeout(settle, REST)
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
        isStepMade.current = false
      },
      onBlur: apply,
    },
  }
}
