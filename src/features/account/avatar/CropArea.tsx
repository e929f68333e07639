import { Form, Slider } from 'antd'
import { useEffect, useId, useRef, type KeyboardEvent, type PointerEvent, type RefObject } from 'react'
import { useTranslations } from '@/shared/i18n'
import { MOST_ZOOM, moved, squareOf, zoomed, type Crop } from './crop'
import styles from './avatar.module.css'

/** Px of the avatar. */
const SIDE = 256
/** Of the square, by one press of an arrow key. */
const STEP = 0.05
const ZOOM_STEP = 0.1

const ARROWS: Readonly<Record<string, readonly [across: number, down: number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
}
const ZOOMS: Readonly<Record<string, number>> = { '+': ZOOM_STEP, '=': ZOOM_STEP, '-': -ZOOM_STEP }

interface CropAreaProps {
  picture: ImageBitmap
  crop: Crop
  onChange: (crop: Crop) => void
  /** What is taken stands drawn here. */
  canvas: RefObject<HTMLCanvasElement | null>
}

/** The part of a picture that becomes the avatar: dragged, moved by keys, or by sliders. */
export function CropArea({ picture, crop, onChange, canvas }: CropAreaProps) {
  const t = useTranslations('accountProfile')
  const hint = useId()
  const held = useRef<{ x: number; y: number } | null>(null)

  useEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (!context) return
    const { x, y, side } = squareOf(picture, crop)
    context.fillStyle = 'white' // below what can be seen through
    context.fillRect(0, 0, SIDE, SIDE)
    context.drawImage(picture, x, y, side, side, 0, 0, SIDE, SIDE)
  }, [canvas, picture, crop])

  function press(event: KeyboardEvent) {
    const way = ARROWS[event.key]
    const zoom = ZOOMS[event.key]
    if (!way && zoom === undefined) return
    event.preventDefault()
    onChange(way ? moved(picture, crop, ...way) : zoomed(picture, crop, crop.zoom + zoom!))
  }

  function drag({ clientX: x, clientY: y, currentTarget }: PointerEvent) {
    if (!held.current) return
    const { width, height } = currentTarget.getBoundingClientRect()
    onChange(moved(picture, crop, (held.current.x - x) / width, (held.current.y - y) / height))
    held.current = { x, y }
  }

  const sliders = [
    ['zoom', 1, MOST_ZOOM, crop.zoom, (value: number) => zoomed(picture, crop, value)],
    ['across', 0, 1, crop.x, (x: number) => moved(picture, { ...crop, x }, 0, 0)],
    ['down', 0, 1, crop.y, (y: number) => moved(picture, { ...crop, y }, 0, 0)],
  ] as const

  return (
    <div className={styles.crop}>
      <canvas
        ref={canvas}
        width={SIDE}
        height={SIDE}
        className={styles.canvas}
        tabIndex={0}
        role="application" // oxlint-disable-line jsx-a11y/no-interactive-element-to-noninteractive-role -- moved by keys of its own
        aria-label={t('accountProfile:avatar.part')}
        aria-describedby={hint}
        onKeyDown={press}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          held.current = { x: event.clientX, y: event.clientY }
        }}
        onPointerMove={drag}
        onPointerUp={() => {
          held.current = null
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
