import { useEffectEvent, useLayoutEffect, useState, type RefObject } from 'react'

/** Rows and columns beyond the edge that are drawn all the same, so that a turn of the wheel meets no gap. */
const BEYOND = 4
/** How many come into sight together: a browser lays out and paints some at once faster than each by itself. */
const STEP = 6
/** Px that count while the size is not known. */
const USUAL = { height: 640, width: 1200 }

export interface Extent {
  count: number
  /** Px of one. */
  size: number
  /** How many come into sight together; fewer where all at once would take longer than a frame. */
  step?: number
}

interface Range {
  first: number
  last: number
  /** How many there are at most: one that has gone leaves its place to one that has come, `at % places`. */
  places: number
}

function rangeOf(from: number, length: number, { count, size, step = STEP }: Extent): Range {
  const first = Math.max(0, Math.floor(from / size / step) * step - BEYOND)
  const places = Math.ceil(length / size) + step + 2 * BEYOND
  return { first, last: Math.min(count, first + places) - 1, places }
}

interface Sight {
  rows: Range
  columns: Range
}

const isAlike = (a: Sight, b: Sight) =>
  a.rows.first === b.rows.first &&
  a.rows.last === b.rows.last &&
  a.rows.places === b.rows.places &&
  a.columns.first === b.columns.first &&
  a.columns.last === b.columns.last

/** The rows and columns of equal size that are in sight of an element that scrolls both ways. */
export function useScrollWindow(ref: RefObject<HTMLElement | null>, rows: Extent, columns: Extent): Sight {
  const [sight, setSight] = useState<Sight>({
    rows: rangeOf(0, USUAL.height, rows),
    columns: rangeOf(0, USUAL.width, columns),
  })
  // Drawn anew when others come into sight, not with each px.
  const measure = useEffectEvent((element: HTMLElement) => {
    const { scrollTop, scrollLeft, clientHeight, clientWidth } = element
    const next = {
      rows: rangeOf(scrollTop, clientHeight || USUAL.height, rows),
      columns: rangeOf(scrollLeft, clientWidth || USUAL.width, columns),
    }
    setSight((before) => (isAlike(before, next) ? before : next))
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
  return sight
}
