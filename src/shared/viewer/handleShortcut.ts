import type { KeyboardEvent } from 'react'
import { usePreferences } from '@/shared/ui/preferences'

/** Elements of the viewer that handle keys themselves. */
const TYPING_SELECTOR = 'input, textarea, select, [role=slider]'

/** Runs the shortcut of a key, unless the user is typing, holds a modifier, or has disabled single-key shortcuts. */
export function handleShortcut(event: KeyboardEvent, keys: Readonly<Record<string, () => void>>) {
  const hasModifier = event.ctrlKey || event.metaKey || event.altKey
  if (event.defaultPrevented || hasModifier || (event.target as Element).closest(TYPING_SELECTOR)) return
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
  const action = Object.hasOwn(keys, key) ? keys[key] : undefined
  if (!action || (key.length === 1 && !usePreferences.getState().hasShortcuts)) return
  event.preventDefault()
  event.stopPropagation()
  action()
}
