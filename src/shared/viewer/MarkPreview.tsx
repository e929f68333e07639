import { useEffect, useEffectEvent, useRef } from 'react'
import { useText } from '@/shared/texts'
import type { Mark } from './mark'
import { openPort, type Port } from './port'
import { clear, show } from './show'
import { SAMPLE } from './sample'
import styles from './preview.module.css'

interface MarkPreviewProps {
  mark: Mark
  /** 1 at 100 %. */
  zoom: number
}

/** A sample page under a mark, painted as documents are: white, text, a picture and black. */
export function MarkPreview({ mark, zoom }: MarkPreviewProps) {
  const t = useText('viewer')
  const canvas = useRef<HTMLCanvasElement>(null)
  const port = useRef<Port>(null)
  const key = JSON.stringify([mark, zoom])

  useEffect(() => {
    const mine = canvas.current!
    const opened = openPort()
    port.current = opened
    return () => {
      opened.close()
      clear(mine)
    }
  }, [])

  const paint = useEffectEvent(() => {
    const control = new AbortController()
    const request = { kind: 'sample', mark, zoom, ratio: window.devicePixelRatio } as const
    void port.current!.ask(request, control.signal).then((painted) => {
      if (!painted.ok) return
      if (canvas.current) show(canvas.current, painted.value.bitmap)
      else painted.value.bitmap.close()
    })
    return () => control.abort()
  })
  useEffect(() => paint(), [key])

  return (
    <canvas
      ref={canvas}
      className={styles.sample}
      style={{ width: SAMPLE.width * zoom, height: SAMPLE.height * zoom }}
      role="img"
      aria-label={t('viewer:sample', { percent: Math.round(zoom * 100) })}
    />
  )
}
