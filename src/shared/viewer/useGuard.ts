import { useEffect, useEffectEvent, useState, type RefObject } from 'react'
import { useCovering } from './useCovering'

/** What was refused: to put it on paper, or to take it along. */
export type Refusal = 'print' | 'save'

interface Guarded {
  mayPrint: boolean
  onRefused: (what: Refusal) => void
  /** The screen goes to paper, which is allowed. */
  onPrint: () => void
  /** Printing is asked for, by its key. */
  onAskedToPrint: () => void
}

/** Of all viewers on the screen. */
const roots: Element[] = []

/** Whether a key that belongs to no place is meant for this one of several: where the focus is, else the first. */
const isMeant = (root: Element) =>
  (roots.find((each) => each.contains(document.activeElement)) ?? roots[0]) === root

/**
 * Keeps what is shown within an element to the screen: covers it while nobody can be reading, and refuses to print and
 * to save it, unless that is allowed.
 */
export function useGuard(
  root: RefObject<HTMLElement | null>,
  { mayPrint, onRefused, onPrint, onAskedToPrint }: Guarded,
) {
  const [refused, setRefused] = useState<Refusal | null>(null)
  function refuse(what: Refusal) {
    setRefused(what)
    onRefused(what)
  }
  const covering = useCovering(mayPrint, () => (mayPrint ? onPrint() : refuse('print')))

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const key = event.key.toLowerCase()
    if (!(event.ctrlKey || event.metaKey)) return
    if (key === 's' && !mayPrint) {
      event.preventDefault()
      refuse('save')
    }
    if (key === 'p' && isMeant(root.current!)) {
      event.preventDefault()
      if (mayPrint) onAskedToPrint()
      else refuse('print')
    }
  })
  // Its menu would offer to save a canvas as a picture.
  const onMenu = useEffectEvent((event: Event) => {
    if (mayPrint || !(event.target as Element).closest('canvas')) return
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
