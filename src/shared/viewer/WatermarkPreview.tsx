import { useEffect, useRef } from 'react'
import { useTranslations } from '@/shared/i18n'
import type { PageWatermark } from './watermark'
import { paintSample, SAMPLE } from './paintSample'
import styles from './preview.module.css'

const PAINT_DELAY_MS = 150

interface WatermarkPreviewProps {
  mark: PageWatermark | null
  /** 1 is 100 %. */
  zooms: readonly number[]
}

/** Sample page with a watermark at several zooms: white, text, a picture and black. */
export function WatermarkPreview({ mark, zooms }: WatermarkPreviewProps) {
  const t = useTranslations('viewer')
  const samples = useRef<HTMLDivElement>(null)
  // Compared by value: each render creates a new object.
  const serializedMark = mark && JSON.stringify(mark)

  useEffect(() => {
    if (serializedMark === null) return undefined
    const timer = setTimeout(() => {
      for (const canvas of samples.current?.querySelectorAll('canvas') ?? []) {
        const zoom = Number(canvas.dataset.zoom)
        paintSample(canvas, JSON.parse(serializedMark) as PageWatermark, zoom, devicePixelRatio || 1)
      }
    }, PAINT_DELAY_MS)
    return () => clearTimeout(timer)
  }, [serializedMark])

  return (
    <div ref={samples} className={styles.samples} hidden={mark === null}>
      {zooms.map((zoom) => {
        const percent = Math.round(zoom * 100)
        return (
          <figure key={zoom} className={styles.sample}>
            <figcaption>{t('viewer:sample.zoom', { percent })}</figcaption>
            <div
              className={styles.sheet}
              role="group"
              aria-label={t('viewer:sample.zoom', { percent })}
              tabIndex={0} // oxlint-disable-line jsx-a11y/no-noninteractive-tabindex -- a large page is scrolled by keyboard
            >
              <canvas
                role="img"
                aria-label={t('viewer:sample.text', { lines: mark?.lines.join(' / ') ?? '' })}
                style={{ width: SAMPLE.width * zoom, height: SAMPLE.height * zoom }}
                data-zoom={zoom}
              />
            </div>
          </figure>
        )
      })}
    </div>
  )
}
