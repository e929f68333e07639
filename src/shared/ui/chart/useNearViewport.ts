import { useEffect, useState, type RefObject } from 'react'

const MARGIN_PX = 600

/** True once an element has come near the viewport. */
export function useNearViewport(element: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(() => typeof IntersectionObserver === 'undefined')
  useEffect(() => {
    if (isNear || !element.current) return undefined
    const observer = new IntersectionObserver(
      (entries) => entries.some((it) => it.isIntersecting) && setNear(true),
      {
        rootMargin: `${MARGIN_PX}px 0px`,
      },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, isNear])
  return isNear
}
