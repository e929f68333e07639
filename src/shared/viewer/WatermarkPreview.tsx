import { useEffect, useRef } from 'react'
import { useTranslations } from '@/shared/i18n'
import type { Mark } from './watermark'
import { openPort, type Port } from './port'
import { SAMPLE } from './sample'
import { show } from './canvas'
import styles from './preview.module.css'

/** Ms of rest after a change before the pages are painted anew. */
const REST = 150

interface MarkPreviewProps {
  /** Null while there is none to show. */
  mark: Mark | null
  /** 1 at 100 %. */
  zooms: readonly number[]
}

/** A sample page under a mark at some zooms, painted as documents are: white, text, a picture and black. */
export function MarkPreview({ mark, zooms }: MarkPreviewProps) {
  const t = useTranslations('viewer')
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

async function paint(port: Port, canvas: HTMLCanvasElement, mark: Mark, signal: AbortSignal) {
  const zoom = Number(canvas.dataset.zoom)
  const painted = await port.ask({ kind: 'sample', zoom, ratio: devicePixelRatio || 1, mark }, signal)
  if (painted.ok) show(canvas, painted.value.bitmap)
}
