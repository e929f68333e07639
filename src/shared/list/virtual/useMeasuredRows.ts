import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import { usePrintMode } from '@/shared/ui/print'
import { useSize } from '@/shared/ui/useSize'
import { offsetsOf, rowAt } from './offsets'

/** Px rendered beyond the edges, so that scrolling shows no gap. */
const OVERSCAN = 960
const DEFAULT_BOX_HEIGHT = 640
/** Px from the end that still count as the end, and above the row to start at. */
const EDGE_TOLERANCE = 48
/** Px of scrolling without a render; less than the overscan. */
const RENDER_THRESHOLD = 720

/** Scroll position: at the edge, or px into a row. Rows that are added above or grow do not move the visible ones. */
type Anchor = 'edge' | { key: string; px: number }

interface Options {
  /** Px per row until one is measured; then the first measured height is used. */
  estimatedHeight: number
  /** Initial edge; the list sticks to it when rows are added. */
  edge: 'top' | 'end'
  /** Key of the row to start at instead. */
  start?: string | null
}

/**
 * Like `useVirtualRows`, for rows of different heights: each row is measured once rendered, and is found by its
 * `data-row-key`. Keeps the scroll anchor when rows above change, and sticks to the edge. All rows are rendered for
 * print.
 */
export function useMeasuredRows(keys: readonly string[], { estimatedHeight, edge, start = null }: Options) {
  const box = useRef<HTMLDivElement>(null)
  const measured = useRef(new Set<string>())
  /** Height of the first measured row, and of those that differ from it. */
  const [heights, setHeights] = useState<ReadonlyMap<string, number>>(new Map())
  const height = useSize(box, 'clientHeight', DEFAULT_BOX_HEIGHT)
  const [heldAnchor, setHeldAnchor] = useState<Anchor>(
    start === null ? 'edge' : { key: start, px: -EDGE_TOLERANCE },
  )
  const exactAnchor = useRef(heldAnchor)
  const lastScrollTop = useRef(0)
  const offsets = useMemo(() => {
    const [first = estimatedHeight] = heights.values()
    return offsetsOf(keys, (key) => heights.get(key) ?? first)
  }, [keys, heights, estimatedHeight])
  const total = offsets.at(-1)!

  /** Px of an anchor; null at the end. If its row is gone, the rows are others, and the position is at their edge. */
  function pxOf(anchor: Anchor): number | null {
    const at = anchor === 'edge' ? -1 : keys.indexOf(anchor.key)
    if (anchor === 'edge' || at < 0) return edge === 'top' ? 0 : null
    return offsets[at]! + anchor.px
  }
  const px = pxOf(heldAnchor)
  const top = px ?? Math.max(0, total - height)
  const isPrinted = usePrintMode((mode) => mode.isPrinted)
  const first = isPrinted ? 0 : rowAt(offsets, Math.max(0, top - OVERSCAN))
  const end = isPrinted ? keys.length : Math.min(keys.length, rowAt(offsets, top + height + OVERSCAN) + 1)

  function onScroll() {
    const { scrollTop, clientHeight, scrollHeight } = box.current!
    // A row may have grown before this event: only scrolling up leaves the end.
    const staysAtEnd = edge === 'end' && exactAnchor.current === 'edge' && scrollTop >= lastScrollTop.current
    lastScrollTop.current = scrollTop
    const toEdge = edge === 'top' ? scrollTop : scrollHeight - clientHeight - scrollTop - EDGE_TOLERANCE
    const isAtEdge = toEdge <= 0 || staysAtEnd || keys.length === 0
    const at = rowAt(offsets, scrollTop)
    // Anchors to a row of known height: those above it are only measured now.
    const visibleKeys = keys.slice(at, rowAt(offsets, scrollTop + clientHeight) + 1)
    const reference =
      Math.max(
        0,
        visibleKeys.findIndex((key) => measured.current.has(key)),
      ) + at
    exactAnchor.current = isAtEdge ? 'edge' : { key: keys[reference]!, px: scrollTop - offsets[reference]! }
    const isCovered = px !== null && !isAtEdge && Math.abs(scrollTop - px) < RENDER_THRESHOLD
    if (!isCovered) setHeldAnchor(exactAnchor.current)
  }

  const renderedRows = useRef(new Map<Element, string>())
  const [measure] = useState(() => (rows: readonly Element[]) => {
    const measurements = rows.flatMap((row) => {
      const key = renderedRows.current.get(row)
      const { offsetHeight } = row as HTMLElement
      return key !== undefined && offsetHeight > 0 ? [[key, offsetHeight] as const] : []
    })
    for (const [key] of measurements) measured.current.add(key)
    setHeights((before) => {
      const [estimatedHeight] = before.values()
      const others = measurements.filter(([key, px]) => (before.get(key) ?? estimatedHeight) !== px)
      return others.length === 0 ? before : new Map([...before, ...others])
    })
  })
  const observer = useRef<ResizeObserver>(null)
  useLayoutEffect(
    () => () => {
      observer.current?.disconnect()
      observer.current = null
      renderedRows.current = new Map()
    },
    [],
  )

  // Before paint: estimated heights are replaced by measured ones.
  useLayoutEffect(() => {
    observer.current ??= new ResizeObserver((entries) => measure(entries.map(({ target }) => target)))
    const rows = [...(box.current?.querySelectorAll('[data-row-key]') ?? [])]
    const before = renderedRows.current
    renderedRows.current = new Map(rows.map((row, index) => [row, keys[first + index]!]))
    for (const row of before.keys()) if (!renderedRows.current.has(row)) observer.current.unobserve(row)
    const added = rows.filter((row) => before.get(row) !== renderedRows.current.get(row))
    for (const row of added) observer.current.observe(row)
    measure(added)
  }, [first, end, keys, measure])

  // Afterwards, so that changes above do not move the visible rows.
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    element.scrollTop = pxOf(exactAnchor.current) ?? element.scrollHeight
    lastScrollTop.current = element.scrollTop
    // oxlint-disable-next-line react/exhaustive-deps -- a new object on each render that depends on these only
  }, [offsets, keys, height])

  return {
    box,
    onScroll,
    first,
    /** Exclusive. */
    end,
    /** Px of the rows above the first rendered one, and below the last. */
    above: offsets[first]!,
    below: total - offsets[end]!,
    isAtEnd: px === null,
    toEnd: () => {
      exactAnchor.current = 'edge'
      setHeldAnchor('edge')
      const element = box.current
      if (element) element.scrollTop = element.scrollHeight
    },
  }
}
