import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { offsetsOf, rowAt } from './offsets'

/** Rows beyond the edges that are drawn too, so that scrolling shows no gap. */
const SPARE = 10
/** Px that the box is taken to have before it was measured. */
const USUAL = 640
/** Px from the end within which one is at it, and above a row that one begins at. */
const NEAR = 48
/** Px of scrolling that need no drawing: less than the spare rows fill. */
const SLACK = 320

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
  const [height, setHeight] = useState(USUAL)
  const [held, setHeld] = useState<Anchor>(start === null ? 'end' : { key: start, px: -NEAR })
  /** The same to the px. */
  const exact = useRef(held)
  const offsets = useMemo(() => offsetsOf(keys, (key) => heights.get(key) ?? usual), [keys, heights, usual])
  const total = offsets.at(-1)!

  /** Px of where one is; null at the end. A row that is gone was of other rows: the end of these is where one is. */
  function pxOf(anchor: Anchor): number | null {
    const at = anchor === 'end' ? -1 : keys.indexOf(anchor.key)
    return anchor === 'end' || at < 0 ? null : offsets[at]! + anchor.px
  }
  const px = pxOf(held)
  const top = px ?? Math.max(0, total - height)
  const first = Math.max(0, rowAt(offsets, top) - SPARE)
  const end = Math.min(keys.length, rowAt(offsets, top + height) + 1 + SPARE)

  /** Takes over where the box was scrolled to. */
  function onScroll() {
    const { scrollTop, clientHeight, scrollHeight } = box.current!
    const isThere = scrollHeight - clientHeight - scrollTop < NEAR || keys.length === 0
    const at = rowAt(offsets, scrollTop)
    // A row of known height: those above it are measured only now.
    const inSight = keys.slice(at, rowAt(offsets, scrollTop + clientHeight) + 1)
    const by = Math.max(0, inSight.findIndex((key) => heights.has(key))) + at // prettier-ignore
    exact.current = isThere ? 'end' : { key: keys[by]!, px: scrollTop - offsets[by]! }
    const isDrawn = px !== null && !isThere && Math.abs(scrollTop - px) < SLACK
    if (!isDrawn) setHeld(exact.current)
  }

  // Before it is seen: what was only taken to be so high has its height now.
  const [take] = useState(() => (rows: readonly HTMLElement[]) => {
    const measured = rows.flatMap(({ offsetHeight, dataset }) =>
      offsetHeight > 0 ? [[dataset.row!, offsetHeight] as const] : [],
    )
    setHeights((before) =>
      measured.every(([key, px]) => before.get(key) === px) ? before : new Map([...before, ...measured]),
    )
  })
  useLayoutEffect(() => {
    take([...(box.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])])
  }, [take, first, end, keys])

  // Then, what changed above must not move what is in sight.
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    element.scrollTop = pxOf(exact.current) ?? element.scrollHeight
    // oxlint-disable-next-line react/exhaustive-deps -- made anew with each render, and of these alone
  }, [offsets, keys, height])

  const [observer] = useState(
    () => new ResizeObserver((entries) => take(entries.map(({ target }) => target as HTMLElement))),
  )
  useEffect(() => {
    const element = box.current!
    const measure = () => setHeight(element.clientHeight || USUAL)
    measure()
    const ofBox = new ResizeObserver(measure)
    ofBox.observe(element)
    return () => {
      ofBox.disconnect()
      observer.disconnect()
    }
  }, [observer])
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
    isAtEnd: px === null,
    toEnd: () => {
      exact.current = 'end'
      setHeld('end')
      const element = box.current
      if (element) element.scrollTop = element.scrollHeight
    },
  }
}
