import { paintMark } from './paintMark'
import type { PageWatermark } from './watermark'

/** Sample page at 100 %, px: A4. */
export const SAMPLE = { width: 595, height: 842 }

function drawLines(context: CanvasRenderingContext2D, top: number, count: number) {
  context.fillStyle = '#344054'
  for (let line = 0; line < count; line += 1) {
    const width = line % 5 === 4 ? 260 : 475 - ((line * 37) % 40)
    context.fillRect(60, top + line * 16, width, 5)
  }
}

/** Placeholder photograph: many tones, and grain. */
function drawPicture(context: CanvasRenderingContext2D, top: number) {
  const sky = context.createLinearGradient(60, top, 535, top + 170)
  sky.addColorStop(0, '#f7c873')
  sky.addColorStop(0.45, '#c4577a')
  sky.addColorStop(1, '#152a52')
  context.fillStyle = sky
  context.fillRect(60, top, 475, 170)
  for (let grain = 0; grain < 1500; grain += 1) {
    const tone = (grain * 7919) % 255
    context.fillStyle = `rgb(${tone} ${tone} ${tone} / 25%)`
    context.fillRect(60 + ((grain * 6271) % 473), top + ((grain * 3571) % 168), 2, 2)
  }
}

/** Paints a sample page: white, text, a picture and black under a watermark. `ratio`: device pixels per px. */
export function paintSample(canvas: HTMLCanvasElement, mark: PageWatermark, zoom: number, ratio: number) {
  const dots = zoom * ratio
  canvas.width = Math.round(SAMPLE.width * dots)
  canvas.height = Math.round(SAMPLE.height * dots)
  const context = canvas.getContext('2d', { alpha: false })!
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.save()
  context.scale(dots, dots)
  drawLines(context, 230, 14)
  drawPicture(context, 470)
  context.fillStyle = '#000000'
  context.fillRect(60, 660, 475, 140)
  context.restore()
  paintMark(context, mark, { width: SAMPLE.width * zoom, height: SAMPLE.height * zoom, dots: ratio })
}
