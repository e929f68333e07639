import { useEffect, useEffectEvent, useMemo, useState, type RefObject } from 'react'
import { layoutPages, pageAt, pagesNear, pagesSeen, zoomFor, type Rotation, type Zoom } from './pageLayout'
import { usePictureQueue } from './pictures'
import type { PagePlace } from './region'
import type { OpenView } from './useView'
import { useInnerSize, useViewport } from './useViewport'

interface ReaderOptions {
  view: OpenView
  stage: RefObject<HTMLElement | null>
  startPage: number
  /** Scrolled to when it names another page than the current one. */
  place: PagePlace | null
}

const nextRotation = (rotation: Rotation) => ((rotation + 90) % 360) as Rotation

/** Leaves some space above a region. */
const scrollShareOf = (place: PagePlace | null) => Math.max(0, (place?.region?.top ?? 0) - 0.06)

/** View state of an open document: zoom, rotation and page, and functions to change them. */
export function useReader({ view, stage, startPage, place }: ReaderOptions) {
  const { pages, first } = view
  const { isFenced } = view.access
  const [chosenZoom, setZoom] = useState<Zoom>('first')
  const [rotation, setRotation] = useState<Rotation>(0)
  const start = Math.min(Math.max(1, startPage), pages.length)
  const [fencedPage, setFencedPage] = useState(start)

  const room = useInnerSize(stage)
  const zoom = zoomFor(chosenZoom, room, first, rotation)
  const layout = useMemo(
    () => layoutPages(isFenced ? [pages[fencedPage - 1] ?? first] : pages, zoom, rotation),
    [isFenced, fencedPage, pages, first, zoom, rotation],
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

  const queue = usePictureQueue(page)

  const followPlace = useEffectEvent(() => {
    if (place && !isFenced && place.page !== page)
      goTo(Math.min(place.page, pages.length), scrollShareOf(place))
  })
  useEffect(() => followPlace(), [place?.page, place?.region?.left, place?.region?.top])

  return {
    queue,
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
      const target = Math.min(Math.max(1, wanted), pages.length)
      if (isFenced) setFencedPage(target)
      else goTo(target)
    },
    /** Returns the resulting factor. */
    zoomTo(wanted: Zoom): number {
      setZoom(wanted)
      return zoomFor(wanted, room, first, rotation)
    },
    turn: () => setRotation(nextRotation),
  }
}
