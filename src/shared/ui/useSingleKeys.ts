import { useEffect, useEffectEvent } from 'react'
import { usePreferences } from './preferences'

/** Places that take keys for themselves. */
const TYPING =
  'input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable]:not([contenteditable=false]), [role=combobox], [role=listbox], [role=menu], [role=dialog], dialog'

const isTyping = (target: EventTarget | null) => target instanceof Element && target.closest(TYPING) !== null

/** Begins a key of two strokes such as `g r`, whose second one does nothing by itself. */
const LEAD = 'g'
/** Ms in which the second stroke follows. */
const PATIENCE = 1_500

let leadAt = -Infinity
const strokes = new WeakMap<KeyboardEvent, string>()

/** What was pressed, the same for all who listen. */
function strokeOf(event: KeyboardEvent): string {
  const known = strokes.get(event)
  if (known !== undefined) return known
  const key = event.key.toLowerCase()
  const stroke = event.timeStamp - leadAt < PATIENCE ? `${LEAD} ${key}` : key
  leadAt = stroke === LEAD ? event.timeStamp : -Infinity
  strokes.set(event, stroke)
  return stroke
}

/**
 * Single keys, and `g` with another one, that do something while the component is on show: not while typing or in a
 * dialog, and not where the user has switched them off.
 */
export function useSingleKeys(handlers: Readonly<Record<string, () => void>>) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isHeld = event.ctrlKey || event.metaKey || event.altKey
    if (event.defaultPrevented || isHeld || isTyping(event.target)) return
    const key = strokeOf(event)
    if (!Object.hasOwn(handlers, key) || !usePreferences.getState().hasShortcuts) return
    event.preventDefault()
    handlers[key]!()
  })
  useEffect(() => {
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
}
