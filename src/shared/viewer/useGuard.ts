import { useEffect, useEffectEvent, useState, type RefObject } from 'react'
import { useCovering } from './useCovering'

/** What was refused: to put it on paper, or to take it along. */
export type Refusal = 'print' | 'save'

/**
 * Keeps what is shown within an element to the screen: covers it while nobody can be reading, and refuses to print and
 * to save it, unless that is allowed.
 */
export function useGuard(
  root: RefObject<HTMLElement | null>,
  mayPrint: boolean,
  onRefused: (what: Refusal) => void = () => {},
) {
  const [refused, setRefused] = useState<Refusal | null>(null)
  function refuse(what: Refusal) {
    setRefused(what)
    onRefused(what)
  }
  const covering = useCovering(mayPrint, () => refuse('print'))

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const key = event.key.toLowerCase()
    if (!(event.ctrlKey || event.metaKey) || mayPrint || (key !== 'p' && key !== 's')) return
    event.preventDefault()
    refuse(key === 'p' ? 'print' : 'save')
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
    addEventListener('keydown', key, { capture: true })
    element.addEventListener('contextmenu', menu)
    return () => {
      removeEventListener('keydown', key, { capture: true })
      element.removeEventListener('contextmenu', menu)
    }
  }, [root])

  return { covering, refused, forget: () => setRefused(null) }
}
