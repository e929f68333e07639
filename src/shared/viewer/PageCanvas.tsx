import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslations } from '@/shared/i18n'
import type { Painting, Size } from './messages'
import type { Painter } from './painter'
import { clear, show } from './canvas'
import styles from './viewer.module.css'

interface PageCanvasProps {
  painter: Painter
  painting: Painting
  pages: number
  onSize: (page: number, size: Size) => void
}

/** A page with its mark, as soon as it is painted; until then, and while it is painted anew, what was there before. */
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
      // Its page has left, and the wish is about to be taken back.
      if (!canvas.current) return painted.value.bitmap.close()
      show(canvas.current, painted.value.bitmap)
      onSize(page, painted.value.size)
    }),
  )
  useEffect(() => paint(), [painter, key])
  useEffect(() => {
    const mine = canvas.current!
    return () => clear(mine)
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
