import { useEffect, useEffectEvent } from 'react'
import { usePreferences } from '@/shared/preferences'
import { isTyping, SHORTCUTS, shortcutOf, type Shortcut } from './shortcuts'

/** Does what the user's keys ask for. Single keys are left alone while typing, and where they are switched off. */
export function useShortcuts(handlers: Record<Shortcut, () => void>) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const shortcut = event.defaultPrevented ? null : shortcutOf(event)
    if (!shortcut) return
    const isSingle = !SHORTCUTS[shortcut].withControl
    if (isSingle && (isTyping(event.target) || !usePreferences.getState().hasShortcuts)) return
    event.preventDefault()
    handlers[shortcut]()
  })
  useEffect(() => {
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
}
