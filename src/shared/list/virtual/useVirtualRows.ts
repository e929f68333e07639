import { useRef, useState } from 'react'
import { useSize } from '@/shared/ui/useSize'

/** Rows beyond the edges that are drawn too, so that scrolling shows no gap. */
const SPARE = 4
/** Rows that come into sight together: a browser draws some at once faster than each by itself. */
const STEP = 4
/** Rows that are taken to fit before the box was measured. */
const FIRST = 8

/** Which rows of one height (px) are in sight of a scrolled box, as if there were no end of them. */
export function useRowsInSight(height: number) {
  const box = useRef<HTMLDivElement>(null)
  const [top, setTop] = useState(0)
  const fits = Math.ceil(useSize(box, 'clientHeight', FIRST * height) / height)

  return {
    box,
    onScroll: () => setTop(Math.floor(box.current!.scrollTop / height / STEP) * STEP),
    first: Math.max(0, top - SPARE),
    /** The one after the last. */
    end: top + STEP + fits + SPARE,
  }
}
