import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import { useTranslations } from '@/shared/i18n'
import type { PagePlacement } from './pageLayout'
import type { Painting, Size } from './messages'
import type { Port } from './port'
import { clearCanvas, showBitmap } from './canvas'
import { INITIAL_SLIT, slitAfter, clampSlit, type Slit } from './slit'
import styles from './viewer.module.css'

interface FenceProps {
  port: Port
  painting: Painting
  place: PagePlacement
  pages: number
  /** Scrolls when the slit leaves it. */
  stage: RefObject<HTMLElement | null>
  onSize: (page: number, size: Size) => void
  onPage: (page: number) => void
}

/**
 * Shows a page through a slit: the page stays in the worker, and only the strip is drawn here. The strip moves once its
 * pixels are there, so that they are never shown in the wrong place.
 */
export function Fence({ port, painting, place, pages, stage, onSize, onPage }: FenceProps) {
  const t = useTranslations('viewer')
  const frame = useRef<HTMLDivElement>(null)
  const strip = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const [isBroken, setBroken] = useState(false)
  /** Percent of the page above the slit; announced, not drawn. */
  const [share, setShare] = useState(0)
  const slit = useRef<Slit>(INITIAL_SLIT)
  /** Device pixels of the held page per px; 0 before it is loaded. */
  const dots = useRef(0)
  const isRequesting = useRef(false)
  const isStale = useRef(false)
  const { page } = painting
  const key = JSON.stringify(painting)

  /** Draws the strip; of several requests in flight, only the latest counts. */
  async function draw() {
    if (dots.current === 0) return
    if (isRequesting.current) {
      isStale.current = true
      return
    }
    isRequesting.current = true
    const { top, height } = slit.current
    const scale = dots.current
    const answer = await port.ask({
      kind: 'crop',
      top: Math.round(top * scale),
      height: Math.round(height * scale),
    })
    isRequesting.current = false
    if (!canvas.current || !strip.current) {
      if (answer.ok) answer.value.bitmap.close()
      return
    }
    if (answer.ok) {
      showBitmap(canvas.current, answer.value.bitmap)
      strip.current.style.transform = `translateY(${top}px)`
      strip.current.style.height = `${height}px`
    }
    if (isStale.current) {
      isStale.current = false
      void draw()
    }
  }

  function move(next: Slit) {
    slit.current = next
    setShare(Math.round((next.top / Math.max(1, place.height - next.height)) * 100))
    void draw()
  }

  const hold = useEffectEvent(() => {
    const control = new AbortController()
    dots.current = 0
    void port.ask({ kind: 'hold', ...painting }, control.signal).then((held) => {
      if (control.signal.aborted) return
      setBroken(!held.ok)
      if (!held.ok) return
      dots.current = held.value.width / place.width
      onSize(page, held.value.size)
      move(clampSlit(slit.current, place.height))
    })
    return () => control.abort()
  })
  useEffect(() => hold(), [port, key])
  useEffect(() => {
    const element = canvas.current!
    return () => clearCanvas(element)
  }, [])

  /** Scrolls the slit into view after a key press. */
  function keepVisible({ top, height }: Slit) {
    const box = stage.current!
    const from = place.top + top
    if (from < box.scrollTop) box.scrollTop = from
    else if (from + height > box.scrollTop + box.clientHeight)
      box.scrollTop = from + height - box.clientHeight
  }

  function onKey(event: React.KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const next = slitAfter(event.key, event.shiftKey, slit.current, place.height)
    if (next === null) return
    event.preventDefault()
    event.stopPropagation()
    if (next === 'next' || next === 'previous') {
      const other = next === 'next' ? page + 1 : page - 1
      if (other < 1 || other > pages) return
      slit.current = { ...slit.current, top: next === 'next' ? 0 : place.height }
      stage.current!.scrollTo({ top: next === 'next' ? 0 : place.height })
      onPage(other)
      return
    }
    move(next)
    keepVisible(next)
  }

  function moveToPointer(event: React.PointerEvent) {
    const at = event.clientY - frame.current!.getBoundingClientRect().top
    const next = clampSlit({ ...slit.current, top: at - slit.current.height / 2 }, place.height)
    move(next)
    // Touch has no wheel: content below scrolls up when the finger nears the edge.
    if (event.pointerType !== 'mouse') keepVisible(next)
  }

  return (
    <div
      ref={frame}
      className={styles.fence}
      style={{ top: place.top, width: place.width, height: place.height }}
      role="slider"
      aria-orientation="vertical"
      aria-label={t('viewer:slit', { page, pages })}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={share}
      aria-valuetext={t('viewer:slitAt', { percent: share })}
      tabIndex={0}
      onKeyDown={onKey}
      onPointerDown={moveToPointer}
      onPointerMove={moveToPointer}
    >
      <div ref={strip} className={styles.slit}>
        <canvas
          ref={canvas}
          className={styles.picture}
          role="img"
          aria-label={t('viewer:page', { page, pages })}
        />
      </div>
      {isBroken && (
        <p className={styles.broken} role="alert">
          {t('viewer:bad.page', { page })}
        </p>
      )}
    </div>
  )
}
