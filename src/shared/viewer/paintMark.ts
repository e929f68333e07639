import type { PageWatermark } from './watermark'

/** Size in px on the screen, and pixels of the bitmap per px. */
export interface Sheet {
  width: number
  height: number
  dots: number
}

/** Named fonts, because generic names differ between systems. */
const FONTS = '"Noto Sans SC", "Noto Sans CJK SC", "Microsoft YaHei", "PingFang SC", Arial, sans-serif'
const LINE_HEIGHT = 1.4
/** Px; smaller letters are unreadable. */
const SMALLEST = 9
/** Letters that fit a line on the narrowest page; on a small page, the font shrinks before lines wrap. */
const LETTERS_ACROSS = 13
/** Page width in px from which the full spacing is used. */
const ROOMY = 480
/** Maximum width of a line, as a fraction of the page. */
const WIDEST = 0.8

/** Control characters, direction marks and line breaks would break or reverse the watermark. */
const clean = (line: string) => line.replace(/\p{C}/gu, ' ').replace(/\s+/g, ' ').trim()

/** Wraps lines that are too long for the page. */
function wrapped(lines: readonly string[], widest: number, widthOf: (text: string) => number): string[] {
  return lines.flatMap((line) => {
    const broken: string[] = []
    let rest = ''
    for (const sign of clean(line)) {
      if (rest !== '' && widthOf(rest + sign) > widest) {
        const blank = rest.lastIndexOf(' ')
        const end = blank > rest.length / 2 ? blank : rest.length
        broken.push(rest.slice(0, end))
        rest = rest.slice(end).trimStart()
      }
      rest += sign
    }
    return rest === '' ? broken : [...broken, rest]
  })
}

/** Positions of watermarks in a field of this radius around the page's corner, rotated by the watermark's angle. */
function* places(step: { x: number; y: number }, reach: number): Generator<[x: number, y: number]> {
  for (let row = -Math.ceil(reach / step.y); row * step.y < reach; row += 1) {
    // Every second row is offset by half a step, so that no lane stays free.
    const shift = row % 2 === 0 ? 0 : step.x / 2
    for (let x = shift - Math.ceil(reach / step.x) * step.x; x < reach; x += step.x) yield [x, row * step.y]
  }
}

/**
 * Paints the watermark over a page: letters with a white outline, to be readable on dark images too. Throws without
 * text: no page is shown unmarked.
 */
export function paintMark(
  context: CanvasRenderingContext2D,
  mark: PageWatermark,
  { width, height, dots }: Sheet,
) {
  const size = Math.min(mark.size, Math.max(SMALLEST, width / LETTERS_ACROSS))
  context.save()
  context.scale(dots, dots)
  context.font = `600 ${size}px ${FONTS}`
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.lineJoin = 'round'
  const widthOf = (text: string) => context.measureText(text).width
  const lines = wrapped(mark.lines, width * WIDEST, widthOf)
  if (lines.length === 0) throw new Error('The mark says nothing.')
  const block = { width: Math.max(...lines.map(widthOf)), height: lines.length * size * LINE_HEIGHT }
  context.globalAlpha = mark.opacity
  context.strokeStyle = '#ffffff'
  context.lineWidth = Math.max(1.5, size / 4.5)
  context.fillStyle = mark.color

  const angle = (mark.angle * Math.PI) / 180
  const draw = (x: number, y: number) => {
    for (const [index, line] of lines.entries()) {
      const at = y + (index - (lines.length - 1) / 2) * size * LINE_HEIGHT
      context.strokeText(line, x, at)
      context.fillText(line, x, at)
    }
  }
  if (!mark.isTiled) {
    context.translate(width / 2, height / 2)
    context.rotate(angle)
    draw(0, 0)
  } else {
    context.rotate(angle)
    // Closer on a small page, which would otherwise show only one.
    const spacing = mark.spacing * Math.min(1, width / ROOMY)
    const step = { x: block.width + spacing, y: block.height + spacing }
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    const near = Math.hypot(block.width, block.height) / 2
    for (const [x, y] of places(step, Math.hypot(width, height))) {
      const across = x * cos - y * sin
      const down = x * sin + y * cos
      if (across < -near || down < -near || across > width + near || down > height + near) continue
      draw(x, y)
    }
  }
  context.restore()
}
