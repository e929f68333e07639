import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import { useTranslations } from '@/shared/i18n'
import { clearCanvas, showBitmap } from './canvas'
import type { PagePlacement } from './pageLayout'
import { fetchBitmap, pictureWidthFor } from './pictures'
import { bandFor, clampSlit, INITIAL_SLIT, isWithin, shownIn, slitAfter, type Slit } from './slit'
import type { OpenView } from './useView'
import styles from './viewer.module.css'

interface FenceProps {
  view: OpenView
  page: number
  place: PagePlacement
  /** Scrolls when the slit leaves it. */
  stage: RefObject<HTMLElement | null>
  onPage: (page: number) => void
}

/** HTTP: too many requests. */
const TOO_MANY = 429
/** Ms until the server answers another band. */
const PAUSE = 250

/**
 * Shows a page through a slit. The server answers one band of the page at a time, and only the slit's part of it is
 * visible; the slit waits at the edge of a band until the next one is there.
 */
export function Fence({ view, page, place, stage, onPage }: FenceProps) {
  const t = useTranslations('viewer')
  const frame = useRef<HTMLDivElement>(null)
  const strip = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const [latest, setLatest] = useState<{ key: string; state: 'shown' | 'broken' } | null>(null)
  /** Percent of the page above the slit; announced, not drawn. */
  const [share, setShare] = useState(0)
  const slit = useRef<Slit>(INITIAL_SLIT)
  /** The band in the canvas. */
  const band = useRef<Slit>(null)
  /** Aborts the request of a band; one at a time. */
  const running = useRef<AbortController>(null)
  const pages = view.pages.length
  const width = pictureWidthFor(place.width * window.devicePixelRatio)
  const key = `${view.lease} ${page} ${width}`
  const state = latest?.key === key ? latest.state : 'loading'
  const pixels = (percent: number) => (percent / 100) * place.height

  function draw() {
    if (!band.current || !strip.current || !canvas.current) return
    const { top, height } = shownIn(slit.current, band.current)
    strip.current.style.transform = `translateY(${pixels(top)}px)`
    strip.current.style.height = `${pixels(height)}px`
    canvas.current.style.height = `${pixels(band.current.height)}px`
    canvas.current.style.transform = `translateY(${pixels(band.current.top - top)}px)`
  }

  /** Draws the slit, after requesting the band that contains it if necessary. */
  async function follow(): Promise<void> {
    draw()
    if (running.current || (band.current && isWithin(slit.current, band.current))) return undefined
    const control = new AbortController()
    running.current = control
    const wanted = bandFor(slit.current, band.current)
    const got = await fetchBitmap(
      view,
      { page, width, band: `${wanted.top},${wanted.height}` },
      { signal: control.signal },
    )
    if (control.signal.aborted || !canvas.current) {
      if (got.ok) got.data.close()
      return undefined
    }
    if (got.ok) {
      showBitmap(canvas.current, got.data)
      band.current = wanted
      setLatest({ key, state: 'shown' })
    } else if (got.code === TOO_MANY) {
      await new Promise((resolve) => setTimeout(resolve, PAUSE))
      if (control.signal.aborted) return undefined
    } else setLatest({ key, state: 'broken' })
    running.current = null
    // By now, the slit may be elsewhere.
    return got.ok || got.code === TOO_MANY ? follow() : undefined
  }

  function move(next: Slit) {
    slit.current = next
    setShare(Math.round((100 * next.top) / (100 - next.height)))
    void follow()
  }

  const restart = useEffectEvent(() => {
    band.current = null
    move(slit.current)
    return () => {
      running.current?.abort()
      running.current = null
    }
  })
  useEffect(() => restart(), [key])
  const redraw = useEffectEvent(draw)
  useEffect(() => redraw(), [place.height])
  useEffect(() => {
    const element = canvas.current!
    return () => clearCanvas(element)
  }, [])

  /** Scrolls the slit into view after a key press. */
  function keepVisible({ top, height }: Slit) {
    const box = stage.current!
    const from = place.top + pixels(top)
    const to = from + pixels(height)
    if (from < box.scrollTop) box.scrollTop = from
    else if (to > box.scrollTop + box.clientHeight) box.scrollTop = to - box.clientHeight
  }

  function onKey(event: React.KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const next = slitAfter(event.key, event.shiftKey, slit.current)
    if (next === null) return
    event.preventDefault()
    event.stopPropagation()
    if (next === 'next' || next === 'previous') {
      const other = next === 'next' ? page + 1 : page - 1
      if (other < 1 || other > pages) return
      slit.current = clampSlit({ ...slit.current, top: next === 'next' ? 0 : 100 })
      stage.current!.scrollTo({ top: next === 'next' ? 0 : place.height })
      onPage(other)
      return
    }
    move(next)
    keepVisible(next)
  }

  function moveToPointer(event: React.PointerEvent) {
    const at = ((event.clientY - frame.current!.getBoundingClientRect().top) / place.height) * 100
    const next = clampSlit({ ...slit.current, top: at - slit.current.height / 2 })
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
      {state === 'loading' && <p className={styles.pending}>{t('viewer:pageLoading', { page })}</p>}
      {state === 'broken' && (
        <p className={styles.broken} role="alert">
          {t('viewer:bad.page', { page })}
        </p>
      )}
    </div>
  )
}
