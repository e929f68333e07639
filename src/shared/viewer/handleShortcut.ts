import type { KeyboardEvent } from 'react'
import { usePreferences } from '@/shared/ui/preferences'

/** Places within the viewer that take keys for themselves. */
const TYPING = 'input, textarea, select, [role=slider]'

/** Does what a key stands for, unless it is typed somewhere, held with another, or single keys are switched off. */
export function doKey(event: KeyboardEvent, keys: Readonly<Record<string, () => void>>) {
  const isHeld = event.ctrlKey || event.metaKey || event.altKey
  if (event.defaultPrevented || isHeld || (event.target as Element).closest(TYPING)) return
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
  const action = Object.hasOwn(keys, key) ? keys[key] : undefined
  if (!action || (key.length === 1 && !usePreferences.getState().hasShortcuts)) return
  event.preventDefault()
  event.stopPropagation()
  action()
}
