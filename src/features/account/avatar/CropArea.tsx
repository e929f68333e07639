import { Form, Slider } from 'antd'
import { useEffect, useId, useRef, type KeyboardEvent, type PointerEvent, type RefObject } from 'react'
import { useTranslations } from '@/shared/i18n'
import { MAX_ZOOM, moveCrop, squareOf, zoomCrop, type Crop } from './crop'
import styles from './avatar.module.css'

/** Side of the avatar in px. */
const AVATAR_SIZE = 256
/** Share of the cropped square moved per arrow key. */
const ARROW_STEP = 0.05
const ZOOM_STEP = 0.1

const ARROWS: Readonly<Record<string, readonly [across: number, down: number]>> = {
  ArrowLeft: [-ARROW_STEP, 0],
  ArrowRight: [ARROW_STEP, 0],
  ArrowUp: [0, -ARROW_STEP],
  ArrowDown: [0, ARROW_STEP],
}
const ZOOMS: Readonly<Record<string, number>> = { '+': ZOOM_STEP, '=': ZOOM_STEP, '-': -ZOOM_STEP }

interface CropAreaProps {
  picture: ImageBitmap
  crop: Crop
  onChange: (crop: Crop) => void
  canvas: RefObject<HTMLCanvasElement | null>
}

export function CropArea({ picture, crop, onChange, canvas }: CropAreaProps) {
  const t = useTranslations('accountProfile')
  const hint = useId()
  const dragStart = useRef<{ x: number; y: number } | null>(null)

  useEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (!context) return
    const { x, y, side } = squareOf(picture, crop)
    context.fillStyle = 'white' // background for transparent pictures
    context.fillRect(0, 0, AVATAR_SIZE, AVATAR_SIZE)
    context.drawImage(picture, x, y, side, side, 0, 0, AVATAR_SIZE, AVATAR_SIZE)
  }, [canvas, picture, crop])

  function press(event: KeyboardEvent) {
    const direction = ARROWS[event.key]
    const zoom = ZOOMS[event.key]
    if (!direction && zoom === undefined) return
    event.preventDefault()
    onChange(direction ? moveCrop(picture, crop, ...direction) : zoomCrop(picture, crop, crop.zoom + zoom!))
  }

  function drag({ clientX: x, clientY: y, currentTarget }: PointerEvent) {
    if (!dragStart.current) return
    const { width, height } = currentTarget.getBoundingClientRect()
    onChange(moveCrop(picture, crop, (dragStart.current.x - x) / width, (dragStart.current.y - y) / height))
    dragStart.current = { x, y }
  }

  const sliders = [
    ['zoom', 1, MAX_ZOOM, crop.zoom, (value: number) => zoomCrop(picture, crop, value)],
    ['across', 0, 1, crop.x, (x: number) => moveCrop(picture, { ...crop, x }, 0, 0)],
    ['down', 0, 1, crop.y, (y: number) => moveCrop(picture, { ...crop, y }, 0, 0)],
  ] as const

  return (
    <div className={styles.crop}>
      <canvas
        ref={canvas}
        width={AVATAR_SIZE}
        height={AVATAR_SIZE}
        className={styles.canvas}
        tabIndex={0}
        role="application" // oxlint-disable-line jsx-a11y/no-interactive-element-to-noninteractive-role -- moved by keys of its own
        aria-label={t('accountProfile:avatar.part')}
        aria-describedby={hint}
        onKeyDown={press}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          dragStart.current = { x: event.clientX, y: event.clientY }
        }}
        onPointerMove={drag}
        onPointerUp={() => {
          dragStart.current = null
        }}
      />
      <div className={styles.sliders}>
        <p id={hint} className="cell-note">
          {t('accountProfile:avatar.keys')}
        </p>
        {sliders.map(([name, min, max, value, change]) => (
          <Form.Item key={name} label={t(`accountProfile:avatar.${name}`)} layout="vertical">
            <Slider
              min={min}
              max={max}
              step={0.01}
              value={value}
              tooltip={{ open: false }}
              ariaLabelForHandle={t(`accountProfile:avatar.${name}`)}
              onChange={(next) => onChange(change(next))}
            />
          </Form.Item>
        ))}
      </div>
    </div>
  )
}
