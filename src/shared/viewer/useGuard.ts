import { useEffect, useEffectEvent, useState, type RefObject } from 'react'
import { useCovering } from './useCovering'

export type Refusal = 'print' | 'save'

interface GuardOptions {
  canPrint: boolean
  onRefused: (what: Refusal) => void
  onPrint: () => void
  /** The keyboard shortcut for printing was pressed. */
  onPrintRequest: () => void
}

/** Roots of all viewers on the screen. */
const roots: Element[] = []

/** With several viewers, a global shortcut goes to the one with the focus, else to the first. */
const handlesShortcut = (root: Element) =>
  (roots.find((each) => each.contains(document.activeElement)) ?? roots[0]) === root

/**
 * Keeps content within an element on the screen: covers it while nobody can be reading, and prevents printing and
 * saving, unless allowed.
 */
export function useGuard(
  root: RefObject<HTMLElement | null>,
  { canPrint, onRefused, onPrint, onPrintRequest }: GuardOptions,
) {
  const [refused, setRefused] = useState<Refusal | null>(null)
  function refuse(what: Refusal) {
    setRefused(what)
    onRefused(what)
  }
  const covering = useCovering(canPrint, () => (canPrint ? onPrint() : refuse('print')))

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const key = event.key.toLowerCase()
    if (!(event.ctrlKey || event.metaKey)) return
    if (key === 's' && !canPrint) {
      event.preventDefault()
      refuse('save')
    }
    if (key === 'p' && handlesShortcut(root.current!)) {
      event.preventDefault()
      if (canPrint) onPrintRequest()
      else refuse('print')
    }
  })
  // The browser's menu would offer to save a canvas as an image.
  const onMenu = useEffectEvent((event: Event) => {
    if (canPrint || !(event.target as Element).closest('canvas')) return
    event.preventDefault()
    refuse('save')
  })
  useEffect(() => {
    const element = root.current!
    const key = (event: KeyboardEvent) => onKey(event)
    const menu = (event: Event) => onMenu(event)
    roots.push(element)
    addEventListener('keydown', key, { capture: true })
    element.addEventListener('contextmenu', menu)
    return () => {
      roots.splice(roots.indexOf(element), 1)
      removeEventListener('keydown', key, { capture: true })
      element.removeEventListener('contextmenu', menu)
    }
  }, [root])

  return { covering, refused, forget: () => setRefused(null) }
}
