import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { offsetsOf, rowAt } from './offsets'

/** Rows beyond the edges that are drawn too, so that scrolling shows no gap. */
const SPARE = 6
/** Px that the box is taken to have before it was measured. */
const USUAL = 640
/** Px from the end within which one is at it. */
const NEAR = 48

/** Where the box stands: at its end, or so many px into a row. What comes above or grows moves nothing in sight. */
type Anchor = 'end' | { key: string; px: number }

interface Options {
  /** Px of a row that was not measured yet. */
  usual: number
  /** The row to begin at; the end where it is null. */
  start?: string | null
}

/**
 * As `useRowsInSight`, for rows of heights of their own: each is measured once it is drawn. Whatever comes before what is
 * in sight, it stays where it is; who is at the end stays there.
 */
export function useMeasuredRows(keys: readonly string[], { usual, start = null }: Options) {
  const box = useRef<HTMLDivElement>(null)
  const [heights, setHeights] = useState<ReadonlyMap<string, number>>(new Map())
  const [isAtEnd, setAtEnd] = useState(start === null)
  const anchor = useRef<Anchor>(start === null ? 'end' : { key: start, px: -NEAR })
  const [view, setView] = useState({ top: 0, height: 0 })
  const offsets = useMemo(() => offsetsOf(keys, (key) => heights.get(key) ?? usual), [keys, heights, usual])
  const total = offsets.at(-1)!

  const height = view.height || USUAL
  const top = isAtEnd ? Math.max(0, total - height) : view.top
  const first = Math.max(0, rowAt(offsets, top) - SPARE)
  const end = Math.min(keys.length, rowAt(offsets, top + height) + 1 + SPARE)

  /** Takes over where the box was scrolled to. */
  function onScroll() {
    const element = box.current!
    const { scrollTop, clientHeight, scrollHeight } = element
    const isThere = scrollHeight - clientHeight - scrollTop < NEAR
    const at = rowAt(offsets, scrollTop)
    anchor.current = isThere || keys.length === 0 ? 'end' : { key: keys[at]!, px: scrollTop - offsets[at]! }
    setAtEnd(isThere)
    // Drawn anew when other rows come into sight, not with each px.
    setView((before) =>
      rowAt(offsets, before.top) === at && before.height === clientHeight
        ? before
        : { top: scrollTop, height: clientHeight },
    )
  }

  // Before it is seen: what changed above must not move what is in sight.
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const held = anchor.current
    if (held === 'end') element.scrollTop = element.scrollHeight
    else {
      const at = keys.indexOf(held.key)
      if (at >= 0) element.scrollTop = offsets[at]! + held.px
    }
  }, [offsets, keys, view.height])

  useEffect(() => {
    const element = box.current!
    const measure = () => setView(({ top: before }) => ({ top: before, height: element.clientHeight }))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  const [observer] = useState(
    () =>
      new ResizeObserver((entries) => {
        const measured = entries.flatMap(({ target }) => {
          const { offsetHeight, dataset } = target as HTMLElement
          return offsetHeight > 0 ? [[dataset.row!, offsetHeight] as const] : []
        })
        setHeights((before) =>
          measured.every(([key, px]) => before.get(key) === px) ? before : new Map([...before, ...measured]),
        )
      }),
  )
  useEffect(() => () => observer.disconnect(), [observer])
  /** On each row, which names its key in `data-row`. */
  const measured = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return undefined
      observer.observe(element)
      return () => observer.unobserve(element)
    },
    [observer],
  )

  return {
    box,
    onScroll,
    measured,
    first,
    /** The one after the last. */
    end,
    /** Px of all rows, and above the first that is drawn. */
    total,
    above: offsets[first]!,
    isAtEnd,
    toEnd: () => {
      anchor.current = 'end'
      setAtEnd(true)
      const element = box.current
      if (element) element.scrollTop = element.scrollHeight
    },
  }
}
