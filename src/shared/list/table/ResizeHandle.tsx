import { useRef, type PointerEvent } from 'react'
import { WIDTH } from './columnLayout'
import styles from '../list.module.css'

/** Drags the edge of a column; the panel of the columns does the same without a pointer. */
export function WidthGrip({ onWidth }: { onWidth: (width: number) => void }) {
  const start = useRef<{ x: number; width: number }>(null)
  const widthAt = ({ clientX }: PointerEvent) =>
    Math.round(Math.min(WIDTH.max, Math.max(WIDTH.min, start.current!.width + clientX - start.current!.x)))
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- has its like in the panel
    <span
      aria-hidden
      className={styles.widthGrip}
      onClick={(event) => event.stopPropagation()} // or the head takes it for a sort
      onPointerDown={(event) => {
        event.preventDefault()
        event.currentTarget.setPointerCapture(event.pointerId)
        start.current = { x: event.clientX, width: event.currentTarget.closest('th')!.offsetWidth }
      }}
      onPointerUp={(event) => {
        if (!start.current) return
        const width = widthAt(event)
        start.current = null
        onWidth(width)
      }}
      onPointerCancel={() => {
        start.current = null
      }}
    />
  )
}
