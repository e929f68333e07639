import type { Mark } from '../watermark'

/** What a page is measured by, px on the screen, and how many dots the bitmap has for each. */
export interface Sheet {
  width: number
  height: number
  dots: number
}

type Context = OffscreenCanvasRenderingContext2D

/** Named: a worker and a page do not agree on what an unnamed one is. */
const FONTS = '"Noto Sans SC", "Noto Sans CJK SC", "Microsoft YaHei", "PingFang SC", Arial, sans-serif'
const LINE_HEIGHT = 1.4
/** px, below which nobody reads letters. */
const SMALLEST = 9
/** Letters that a line has room for on the narrowest page; on a small page they shrink before they wrap. */
const LETTERS_ACROSS = 13
/** Px of a page's width from which on marks stand as far apart as they are meant to. */
const ROOMY = 480
/** Part of the page's width that a line may take. */
const WIDEST = 0.8

/** Controls, direction marks and line ends would break the mark or turn it round. */
const clean = (line: string) => line.replace(/\p{C}/gu, ' ').replace(/\s+/g, ' ').trim()

/** The lines, each broken where the page is too narrow for it. */
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

/** Where marks stand, in a field of this reach that is turned by the mark's angle around the page's corner. */
function* places(step: { x: number; y: number }, reach: number): Generator<[x: number, y: number]> {
  for (let row = -Math.ceil(reach / step.y); row * step.y < reach; row += 1) {
    // Every second row is moved by half a step, so that no lane stays free.
    const shift = row % 2 === 0 ? 0 : step.x / 2
    for (let x = shift - Math.ceil(reach / step.x) * step.x; x < reach; x += step.x) yield [x, row * step.y]
  }
}

/**
 * Paints the mark over a page: letters with a white outline, so that it is read on dark pictures too. Throws when it
 * has nothing to say: no page is shown without.
 */
export function paintMark(context: Context, mark: Mark, { width, height, dots }: Sheet) {
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
    // Closer on a small page, which would else show but one.
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
