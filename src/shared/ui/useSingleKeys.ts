import { useEffect, useEffectEvent } from 'react'
import { usePreferences } from './preferences'

const TYPING_SELECTOR =
  'input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable]:not([contenteditable=false]), [role=combobox], [role=listbox], [role=menu], [role=dialog], dialog'

const isTyping = (target: EventTarget | null) =>
  target instanceof Element && target.closest(TYPING_SELECTOR) !== null

/** First key of sequences such as `g r`; does nothing alone. */
const PREFIX_KEY = 'g'
const SEQUENCE_TIMEOUT_MS = 1_500

let prefixPressedAt = -Infinity
const strokes = new WeakMap<KeyboardEvent, string>()

/** Cached per event, so that all listeners see the same keys. */
function strokeOf(event: KeyboardEvent): string {
  const known = strokes.get(event)
  if (known !== undefined) return known
  const key = event.key.toLowerCase()
  const stroke = event.timeStamp - prefixPressedAt < SEQUENCE_TIMEOUT_MS ? `${PREFIX_KEY} ${key}` : key
  prefixPressedAt = stroke === PREFIX_KEY ? event.timeStamp : -Infinity
  strokes.set(event, stroke)
  return stroke
}

/**
 * Shortcuts of single keys and of `g` sequences while the component is mounted: not while typing, not in a dialog, and
 * not if the user has disabled them.
 */
export function useSingleKeys(handlers: Readonly<Record<string, () => void>>) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const hasModifier = event.ctrlKey || event.metaKey || event.altKey
    if (event.defaultPrevented || hasModifier || isTyping(event.target)) return
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
