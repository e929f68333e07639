import { useEffect, useRef, useState, type MouseEvent } from 'react'
import { flushSync } from 'react-dom'
import * as z from 'zod/mini'
import { tabValue } from '@/shared/lib/storage'
import { UNFOLD } from './focusField'

/** Whether it was folded by hand; null where it was not touched. */
const keptOf = (name: string) => tabValue(`folded:${name}`, z.nullable(z.boolean()), null)

/**
 * Something that is folded away and opened by its head, and by whatever leads to a field within. Under a `name` it
 * stands after a reload as it was left by hand.
 */
export function useFold<T extends HTMLElement>(startsFolded: boolean, name?: string) {
  const [isFolded, setFolded] = useState(() => (name ? keptOf(name).read() : null) ?? startsFolded)
  const frame = useRef<T>(null)

  useEffect(() => {
    const element = frame.current
    function open() {
      setFolded(false)
      // A field can take the focus only once it is there, and who leads to it may be drawing himself.
      element?.querySelector(':scope > [hidden]')?.removeAttribute('hidden')
    }
    element?.addEventListener(UNFOLD, open)
    return () => element?.removeEventListener(UNFOLD, open)
  }, [])

  /** The head stays under the pointer, whatever closes up above it. */
  function toggle({ currentTarget: head }: MouseEvent) {
    const { top } = head.getBoundingClientRect()
    flushSync(() => setFolded(!isFolded))
    if (name) keptOf(name).write(!isFolded)
    const moved = head.getBoundingClientRect().top - top
    if (moved !== 0) scrollBy(0, moved)
  }

  return { isFolded, toggle, frame }
}
