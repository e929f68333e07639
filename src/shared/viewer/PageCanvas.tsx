import { Button, Progress } from 'antd'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslations } from '@/shared/i18n'
import { clearCanvas, showBitmap } from './canvas'
import { pictureWidthFor, type PictureQueue } from './pictures'
import type { OpenView } from './useView'
import styles from './viewer.module.css'

interface PageCanvasProps {
  view: OpenView
  queue: PictureQueue
  page: number
  /** Px of the unrotated page on the screen. */
  width: number
}

type PictureState = { kind: 'loading'; fraction: number | null } | { kind: 'shown' } | { kind: 'broken' }

/** Page as the server has drawn it. Keeps showing the previous picture until a sharper one is there. */
export function PageCanvas({ view, queue, page, width }: PageCanvasProps) {
  const t = useTranslations('viewer')
  const canvas = useRef<HTMLCanvasElement>(null)
  const [state, setState] = useState<PictureState>({ kind: 'loading', fraction: null })
  const [attempt, setAttempt] = useState(0)
  const pictureWidth = pictureWidthFor(width * window.devicePixelRatio)

  const request = useEffectEvent(() =>
    queue.request(
      view,
      { page, width: pictureWidth },
      (picture) => {
        if (!picture.ok) return setState({ kind: 'broken' })
        // The page has unmounted, and its request is about to be cancelled.
        if (!canvas.current) return picture.data.close()
        showBitmap(canvas.current, picture.data)
        setState({ kind: 'shown' })
      },
      (fraction) =>
        setState((before) => (before.kind === 'loading' ? { kind: 'loading', fraction } : before)),
    ),
  )
  useEffect(() => request(), [queue, view.lease, page, pictureWidth, attempt])
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
        aria-label={t('viewer:page', { page, pages: view.pages.length })}
        aria-busy={state.kind === 'loading'}
      />
      {state.kind === 'loading' && (
        <div className={styles.pending}>
          <span>{t('viewer:pageLoading', { page })}</span>
          {state.fraction !== null && (
            <Progress
              percent={Math.round(state.fraction * 100)}
              showInfo={false}
              aria-label={t('viewer:pageLoading', { page })}
            />
          )}
        </div>
      )}
      {state.kind === 'broken' && (
        <div className={styles.broken} role="alert">
          <p>{t('viewer:bad.page', { page })}</p>
          <Button
            size="small"
            onClick={() => {
              setState({ kind: 'loading', fraction: null })
              setAttempt((before) => before + 1)
            }}
          >
            {t('viewer:retryPage', { page })}
          </Button>
        </div>
      )}
    </>
  )
}
