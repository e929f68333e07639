import { useEffect, useState, type RefObject } from 'react'

/** Pixels below and above the screen within which something counts as near. */
const MARGIN = 600

/** Whether an element has come near the screen once. */
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
    return () => observer.disconnect()
  }, [element, isNear])
  return isNear
}
