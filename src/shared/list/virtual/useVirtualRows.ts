import { useRef, useState } from 'react'
import { useSize } from '@/shared/ui/useSize'

/** Rows rendered beyond the edges, so that scrolling shows no gap. */
const OVERSCAN = 4
/** Rows that are added together: rendering several at once is faster than one by one. */
const STEP = 4
/** Assumed to fit until the box is measured. */
const INITIAL_ROWS = 8

/** Visible rows of a scrolled box with rows of one height (px), without an upper bound. */
export function useVirtualRows(height: number) {
  const box = useRef<HTMLDivElement>(null)
  const [top, setTop] = useState(0)
  const fits = Math.ceil(useSize(box, 'clientHeight', INITIAL_ROWS * height) / height)

  return {
    box,
    onScroll: () => setTop(Math.floor(box.current!.scrollTop / height / STEP) * STEP),
    first: Math.max(0, top - OVERSCAN),
    /** Exclusive. */
    end: top + STEP + fits + OVERSCAN,
  }
}
