import { useEffect, useState, type RefObject } from 'react'

/** Rows and columns beyond the edge that are drawn all the same, so that a turn of the wheel meets no gap. */
const BEYOND = 4
/** Px that count while the size is not known. */
const USUAL = { height: 640, width: 1200 }

export interface Extent {
  count: number
  /** Px of one. */
  size: number
}

const rangeOf = (from: number, length: number, { count, size }: Extent) => ({
  first: Math.max(0, Math.floor(from / size) - BEYOND),
  last: Math.min(count - 1, Math.ceil((from + length) / size) + BEYOND),
})

/** The rows and columns of equal size that are in sight of an element that scrolls both ways. */
export function useScrollWindow(ref: RefObject<HTMLElement | null>, rows: Extent, columns: Extent) {
  const [view, setView] = useState({ top: 0, left: 0, ...USUAL })
  useEffect(() => {
    const element = ref.current
    if (!element) return undefined
    const measure = () =>
      setView({
        top: element.scrollTop,
        left: element.scrollLeft,
        height: element.clientHeight || USUAL.height,
        width: element.clientWidth || USUAL.width,
      })
    measure()
    element.addEventListener('scroll', measure, { passive: true })
    addEventListener('resize', measure)
    return () => {
      element.removeEventListener('scroll', measure)
      removeEventListener('resize', measure)
    }
  }, [ref])
  return {
    rows: rangeOf(view.top, view.height, rows),
    columns: rangeOf(view.left, view.width, columns),
  }
}
