import { useRef, type PointerEvent } from 'react'
import { WIDTH } from './columnLayout'
import styles from '../list.module.css'

/** Drag handle for the width of a column; the column panel is the alternative without a pointer. */
export function ResizeHandle({ onWidth }: { onWidth: (width: number) => void }) {
  const start = useRef<{ x: number; width: number }>(null)
  const widthAt = ({ clientX }: PointerEvent) =>
    Math.round(Math.min(WIDTH.max, Math.max(WIDTH.min, start.current!.width + clientX - start.current!.x)))
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- the panel has an equivalent control
    <span
      aria-hidden
      className={styles.resizeHandle}
      onClick={(event) => event.stopPropagation()} // or the header would sort
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
