import { useEffect, type RefObject } from 'react'

/**
 * Scrolls the selected element into view when the key or the size of the container changes. Uses an observer, which
 * runs after layout instead of forcing it.
 */
export function useScrollIntoView(container: RefObject<HTMLElement | null>, selector: string, key: unknown) {
  useEffect(() => {
    const element = container.current
    const observer = new ResizeObserver(() =>
      element?.querySelector(selector)?.scrollIntoView({ block: 'nearest', inline: 'nearest' }),
    )
    if (element) observer.observe(element)
    return () => observer.disconnect()
  }, [container, selector, key])
}
