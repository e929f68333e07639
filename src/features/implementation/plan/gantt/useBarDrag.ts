import { useEffect, useRef, type PointerEvent, type RefObject } from 'react'
import { dragSpan, type TaskDates, type Span } from '../../domain/plan'

/** Px that a mouse goes until a bar is dragged: less is a click. */
const MOUSE = 4
/** Ms that a finger rests until then: less scrolls. */
export const REST = 250
/** Px that a resting finger may tremble. */
const TREMBLE = 8
/** Px from the edge within which a drag scrolls, and by how much with each move. */
const EDGE = 40
const STEP = 24

export type Grip = Parameters<typeof dragSpan>[1]

interface Held {
  id: string
  grip: Grip
  span: Span
  pointer: number
  isTouch: boolean
  x: number
  y: number
  /** Of the box, when it was taken up. */
  scroll: number
  isMoving: boolean
  timer: ReturnType<typeof setTimeout> | undefined
}

interface BarDragOptions {
  /** What scrolls. */
  box: RefObject<HTMLElement | null>
  /** Of a day. */
  px: number
  /** Px of what stands before the days and stays. */
  head: number
  /** What a pointer takes hold of; null for what cannot be moved. */
  heldAt: (target: Element) => { id: string; grip: Grip; span: Span } | null
  /** Where it would stand; null when it is let go of where it was. */
  onDrag: (led: TaskDates | null) => void
  onDrop: (moved: TaskDates) => void
}

/** Bars are dragged by mouse and finger, a day at a time: as a whole or by an end. */
export function useBarDrag({ box, px, head, heldAt, onDrag, onDrop }: BarDragOptions) {
  const held = useRef<Held | null>(null)

  // While a bar is dragged a finger does not scroll; the library's own listeners could not prevent that.
  useEffect(() => {
    const element = box.current
    const stay = (event: TouchEvent) => {
      if (held.current?.isMoving) event.preventDefault()
    }
    element?.addEventListener('touchmove', stay, { passive: false })
    return () => element?.removeEventListener('touchmove', stay)
  }, [box])

  function letGo() {
    clearTimeout(held.current?.timer)
    held.current = null
  }

  function begin(taken: Held) {
    taken.isMoving = true
    box.current?.setPointerCapture?.(taken.pointer)
    onDrag({ id: taken.id, ...taken.span })
  }

  const spanAt = ({ grip, span, x, scroll }: Held, clientX: number) =>
    dragSpan(span, grip, Math.round((clientX - x + (box.current?.scrollLeft ?? 0) - scroll) / px))

  /** Where the pointer has come to an edge, what lies beyond comes into sight. */
  function scrollAtEdge(clientX: number, from: number) {
    const { left, right } = box.current!.getBoundingClientRect()
    if (right - left < head + 2 * EDGE) return
    if (clientX > from && clientX > right - EDGE) box.current!.scrollBy({ left: STEP })
    else if (clientX < from && clientX < left + head + EDGE) box.current!.scrollBy({ left: -STEP })
  }

  function take(event: PointerEvent) {
    const { target, pointerId, pointerType, clientX, clientY, button } = event
    const found = button === 0 ? heldAt(target as Element) : null
    if (!found) return
    const isTouch = pointerType === 'touch'
    const taken: Held = {
      ...found,
      pointer: pointerId,
      isTouch,
      x: clientX,
      y: clientY,
      scroll: box.current?.scrollLeft ?? 0,
      isMoving: false,
      timer: isTouch ? setTimeout(() => begin(taken), REST) : undefined,
    }
    letGo()
    held.current = taken
  }

  function lead({ pointerId, clientX, clientY }: PointerEvent) {
    const taken = held.current
    if (taken?.pointer !== pointerId) return
    if (!taken.isMoving) {
      const way = Math.hypot(clientX - taken.x, clientY - taken.y)
      if (taken.isTouch && way > TREMBLE) letGo()
      if (taken.isTouch || way < MOUSE) return
      begin(taken)
    }
    scrollAtEdge(clientX, taken.x)
    onDrag({ id: taken.id, ...spanAt(taken, clientX) })
  }

  function drop({ pointerId, clientX }: PointerEvent) {
    const taken = held.current
    if (taken?.pointer !== pointerId) return
    letGo()
    if (taken.isMoving) onDrop({ id: taken.id, ...spanAt(taken, clientX) })
  }

  function cancel() {
    const { isMoving } = held.current ?? {}
    letGo()
    if (isMoving) onDrag(null)
  }

  return {
    /** Whatever is dragged now is no longer. */
    letGo,
    handlers: { onPointerDown: take, onPointerMove: lead, onPointerUp: drop, onPointerCancel: cancel },
  }
}
