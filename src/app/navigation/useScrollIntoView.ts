import { useEffect, type RefObject } from 'react'

/**
 * Scrolls what a selector names within an element into view when the key or the room there changes. An observer tells of
 * it once the page is laid out, which it would have to be before its time otherwise.
 */
export function useIntoView(around: RefObject<HTMLElement | null>, selector: string, key: unknown) {
  useEffect(() => {
    const element = around.current
    const observer = new ResizeObserver(() =>
      element?.querySelector(selector)?.scrollIntoView({ block: 'nearest', inline: 'nearest' }),
    )
    if (element) observer.observe(element)
    return () => observer.disconnect()
  }, [around, selector, key])
}
