import { useEffect, useEffectEvent } from 'react'
import { usePreferences } from '@/shared/preferences'

/** Places that take keys for themselves. */
const TYPING = 'input, textarea, select, [contenteditable]:not([contenteditable=false]), [role=combobox], [role=listbox], [role=menu], [role=dialog], dialog' // prettier-ignore

const isTyping = (target: EventTarget | null) => target instanceof Element && target.closest(TYPING) !== null

/**
 * Single keys that do something while the component is on show: not while typing or in a dialog, and not where
 * the user has switched them off.
 */
export function useSingleKeys(handlers: Readonly<Record<string, () => void>>) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isHeld = event.ctrlKey || event.metaKey || event.altKey
    if (event.defaultPrevented || isHeld || isTyping(event.target)) return
    const key = event.key.toLowerCase()
    if (!Object.hasOwn(handlers, key) || !usePreferences.getState().hasShortcuts) return
    event.preventDefault()
    handlers[key]!()
  })
  useEffect(() => {
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
}
