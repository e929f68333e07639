import { useEffect, useRef, useState } from 'react'

/** The width of an element in pixels; what is drawn for it is drawn again when it changes. */
export function useWidth<T extends HTMLElement>(assumed: number) {
  const element = useRef<T>(null)
  const [width, setWidth] = useState(assumed)
  useEffect(() => {
    const box = element.current!
    // None where nothing is laid out.
    const measure = () => setWidth(box.clientWidth || assumed)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(box)
    return () => observer.disconnect()
  }, [assumed])
  return { element, width }
}
