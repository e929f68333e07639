import { useEffect, useState } from 'react'

/**
 * What had the focus before this was drawn has it again once this is gone, unless something else took it. The library
 * gives it back where a dialog closes, not where one is taken away.
 */
export function useFocusReturn() {
  const [before] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      const isLost = document.activeElement === document.body
      if (isLost && before instanceof HTMLElement) before.focus({ preventScroll: true })
    },
    [before],
  )
}
