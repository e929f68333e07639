import { createCanvas, ImageData } from '@napi-rs/canvas'
import { paintMark } from '@/shared/viewer/paintMark'
import type { Size } from '@/shared/viewer/view.api'
import type { PageWatermark } from '@/shared/viewer/watermark'
import type { Pixels } from './pdfPages'

/** Part of a page, percent of its height. */
export interface Band {
  top: number
  height: number
}

const FULL_PAGE: Band = { top: 0, height: 100 }
/** Letters stay sharp at a tenth of the size of the pixels. */
const QUALITY = 82

/**
 * Picture of a page, or of a band of it, with the watermark in its pixels. `size` is the page's at 100 %, in which the
 * watermark's lengths are measured.
 */
export async function markedPicture(
  { width, height, pixels }: Pixels,
  size: Size,
  mark: PageWatermark,
  band: Band = FULL_PAGE,
): Promise<Uint8Array<ArrayBuffer>> {
  const top = Math.floor((height * band.top) / 100)
  const rows = Math.max(1, Math.floor((height * band.height) / 100))
  const canvas = createCanvas(width, rows)
  const context = canvas.getContext('2d')
  const part = pixels.subarray(top * width * 4, (top + rows) * width * 4)
  context.putImageData(new ImageData(part, width, rows), 0, 0)
  context.translate(0, -top)
  // A canvas of Node has the same functions as one of a browser.
  paintMark(context as unknown as CanvasRenderingContext2D, mark, {
    ...size,
    dots: width / size.width,
  })
  return new Uint8Array(await canvas.encode('webp', QUALITY))
}
