import { useEffect, useRef, useState } from 'react'
import type { Mark } from '@/shared/viewer/mark'
import { openPort, type Port } from '@/shared/viewer/port'
import { useText } from '@/shared/texts'
import styles from './watermark.module.css'

/** How far the sample page is enlarged. */
const ZOOMS = [0.25, 0.5, 1] as const

/** Ms of rest after a change before the pages are painted anew. */
const REST = 150

/** A sample page under a mark at three zooms, painted by what paints the pages of documents. */
export function MarkPreview({ mark }: { mark: Mark | null }) {
  const t = useText('roomsMark')
  const [port, setPort] = useState<Port | null>(null)
  useEffect(() => {
    const opened = openPort()
    setPort(opened)
    return opened.close
  }, [])
  return (
    <section className={styles.preview} aria-label={t('roomsMark:preview.title')}>
      <h2 className="card-title">{t('roomsMark:preview.title')}</h2>
      {mark === null ? (
        <p role="status">{t('roomsMark:preview.wrong')}</p>
      ) : (
        <div className={styles.samples}>
          {ZOOMS.map((zoom) => (
            <Sample key={zoom} port={port} mark={mark} zoom={zoom} />
          ))}
        </div>
      )}
    </section>
  )
}

interface SampleProps {
  port: Port | null
  mark: Mark
  zoom: number
}

function Sample({ port, mark, zoom }: SampleProps) {
  const t = useText('roomsMark')
  const canvas = useRef<HTMLCanvasElement>(null)
  // Compared by what it says: each render makes another one.
  const told = JSON.stringify(mark)
  useEffect(() => {
    if (!port) return undefined
    const control = new AbortController()
    const timer = setTimeout(() => {
      void port
        .ask(
          { kind: 'sample', zoom, ratio: devicePixelRatio || 1, mark: JSON.parse(told) as Mark },
          control.signal,
        )
        .then((outcome) => {
          const element = canvas.current
          if (!outcome.ok || !element) return
          const { bitmap } = outcome.value
          element.width = bitmap.width
          element.height = bitmap.height
          element.getContext('bitmaprenderer')?.transferFromImageBitmap(bitmap)
        })
    }, REST)
    return () => {
      clearTimeout(timer)
      control.abort()
    }
  }, [port, told, zoom])
  return (
    <figure className={styles.sample}>
      <figcaption>{t('roomsMark:preview.zoom', { zoom: zoom * 100 })}</figcaption>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a large page is scrolled by keyboard */}
      <div
        className={styles.sheet}
        tabIndex={0}
        role="group"
        aria-label={t('roomsMark:preview.zoom', { zoom: zoom * 100 })}
      >
        <canvas
          ref={canvas}
          role="img"
          aria-label={t('roomsMark:preview.text', { lines: mark.lines.join(' / ') })}
          data-zoom={zoom * 100}
        />
      </div>
    </figure>
  )
}
