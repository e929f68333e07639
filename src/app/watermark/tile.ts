import { FONT_SIZE } from './text'

/** Side of the tile that repeats, px. */
export const TILE_SIZE = 260

const ANGLE = -30
const LINE_HEIGHT = 20
const FONT = '-apple-system, "Segoe UI", "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", sans-serif'

/**
 * Letters and a thin outline of the opposite tone, so that the mark is seen on the dark menu of the light theme
 * too. Not the style sheet's variables: whoever changes those would erase the mark.
 */
const INKS = {
  light: { letters: 'rgb(28 36 48 / 15%)', outline: 'rgb(255 255 255 / 12%)' },
  dark: { letters: 'rgb(230 235 242 / 18%)', outline: 'rgb(0 0 0 / 15%)' },
}

interface Tile {
  lines: readonly string[]
  isDark: boolean
  /** Device pixels per px of the page. */
  pixelRatio: number
}

/** Distance of a line's middle from the tile's, px. */
const offset = (at: number, count: number) => (at - (count - 1) / 2) * LINE_HEIGHT

/** Whether there is writing on a clear ground: some browsers answer a read canvas with noise, others with nothing. */
function isLegible({ data }: ImageData): boolean {
  const isClear = (at: number) => data[at * 4 + 3]! < 16
  let inked = 0
  for (let at = 0; at < data.length / 4; at++) if (!isClear(at)) inked++
  return isClear(0) && inked > 100 && inked < data.length / 8
}

/** The tile drawn on a canvas, as the address of a picture; null where a canvas is not to be had or not to be read. */
function canvasTile({ lines, isDark, pixelRatio }: Tile): string | null {
  const canvas = document.createElement('canvas')
  const scale = Math.min(4, Math.max(2, pixelRatio)) // 2 at least, for print
  canvas.width = canvas.height = TILE_SIZE * scale
  const context = canvas.getContext('2d')
  if (!context) return null
  const { letters, outline } = INKS[isDark ? 'dark' : 'light']
  context.scale(scale, scale)
  context.translate(TILE_SIZE / 2, TILE_SIZE / 2)
  context.rotate((ANGLE * Math.PI) / 180)
  context.font = `${FONT_SIZE}px ${FONT}`
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.direction = 'ltr'
  context.lineWidth = 1.5
  context.lineJoin = 'round'
  context.strokeStyle = outline
  context.fillStyle = letters
  for (const [at, line] of lines.entries()) {
    const y = offset(at, lines.length)
    context.strokeText(line, 0, y, TILE_SIZE)
    context.fillText(line, 0, y, TILE_SIZE)
  }
  return isLegible(context.getImageData(0, 0, canvas.width, canvas.height)) ? canvas.toDataURL() : null
}

const escaped = (text: string) => text.replaceAll(/[<>&"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** The same tile as a drawing, for browsers that keep canvases from being read. */
export function svgTile({ lines, isDark }: Tile): string {
  const { letters, outline } = INKS[isDark ? 'dark' : 'light']
  const middle = TILE_SIZE / 2
  const texts = lines.map(
    (line, at) => `<text x="${middle}" y="${middle + offset(at, lines.length)}">${escaped(line)}</text>`,
  )
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${TILE_SIZE}" height="${TILE_SIZE}"><g transform="rotate(${ANGLE} ${middle} ${middle})" text-anchor="middle" dominant-baseline="central" font-size="${FONT_SIZE}" font-family="${escaped(FONT)}" fill="${letters}" stroke="${outline}" stroke-width="1.5" stroke-linejoin="round" paint-order="stroke">${texts.join('')}</g></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

/** A picture of one tile, as an address to paint with. */
export const drawTile = (tile: Tile): string => canvasTile(tile) ?? svgTile(tile)
