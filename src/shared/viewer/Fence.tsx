import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import { useTranslations } from '@/shared/i18n'
import type { Place } from './pageLayout'
import type { Painting, Size } from './messages'
import type { Port } from './port'
import { clear, show } from './canvas'
import { FIRST_SLIT, slitAfter, within, type Slit } from './slit'
import styles from './viewer.module.css'

interface FenceProps {
  port: Port
  painting: Painting
  place: Place
  pages: number
  /** What scrolls when the slit leaves it. */
  stage: RefObject<HTMLElement | null>
  onSize: (page: number, size: Size) => void
  onPage: (page: number) => void
}

/**
 * A page behind a slit: the page stays in the worker, and what is drawn here is the strip alone. The strip is moved
 * when its dots are there, so that they never stand where they do not belong.
 */
export function Fence({ port, painting, place, pages, stage, onSize, onPage }: FenceProps) {
  const t = useTranslations('viewer')
  const frame = useRef<HTMLDivElement>(null)
  const strip = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const [isBroken, setBroken] = useState(false)
  /** Part of the page above the slit: what is told, not what is drawn. */
  const [share, setShare] = useState(0)
  const slit = useRef<Slit>(FIRST_SLIT)
  /** Dots of the held page for each px; 0 while there is none. */
  const dots = useRef(0)
  const isAsking = useRef(false)
  const isStale = useRef(false)
  const { page } = painting
  const key = JSON.stringify(painting)

  /** Draws the strip at its place, the latest one only when there are several on their way. */
  async function draw() {
    if (dots.current === 0) return
    if (isAsking.current) {
      isStale.current = true
      return
    }
    isAsking.current = true
    const { top, height } = slit.current
    const scale = dots.current
    const answer = await port.ask({
      kind: 'crop',
      top: Math.round(top * scale),
      height: Math.round(height * scale),
    })
    isAsking.current = false
    if (!canvas.current || !strip.current) {
      if (answer.ok) answer.value.bitmap.close()
      return
    }
    if (answer.ok) {
      show(canvas.current, answer.value.bitmap)
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
      move(within(slit.current, place.height))
    })
    return () => control.abort()
  })
  useEffect(() => hold(), [port, key])
  useEffect(() => {
    const mine = canvas.current!
    return () => clear(mine)
  }, [])

  /** Keeps the slit on show when a key has moved it. */
  function follow({ top, height }: Slit) {
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
    follow(next)
  }

  function point(event: React.PointerEvent) {
    const at = event.clientY - frame.current!.getBoundingClientRect().top
    const next = within({ ...slit.current, top: at - slit.current.height / 2 }, place.height)
    move(next)
    // A finger has no wheel: what lies below comes up when it nears the edge.
    if (event.pointerType !== 'mouse') follow(next)
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
      onPointerDown={point}
      onPointerMove={point}
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
