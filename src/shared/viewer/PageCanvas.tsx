import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslations } from '@/shared/i18n'
import type { Painting, Size } from './messages'
import type { Painter } from './painter'
import { clearCanvas, showBitmap } from './canvas'
import styles from './viewer.module.css'

interface PageCanvasProps {
  painter: Painter
  painting: Painting
  pages: number
  onSize: (page: number, size: Size) => void
}

/** A page with its watermark. Keeps showing the previous bitmap until the new one is painted. */
export function PageCanvas({ painter, painting, pages, onSize }: PageCanvasProps) {
  const t = useTranslations('viewer')
  const canvas = useRef<HTMLCanvasElement>(null)
  const [isBroken, setBroken] = useState(false)
  const { page } = painting
  const key = JSON.stringify(painting)

  const paint = useEffectEvent(() =>
    painter.paint(painting, (painted) => {
      setBroken(!painted.ok)
      if (!painted.ok) return
      // The page has unmounted, and its request is about to be cancelled.
      if (!canvas.current) return painted.value.bitmap.close()
      showBitmap(canvas.current, painted.value.bitmap)
      onSize(page, painted.value.size)
    }),
  )
  useEffect(() => paint(), [painter, key])
  useEffect(() => {
    const element = canvas.current!
    return () => clearCanvas(element)
  }, [])

  return (
    <>
      <canvas
        ref={canvas}
        className={styles.picture}
        role="img"
        aria-label={t('viewer:page', { page, pages })}
      />
      {isBroken && (
        <p className={styles.broken} role="alert">
          {t('viewer:bad.page', { page })}
        </p>
      )}
    </>
  )
}
