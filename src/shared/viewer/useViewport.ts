import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import type { PageLayout, Viewport } from './pageLayout'
import type { Size } from './view.api'

/** Inner size of an element, without scroll bars. */
export function useInnerSize(stage: RefObject<HTMLElement | null>): Size {
  const [room, setRoom] = useState<Size>({ width: 0, height: 0 })
  useLayoutEffect(() => {
    const element = stage.current!
    const measure = () => setRoom({ width: element.clientWidth, height: element.clientHeight })
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [stage])
  return room
}

/** Position in a document that is independent of page sizes. */
export interface ReadingPosition {
  page: number
  share: number
}

/**
 * Visible part of a column of pages, and scrolling to a page. Keeps the reading position when pages are zoomed,
 * rotated, or turn out to have another size than assumed.
 */
export function useViewport(
  stage: RefObject<HTMLElement | null>,
  layout: PageLayout,
  room: Size,
  start: ReadingPosition,
) {
  const [top, setTop] = useState(0)
  const position = useRef(start)

  function scrollTo({ page, share }: ReadingPosition) {
    const place = layout.places[page - 1]
    if (!place) return
    // Leaves the gap above a page visible.
    const lead = share === 0 ? layout.places[0]!.top : 0
    stage.current!.scrollTo({ top: place.top + share * place.height - lead })
  }
  const restorePosition = useEffectEvent(() => scrollTo(position.current))
  useLayoutEffect(() => restorePosition(), [layout, room.height])

  useEffect(() => {
    const element = stage.current!
    const recordPosition = () => {
      const at = element.scrollTop
      setTop(at)
      const lead = layout.places[0]?.top ?? 0
      const index = layout.places.findLastIndex((place) => place.top <= at + lead)
      const place = layout.places[index]
      if (place) position.current = { page: index + 1, share: Math.max(0, at - place.top) / place.height }
    }
    recordPosition()
    element.addEventListener('scroll', recordPosition, { passive: true })
    return () => element.removeEventListener('scroll', recordPosition)
  }, [stage, layout])

  const sight: Viewport = { top, height: room.height }
  const goTo = (page: number, share = 0) => {
    position.current = { page, share }
    scrollTo(position.current)
  }
  return { sight, goTo }
}
