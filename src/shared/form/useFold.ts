import { useEffect, useRef, useState, type MouseEvent } from 'react'
import { flushSync } from 'react-dom'
import * as z from 'zod/mini'
import { tabValue } from '@/shared/lib/storage'
import { UNFOLD } from './focusField'

const storedFold = (name: string) => tabValue(`folded:${name}`, z.nullable(z.boolean()), null)

/**
 * Fold state of a section that is opened by its head or by a link to a field within. With a `name`, the user's choice
 * survives a reload.
 */
export function useFold<T extends HTMLElement>(startsFolded: boolean, name?: string) {
  const [isFolded, setFolded] = useState(() => (name ? storedFold(name).read() : null) ?? startsFolded)
  const frame = useRef<T>(null)

  useEffect(() => {
    const element = frame.current
    function open() {
      setFolded(false)
      // A field can be focused only once it is visible, and the caller may be rendering.
      element?.querySelector(':scope > [hidden]')?.removeAttribute('hidden')
    }
    element?.addEventListener(UNFOLD, open)
    return () => element?.removeEventListener(UNFOLD, open)
  }, [])

  /** Keeps the head under the pointer if content above it collapses. */
  function toggle({ currentTarget: head }: MouseEvent) {
    const { top } = head.getBoundingClientRect()
    flushSync(() => setFolded(!isFolded))
    if (name) storedFold(name).write(!isFolded)
    const moved = head.getBoundingClientRect().top - top
    if (moved !== 0) scrollBy(0, moved)
  }

  return { isFolded, toggle, frame }
}
