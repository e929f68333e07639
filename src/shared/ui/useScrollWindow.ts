import { useEffectEvent, useLayoutEffect, useState, type RefObject } from 'react'

/** Rows and columns rendered beyond the edge, so that scrolling shows no gap. */
const OVERSCAN = 4
/** Rows added together: rendering several at once is faster than one by one. */
const STEP = 6
const DEFAULT_SIZE = { height: 640, width: 1200 }

export interface Extent {
  count: number
  size: number
  /** Rows added together; fewer if rendering them takes longer than a frame. */
  step?: number
}

interface VisibleRange {
  first: number
  last: number
  /** Maximum rendered at once: elements are reused by `at % slots`. */
  slots: number
}

function rangeOf(from: number, length: number, { count, size, step = STEP }: Extent): VisibleRange {
  const first = Math.max(0, Math.floor(from / size / step) * step - OVERSCAN)
  const slots = Math.ceil(length / size) + step + 2 * OVERSCAN
  return { first, last: Math.min(count, first + slots) - 1, slots }
}

interface ScrollWindow {
  rows: VisibleRange
  columns: VisibleRange
}

const isSameWindow = (a: ScrollWindow, b: ScrollWindow) =>
  a.rows.first === b.rows.first &&
  a.rows.last === b.rows.last &&
  a.rows.slots === b.rows.slots &&
  a.columns.first === b.columns.first &&
  a.columns.last === b.columns.last

/** Visible rows and columns of equal size in an element that scrolls both ways. */
export function useScrollWindow(
  ref: RefObject<HTMLElement | null>,
  rows: Extent,
  columns: Extent,
): ScrollWindow {
  const [visible, setVisible] = useState<ScrollWindow>({
    rows: rangeOf(0, DEFAULT_SIZE.height, rows),
    columns: rangeOf(0, DEFAULT_SIZE.width, columns),
  })
  // Re-renders when other rows become visible, not on each px.
  const measure = useEffectEvent((element: HTMLElement) => {
    const { scrollTop, scrollLeft, clientHeight, clientWidth } = element
    const next = {
      rows: rangeOf(scrollTop, clientHeight || DEFAULT_SIZE.height, rows),
      columns: rangeOf(scrollLeft, clientWidth || DEFAULT_SIZE.width, columns),
    }
    setVisible((before) => (isSameWindow(before, next) ? before : next))
  })
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return undefined
    const listen = () => measure(element)
    listen()
    element.addEventListener('scroll', listen, { passive: true })
    addEventListener('resize', listen)
    return () => {
      element.removeEventListener('scroll', listen)
      removeEventListener('resize', listen)
    }
  }, [ref, rows.count, rows.size, columns.count, columns.size])
  return visible
}
