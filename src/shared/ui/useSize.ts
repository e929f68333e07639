import { useEffect, useState, type RefObject } from 'react'

/** Px of a side of an element, followed as it changes; as assumed before it was measured, and where nothing is laid out. */
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
