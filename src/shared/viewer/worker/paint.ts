import type { Painting, Rotation, Size } from '../messages'
import { DRAW_ANNOTATIONS, fillFields, isCancelled, transform, type Document, type Page } from './library'
import { paintMark } from './paintMark'
import { piecesOf, sharesIn } from './text'

/**
 * Limit of pixels per bitmap; larger ones are painted at a lower resolution, since no device can hold a wall chart at
 * 500 %.
 */
const MAX_DOTS = 16_000_000
/** Limit of a side in pixels. */
const LONGEST = 16_000

const FOUND = 'rgb(255 193 7 / 45%)'

const viewportOf = (page: Page, scale: number, rotation: Rotation) =>
  page.getViewport({ scale, rotation: page.rotate + rotation })

export function sizeOf(page: Page): Size {
  const { width, height } = viewportOf(page, 1, 0)
  return { width, height }
}

export interface Painted {
  canvas: OffscreenCanvas
  size: Size
}

async function paintFound(
  context: OffscreenCanvasRenderingContext2D,
  page: Page,
  viewport: ReturnType<typeof viewportOf>,
  wanted: string,
) {
  context.save()
  context.fillStyle = FOUND
  for (const piece of await piecesOf(page)) {
    for (const { from, to } of sharesIn(piece, wanted)) {
      const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = transform(viewport.transform, piece.transform)
      const size = Math.hypot(c, d)
      const across = Math.hypot(a, b)
      context.setTransform(a / across, b / across, c / size, d / size, e, f)
      const width = piece.width * viewport.scale
      context.fillRect(from * width, -0.25 * size, (to - from) * width, 1.25 * size)
    }
  }
  context.restore()
}

/** Paints a page with its watermark; stops when the request is aborted. */
export async function paintPage(
  document: Document,
  { page: number, zoom, ratio, rotation, mark, found }: Painting,
  signal: AbortSignal,
): Promise<Painted | 'page' | 'cancelled'> {
  let page: Page
  try {
    page = await document.getPage(number)
  } catch {
    return 'page'
  }
  const size = sizeOf(page)
  const wanted = zoom * ratio
  const coarser = Math.sqrt(MAX_DOTS / (size.width * size.height))
  const longest = LONGEST / Math.max(size.width, size.height)
  const viewport = viewportOf(page, Math.min(wanted, coarser, longest), rotation)
  const canvas = new OffscreenCanvas(
    Math.max(1, Math.round(viewport.width)),
    Math.max(1, Math.round(viewport.height)),
  )
  const context = canvas.getContext('2d', { alpha: false })!
  await fillFields(document, page)
  const drawing = page.render({
    canvas: null,
    canvasContext: context as unknown as CanvasRenderingContext2D,
    viewport,
    annotationMode: DRAW_ANNOTATIONS,
  })
  const stop = () => drawing.cancel()
  signal.addEventListener('abort', stop)
  try {
    if (signal.aborted) stop()
    await drawing.promise
    if (found !== '') await paintFound(context, page, viewport, found)
  } catch (error) {
    return isCancelled(error) ? 'cancelled' : 'page'
  } finally {
    signal.removeEventListener('abort', stop)
    page.cleanup()
  }
  const dots = viewport.scale / zoom
  paintMark(context, mark, { width: canvas.width / dots, height: canvas.height / dots, dots })
  return { canvas, size }
}

/** Pixels of a page without a watermark, only for comparing within the worker. */
export async function dotsOf(document: Document, number: number, scale: number): Promise<ImageData | null> {
  try {
    const page = await document.getPage(number)
    const viewport = viewportOf(page, scale, 0)
    const canvas = new OffscreenCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height))
    const context = canvas.getContext('2d', { alpha: false, willReadFrequently: true })!
    await fillFields(document, page)
    await page.render({
      canvas: null,
      canvasContext: context as unknown as CanvasRenderingContext2D,
      viewport,
      annotationMode: DRAW_ANNOTATIONS,
    }).promise
    page.cleanup()
    return context.getImageData(0, 0, canvas.width, canvas.height)
  } catch {
    return null
  }
}
