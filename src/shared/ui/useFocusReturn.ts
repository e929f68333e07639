import { useEffect, useState } from 'react'

/**
 * Returns the focus on unmount to the element that had it before, unless something else took it. antd does so when a
 * dialog closes, not when it unmounts.
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
