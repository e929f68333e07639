import { useEffect, useRef, type PointerEvent, type RefObject } from 'react'
import { dragSpan, type TaskDates, type Span } from '../../domain/planSchedule'

/** Px that a mouse has to move to start a drag; less is a click. */
const MOUSE_THRESHOLD = 4
/** Ms that a finger has to rest to start a drag; otherwise it scrolls. */
export const LONG_PRESS = 250
const TOUCH_TOLERANCE = 8
/** Px from the edge within which a drag scrolls, and the distance of each scroll. */
const EDGE_WIDTH = 40
const SCROLL_STEP = 24

export type DragHandle = Parameters<typeof dragSpan>[1]

interface Drag {
  id: string
  handle: DragHandle
  span: Span
  pointer: number
  isTouch: boolean
  x: number
  y: number
  /** Scroll offset of the box at the start of the drag. */
  scroll: number
  isMoving: boolean
  timer: ReturnType<typeof setTimeout> | undefined
}

interface BarDragOptions {
  box: RefObject<HTMLElement | null>
  /** Px of a day. */
  px: number
  /** Px of the fixed columns before the days. */
  head: number
  /** Finds the bar and handle under a pointer; null if it cannot be moved. */
  handleAt: (target: Element) => { id: string; handle: DragHandle; span: Span } | null
  /** Called with the new dates; null when the drag was cancelled. */
  onDrag: (led: TaskDates | null) => void
  onDrop: (moved: TaskDates) => void
}

/** Drags bars by mouse or touch in whole days: the full bar, or one of its ends. */
export function useBarDrag({ box, px, head, handleAt, onDrag, onDrop }: BarDragOptions) {
  const dragRef = useRef<Drag | null>(null)

  // Touch scrolling is blocked during a drag; React's passive listeners cannot prevent it.
  useEffect(() => {
    const element = box.current
    const preventScroll = (event: TouchEvent) => {
      if (dragRef.current?.isMoving) event.preventDefault()
    }
    element?.addEventListener('touchmove', preventScroll, { passive: false })
    return () => element?.removeEventListener('touchmove', preventScroll)
  }, [box])

  function letGo() {
    clearTimeout(dragRef.current?.timer)
    dragRef.current = null
  }

  function firstDayDrag(drag: Drag) {
    drag.isMoving = true
    box.current?.setPointerCapture?.(drag.pointer)
    onDrag({ id: drag.id, ...drag.span })
  }

  const spanAt = ({ handle, span, x, scroll }: Drag, clientX: number) =>
    dragSpan(span, handle, Math.round((clientX - x + (box.current?.scrollLeft ?? 0) - scroll) / px))

  function scrollAtEdge(clientX: number, from: number) {
    const { left, right } = box.current!.getBoundingClientRect()
    if (right - left < head + 2 * EDGE_WIDTH) return
    if (clientX > from && clientX > right - EDGE_WIDTH) box.current!.scrollBy({ left: SCROLL_STEP })
    else if (clientX < from && clientX < left + head + EDGE_WIDTH)
      box.current!.scrollBy({ left: -SCROLL_STEP })
  }

  function handlePointerDown(event: PointerEvent) {
    const { target, pointerId, pointerType, clientX, clientY, button } = event
    const found = button === 0 ? handleAt(target as Element) : null
    if (!found) return
    const isTouch = pointerType === 'touch'
    const drag: Drag = {
      ...found,
      pointer: pointerId,
      isTouch,
      x: clientX,
      y: clientY,
      scroll: box.current?.scrollLeft ?? 0,
      isMoving: false,
      timer: isTouch ? setTimeout(() => firstDayDrag(drag), LONG_PRESS) : undefined,
    }
    letGo()
    dragRef.current = drag
  }

  function handlePointerMove({ pointerId, clientX, clientY }: PointerEvent) {
    const drag = dragRef.current
    if (drag?.pointer !== pointerId) return
    if (!drag.isMoving) {
      const distance = Math.hypot(clientX - drag.x, clientY - drag.y)
      if (drag.isTouch && distance > TOUCH_TOLERANCE) letGo()
      if (drag.isTouch || distance < MOUSE_THRESHOLD) return
      firstDayDrag(drag)
    }
    scrollAtEdge(clientX, drag.x)
    onDrag({ id: drag.id, ...spanAt(drag, clientX) })
  }

  function handlePointerUp({ pointerId, clientX }: PointerEvent) {
    const drag = dragRef.current
    if (drag?.pointer !== pointerId) return
    letGo()
    if (drag.isMoving) onDrop({ id: drag.id, ...spanAt(drag, clientX) })
  }

  function handlePointerCancel() {
    const { isMoving } = dragRef.current ?? {}
    letGo()
    if (isMoving) onDrag(null)
  }

  return {
    letGo,
    handlers: {
      onPointerDown: handlePointerDown,
      onPointerMove: handlePointerMove,
      onPointerUp: handlePointerUp,
      onPointerCancel: handlePointerCancel,
    },
  }
}
