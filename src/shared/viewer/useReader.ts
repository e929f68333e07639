import { useEffect, useEffectEvent, useMemo, useState, type RefObject } from 'react'
import { layOut, pageAt, pagesNear, pagesSeen, zoomFor, type Zoom } from './pageLayout'
import type { Rotation, Size } from './messages'
import type { OpenDocument } from './useOpenedDocument'
import type { Place } from './region'
import { usePainter } from './usePainter'
import { useRoom, useSight } from './useViewport'

interface ReaderOptions {
  opened: OpenDocument
  /** What scrolls. */
  stage: RefObject<HTMLElement | null>
  /** One page at a time, behind a slit. */
  isFenced: boolean
  startPage: number
  /** Led to when it names another page than the one on show. */
  place: Place | null
}

const turnedOn = (rotation: Rotation) => ((rotation + 90) % 360) as Rotation

/** A part of a page is shown from a little above it. */
const leadTo = (place: Place | null) => Math.max(0, (place?.region?.top ?? 0) - 0.06)

/** How an open document lies before its reader: how large, how turned, at which page; and the ways to others. */
export function useReader({ opened, stage, isFenced, startPage, place }: ReaderOptions) {
  const { port, pages, first } = opened
  const [chosenZoom, setZoom] = useState<Zoom>('first')
  const [rotation, setRotation] = useState<Rotation>(0)
  const [sizes, setSizes] = useState<ReadonlyMap<number, Size>>(new Map())
  const start = Math.min(Math.max(1, startPage), pages)
  const [fenced, setFenced] = useState(start)

  const room = useRoom(stage)
  const zoom = zoomFor(chosenZoom, room, first, rotation)
  const layout = useMemo(
    () =>
      isFenced
        ? layOut(1, new Map(), sizes.get(fenced) ?? first, zoom, rotation)
        : layOut(pages, sizes, first, zoom, rotation),
    [isFenced, fenced, pages, sizes, first, zoom, rotation],
  )
  const { sight, goTo } = useSight(
    stage,
    layout,
    room,
    isFenced ? { page: 1, share: 0 } : { page: start, share: leadTo(place?.page === start ? place : null) },
  )
  const middle = sight.top + sight.height / 2
  const seen = isFenced ? [fenced] : pagesSeen(layout, sight)
  const page = isFenced ? fenced : (seen[0] ?? pageAt(layout, middle))

  const painter = usePainter(port, page)

  const named = useEffectEvent(() => {
    if (place && !isFenced && place.page !== page) goTo(Math.min(place.page, pages), leadTo(place))
  })
  useEffect(() => named(), [place?.page])

  return {
    painter,
    layout,
    zoom,
    rotation,
    page,
    seen,
    /** Pages to be painted. */
    near: pagesNear(layout, sight),
    /** Part of the page's height at which the middle of the window is. */
    shareInSight(): number {
      const shown = layout.places[page - 1]
      return shown ? (middle - shown.top) / shown.height : 0.5
    },
    go: (wanted: number) => {
      const target = Math.min(Math.max(1, wanted), pages)
      if (isFenced) setFenced(target)
      else goTo(target)
    },
    /** Gives the zoom that it comes to. */
    zoomTo(wanted: Zoom): number {
      setZoom(wanted)
      return zoomFor(wanted, room, first, rotation)
    },
    turn: () => setRotation(turnedOn),
    noteSize: (number: number, size: Size) =>
      setSizes((before) => {
        const known = before.get(number) ?? first
        return known.width === size.width && known.height === size.height
          ? before
          : new Map(before).set(number, size)
      }),
  }
}
