import { useEffect, useState, type RefObject } from 'react'

/** Px of an element's side, live; `assumed` before it is measured, and without layout. */
export function useSize(
  element: RefObject<HTMLElement | null>,
  side: 'clientWidth' | 'clientHeight',
  assumed: number,
): number {
  const [size, setSize] = useState(assumed)
  useEffect(() => {
    const box = element.current!
    const measure = () => setSize(box[side] || assumed)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(box)
    return () => observer.disconnect()
  }, [element, side, assumed])
  return size
}
