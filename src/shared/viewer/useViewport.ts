import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import type { Layout, Sight } from './pageLayout'
import type { Size } from './messages'

/** The room that an element has within its scroll bars. */
export function useRoom(stage: RefObject<HTMLElement | null>): Size {
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

/** A place in a document that stays the same when pages change their size. */
export interface Spot {
  page: number
  /** Part of the page's height. */
  share: number
}

/**
 * What is on show of a column of pages, and the way to a page. The reader's place stays when pages become larger, turn,
 * or turn out to be of another size than was thought.
 */
export function useSight(stage: RefObject<HTMLElement | null>, layout: Layout, room: Size, start: Spot) {
  const [top, setTop] = useState(0)
  const spot = useRef(start)

  function scrollTo({ page, share }: Spot) {
    const place = layout.places[page - 1]
    if (!place) return
    // A page is shown from a little above it.
    const lead = share === 0 ? layout.places[0]!.top : 0
    stage.current!.scrollTo({ top: place.top + share * place.height - lead })
  }
  const keepSpot = useEffectEvent(() => scrollTo(spot.current))
  useLayoutEffect(() => keepSpot(), [layout, room.height])

  useEffect(() => {
    const element = stage.current!
    const note = () => {
      const at = element.scrollTop
      setTop(at)
      const lead = layout.places[0]?.top ?? 0
      const index = layout.places.findLastIndex((place) => place.top <= at + lead)
      const place = layout.places[index]
      if (place) spot.current = { page: index + 1, share: Math.max(0, at - place.top) / place.height }
    }
    note()
    element.addEventListener('scroll', note, { passive: true })
    return () => element.removeEventListener('scroll', note)
  }, [stage, layout])

  const sight: Sight = { top, height: room.height }
  const goTo = (page: number, share = 0) => {
    spot.current = { page, share }
    scrollTo(spot.current)
  }
  return { sight, goTo }
}
