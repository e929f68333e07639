import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import { usePrintMode } from '@/shared/ui/print'
import { useSize } from '@/shared/ui/useSize'
import { offsetsOf, rowAt } from './offsets'

/** Px beyond the edges whose rows are drawn too, so that scrolling shows no gap. */
const SPARE = 960
/** Px that the box is taken to have before it was measured. */
const USUAL = 640
/** Px from the end within which one is at it, and above a row that one begins at. */
const NEAR = 48
/** Px of scrolling that need no drawing: less than the spare rows fill. */
const SLACK = 720

/** Where the box stands: at its edge, or so many px into a row. What comes above or grows moves nothing in sight. */
type Anchor = 'edge' | { key: string; px: number }

interface Options {
  /** Px of a row while none was measured; then it is those of the first. */
  usual: number
  /** Where one begins, is with other rows, and stays with those that come. */
  edge: 'top' | 'end'
  /** The row to begin at instead. */
  start?: string | null
}

/**
 * As `useRowsInSight`, for rows of heights of their own: each is measured once it is drawn, and has a `data-row-key` to
 * be found by. Whatever comes before what is in sight, it stays where it is; who is at the edge stays there. On paper
 * all are in sight.
 */
export function useMeasuredRows(keys: readonly string[], { usual, edge, start = null }: Options) {
  const box = useRef<HTMLDivElement>(null)
  const measured = useRef(new Set<string>())
  /** Of the first row that was measured, and of those that differ from it. */
  const [heights, setHeights] = useState<ReadonlyMap<string, number>>(new Map())
  const height = useSize(box, 'clientHeight', USUAL)
  const [held, setHeld] = useState<Anchor>(start === null ? 'edge' : { key: start, px: -NEAR })
  /** The same to the px. */
  const exact = useRef(held)
  /** Px where the box was last put or scrolled to. */
  const stood = useRef(0)
  const offsets = useMemo(() => {
    const [first = usual] = heights.values()
    return offsetsOf(keys, (key) => heights.get(key) ?? first)
  }, [keys, heights, usual])
  const total = offsets.at(-1)!

  /** Px of where one is; null at the end. A row that is gone was of other rows: one is at the edge of these. */
  function pxOf(anchor: Anchor): number | null {
    const at = anchor === 'edge' ? -1 : keys.indexOf(anchor.key)
    if (anchor === 'edge' || at < 0) return edge === 'top' ? 0 : null
    return offsets[at]! + anchor.px
  }
  const px = pxOf(held)
  const top = px ?? Math.max(0, total - height)
  const isPrinted = usePrintMode((paper) => paper.isPrinted)
  const first = isPrinted ? 0 : rowAt(offsets, Math.max(0, top - SPARE))
  const end = isPrinted ? keys.length : Math.min(keys.length, rowAt(offsets, top + height + SPARE) + 1)

  /** Takes over where the box was scrolled to. */
  function onScroll() {
    const { scrollTop, clientHeight, scrollHeight } = box.current!
    // A row that grew before this was told: the end is left by scrolling up alone.
    const isKept = edge === 'end' && exact.current === 'edge' && scrollTop >= stood.current
    stood.current = scrollTop
    const toEdge = edge === 'top' ? scrollTop : scrollHeight - clientHeight - scrollTop - NEAR
    const isThere = toEdge <= 0 || isKept || keys.length === 0
    const at = rowAt(offsets, scrollTop)
    // A row of known height: those above it are measured only now.
    const inSight = keys.slice(at, rowAt(offsets, scrollTop + clientHeight) + 1)
    const by =
      Math.max(
        0,
        inSight.findIndex((key) => measured.current.has(key)),
      ) + at
    exact.current = isThere ? 'edge' : { key: keys[by]!, px: scrollTop - offsets[by]! }
    const isDrawn = px !== null && !isThere && Math.abs(scrollTop - px) < SLACK
    if (!isDrawn) setHeld(exact.current)
  }

  /** Rows that are drawn, each told when its height changes. */
  const drawn = useRef(new Map<Element, string>())
  const [take] = useState(() => (rows: readonly Element[]) => {
    const taken = rows.flatMap((row) => {
      const key = drawn.current.get(row)
      const { offsetHeight } = row as HTMLElement
      return key !== undefined && offsetHeight > 0 ? [[key, offsetHeight] as const] : []
    })
    for (const [key] of taken) measured.current.add(key)
    setHeights((before) => {
      const [usual] = before.values()
      const others = taken.filter(([key, px]) => (before.get(key) ?? usual) !== px)
      return others.length === 0 ? before : new Map([...before, ...others])
    })
  })
  const observer = useRef<ResizeObserver>(null)
  useLayoutEffect(
    () => () => {
      observer.current?.disconnect()
      observer.current = null
      drawn.current = new Map()
    },
    [],
  )

  // Before it is seen: what was only taken to be so high has its height now.
  useLayoutEffect(() => {
    observer.current ??= new ResizeObserver((entries) => take(entries.map(({ target }) => target)))
    const rows = [...(box.current?.querySelectorAll('[data-row-key]') ?? [])]
    const before = drawn.current
    drawn.current = new Map(rows.map((row, index) => [row, keys[first + index]!]))
    for (const row of before.keys()) if (!drawn.current.has(row)) observer.current.unobserve(row)
    const added = rows.filter((row) => before.get(row) !== drawn.current.get(row))
    for (const row of added) observer.current.observe(row)
    take(added)
  }, [first, end, keys, take])

  // Then, what changed above must not move what is in sight.
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    element.scrollTop = pxOf(exact.current) ?? element.scrollHeight
    stood.current = element.scrollTop
    // oxlint-disable-next-line react/exhaustive-deps -- made anew with each render, and of these alone
  }, [offsets, keys, height])

  return {
    box,
    onScroll,
    first,
    /** The one after the last. */
    end,
    /** Px of the rows above the first that is drawn, and below the last. */
    above: offsets[first]!,
    below: total - offsets[end]!,
    isAtEnd: px === null,
    toEnd: () => {
      exact.current = 'edge'
      setHeld('edge')
      const element = box.current
      if (element) element.scrollTop = element.scrollHeight
    },
  }
}
