import { useEffect, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'

/** Pixels below and above the screen within which something counts as near. */
const MARGIN = 600

/** Whether an element has come near the screen once, or the page is about to be printed. */
export function useNear(element: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(() => typeof IntersectionObserver === 'undefined')
  useEffect(() => {
    if (isNear || !element.current) return undefined
    const observer = new IntersectionObserver(
      (entries) => entries.some((it) => it.isIntersecting) && setNear(true),
      {
        rootMargin: `${MARGIN}px 0px`,
      },
    )
    observer.observe(element.current)
    // The browser takes its picture right after the event.
    const show = () => flushSync(() => setNear(true))
    window.addEventListener('beforeprint', show)
    return () => {
      observer.disconnect()
      window.removeEventListener('beforeprint', show)
    }
  }, [element, isNear])
  return isNear
}
