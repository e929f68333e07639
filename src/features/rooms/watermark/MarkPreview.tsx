import { useEffect, useRef } from 'react'
import type { Mark } from '@/shared/viewer/mark'
import { openPort, type Port } from '@/shared/viewer/port'
import { useText } from '@/shared/texts'
import styles from './watermark.module.css'

/** Percent to which the sample page is enlarged. */
const ZOOMS = [25, 50, 100] as const

/** Ms of rest after a change before the pages are painted anew. */
const REST = 150

/** A sample page under a mark at three zooms, painted by what paints the pages of documents. */
export function MarkPreview({ mark }: { mark: Mark | null }) {
  const t = useText('roomsMark')
  const samples = useRef<HTMLDivElement>(null)
  const port = useRef<Port>(null)
  // Compared by what it says: each render makes another one.
  const told = mark && JSON.stringify(mark)

  useEffect(() => {
    const opened = openPort()
    port.current = opened
    return opened.close
  }, [])
  useEffect(() => {
    if (told === null) return undefined
    const control = new AbortController()
    const timer = setTimeout(() => {
      for (const canvas of samples.current?.querySelectorAll('canvas') ?? []) {
        void paint(port.current!, canvas, JSON.parse(told) as Mark, control.signal)
      }
    }, REST)
    return () => {
      clearTimeout(timer)
      control.abort()
    }
  }, [told])

  return (
    <section className={styles.preview} aria-label={t('roomsMark:preview.title')}>
      <h2 className="card-title">{t('roomsMark:preview.title')}</h2>
      {mark === null && <p role="status">{t('roomsMark:preview.wrong')}</p>}
      <div ref={samples} className={styles.samples} hidden={mark === null}>
        {ZOOMS.map((zoom) => (
          <figure key={zoom} className={styles.sample}>
            <figcaption>{t('roomsMark:preview.zoom', { zoom })}</figcaption>
            <div
              className={styles.sheet}
              role="group"
              aria-label={t('roomsMark:preview.zoom', { zoom })}
              tabIndex={0} // oxlint-disable-line jsx-a11y/no-noninteractive-tabindex -- a large page is scrolled by keyboard
            >
              <canvas
                role="img"
                aria-label={t('roomsMark:preview.text', { lines: mark?.lines.join(' / ') ?? '' })}
                data-zoom={zoom}
              />
            </div>
          </figure>
        ))}
      </div>
    </section>
  )
}

async function paint(port: Port, canvas: HTMLCanvasElement, mark: Mark, signal: AbortSignal) {
  const zoom = Number(canvas.dataset.zoom) / 100
  const outcome = await port.ask({ kind: 'sample', zoom, ratio: devicePixelRatio || 1, mark }, signal)
  if (!outcome.ok) return
  const { bitmap } = outcome.value
  canvas.width = bitmap.width
  canvas.height = bitmap.height
  canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(bitmap)
}
