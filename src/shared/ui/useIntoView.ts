import { useEffect, type RefObject } from 'react'

/**
 * Scrolls what a selector names within an element into view when the key changes; with the next frame, as the page
 * would have to be laid out for it before all of it is there.
 */
export function useIntoView(around: RefObject<HTMLElement | null>, selector: string, key: unknown) {
  useEffect(() => {
    const frame = requestAnimationFrame(() =>
      around.current?.querySelector(selector)?.scrollIntoView({ block: 'nearest', inline: 'nearest' }),
    )
    return () => cancelAnimationFrame(frame)
  }, [around, selector, key])
}
