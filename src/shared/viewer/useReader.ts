import { useEffect, useEffectEvent, useMemo, useState, type RefObject } from 'react'
import { layoutPages, pageAt, pagesNear, pagesSeen, zoomFor, type Zoom } from './pageLayout'
import type { Rotation, Size } from './messages'
import type { OpenDocument } from './useOpenedDocument'
import type { PagePlace } from './region'
import { usePainter } from './usePainter'
import { useInnerSize, useViewport } from './useViewport'

interface ReaderOptions {
  opened: OpenDocument
  stage: RefObject<HTMLElement | null>
  /** Shows one page at a time, through a slit. */
  isFenced: boolean
  startPage: number
  /** Scrolled to when it names another page than the current one. */
  place: PagePlace | null
}

const nextRotation = (rotation: Rotation) => ((rotation + 90) % 360) as Rotation

/** Leaves some space above a region. */
const scrollShareOf = (place: PagePlace | null) => Math.max(0, (place?.region?.top ?? 0) - 0.06)

/** View state of an open document: zoom, rotation and page, and functions to change them. */
export function useReader({ opened, stage, isFenced, startPage, place }: ReaderOptions) {
  const { port, pages, first } = opened
  const [chosenZoom, setZoom] = useState<Zoom>('first')
  const [rotation, setRotation] = useState<Rotation>(0)
  const [sizes, setSizes] = useState<ReadonlyMap<number, Size>>(new Map())
  const start = Math.min(Math.max(1, startPage), pages)
  const [fencedPage, setFencedPage] = useState(start)

  const room = useInnerSize(stage)
  const zoom = zoomFor(chosenZoom, room, first, rotation)
  const layout = useMemo(
    () =>
      isFenced
        ? layoutPages(1, new Map(), sizes.get(fencedPage) ?? first, zoom, rotation)
        : layoutPages(pages, sizes, first, zoom, rotation),
    [isFenced, fencedPage, pages, sizes, first, zoom, rotation],
  )
  const { sight, goTo } = useViewport(
    stage,
    layout,
    room,
    isFenced
      ? { page: 1, share: 0 }
      : { page: start, share: scrollShareOf(place?.page === start ? place : null) },
  )
  const middle = sight.top + sight.height / 2
  const seen = isFenced ? [fencedPage] : pagesSeen(layout, sight)
  const page = isFenced ? fencedPage : (seen[0] ?? pageAt(layout, middle))

  const painter = usePainter(port, page)

  const followPlace = useEffectEvent(() => {
    if (place && !isFenced && place.page !== page) goTo(Math.min(place.page, pages), scrollShareOf(place))
  })
  useEffect(() => followPlace(), [place?.page])

  return {
    painter,
    layout,
    zoom,
    rotation,
    page,
    seen,
    near: pagesNear(layout, sight),
    /** Vertical middle of the viewport as a fraction of the page's height. */
    shareInSight(): number {
      const shown = layout.places[page - 1]
      return shown ? (middle - shown.top) / shown.height : 0.5
    },
    go: (wanted: number) => {
      const target = Math.min(Math.max(1, wanted), pages)
      if (isFenced) setFencedPage(target)
      else goTo(target)
    },
    /** Returns the resulting factor. */
    zoomTo(wanted: Zoom): number {
      setZoom(wanted)
      return zoomFor(wanted, room, first, rotation)
    },
    turn: () => setRotation(nextRotation),
    noteSize: (number: number, size: Size) =>
      setSizes((before) => {
        const known = before.get(number) ?? first
        return known.width === size.width && known.height === size.height
          ? before
          : new Map(before).set(number, size)
      }),
  }
}
