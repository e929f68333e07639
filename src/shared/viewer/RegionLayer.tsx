import { useEffect, useRef, useState, type PointerEvent } from 'react'
import { formatPercent } from '@/shared/lib/money'
import { useTranslations } from '@/shared/i18n'
import styles from './region.module.css'
import { regionAfter, regionBetween, rotateRegion, unrotateRegion } from './region'
import type { Rotation } from './pageLayout'
import type { PageRegion } from './view.api'

interface RegionLayerProps {
  page: number
  rotation: Rotation
  region: PageRegion | null
  onMark?: ((region: PageRegion) => void) | undefined
  onDone: () => void
}

export const boxOf = ({ left, top, width, height }: PageRegion) => ({
  left: `${left * 100}%`,
  top: `${top * 100}%`,
  width: `${width * 100}%`,
  height: `${height * 100}%`,
})

/** Marked region over a page's picture. While marking, it is drawn by pointer and moved by keys. */
export function RegionLayer({ page, rotation, region, onMark, onDone }: RegionLayerProps) {
  const [drawn, setDrawn] = useState<PageRegion | null>(null)
  const from = useRef<{ x: number; y: number } | null>(null)
  /** Remounts the handle for each drawn region. */
  const [count, setCount] = useState(0)
  const shown = drawn ?? (region && rotateRegion(region, rotation))

  const at = ({ clientX, clientY, currentTarget }: PointerEvent) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    return { x: (clientX - left) / width, y: (clientY - top) / height }
  }
  if (!onMark) return shown && <div className={styles.region} style={boxOf(shown)} aria-hidden />
  return (
    <div
      className={styles.layer}
      onPointerDown={(event) => {
        if (event.button !== 0) return
        event.currentTarget.setPointerCapture(event.pointerId)
        from.current = at(event)
      }}
      onPointerMove={(event) => from.current && setDrawn(regionBetween(from.current, at(event)))}
      onPointerUp={(event) => {
        const marked = from.current && regionBetween(from.current, at(event))
        from.current = null
        setDrawn(null)
        if (!marked) return
        setCount((before) => before + 1)
        onMark(unrotateRegion(marked, rotation))
      }}
      onPointerCancel={() => {
        from.current = null
        setDrawn(null)
      }}
    >
      {shown && (
        <Handle
          key={`${count} ${rotation}`}
          page={page}
          region={shown}
          onMove={(moved) => onMark(unrotateRegion(moved, rotation))}
          onDone={onDone}
        />
      )}
    </div>
  )
}

interface HandleProps {
  page: number
  region: PageRegion
  onMove: (region: PageRegion) => void
  onDone: () => void
}

/** The marked region as a focused element that keys move and resize. */
function Handle({ page, region, onMove, onDone }: HandleProps) {
  const t = useTranslations('viewer')
  const self = useRef<HTMLDivElement>(null)
  // Key presses may come faster than renders.
  const latest = useRef(region)
  useEffect(() => self.current?.focus(), [])
  const { left, top, width, height } = region
  const share = (value: number) => formatPercent(value, 0)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- moved and resized by keyboard
    <div
      ref={self}
      className={styles.region}
      style={boxOf(region)}
      role="application"
      aria-label={t('viewer:region.at', {
        page,
        left: share(left),
        top: share(top),
        width: share(width),
        height: share(height),
      })}
      aria-keyshortcuts="ArrowLeft ArrowRight ArrowUp ArrowDown Enter Escape"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- moved and resized by keyboard
      tabIndex={0}
      onKeyDown={(event) => {
        const isDone = event.key === 'Enter' || event.key === 'Escape'
        const moved = regionAfter(latest.current, event.key, event.shiftKey)
        if (!isDone && !moved) return
        event.preventDefault()
        event.stopPropagation()
        if (!moved) return onDone()
        latest.current = moved
        onMove(moved)
      }}
    />
  )
}
