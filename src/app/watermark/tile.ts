import { language } from './language'
import { isLegible } from './legible'
import { natives } from './natives'
import { FONT_SIZE } from './text'

export const TILE_SIZE = 260

const ANGLE = -30
const LINE_HEIGHT = 20
/** Generic family: any other name could be overridden by a web font with blank or wrong glyphs. */
const FONT = 'sans-serif'

/**
 * Letters with a thin outline of the opposite tone, so that the mark is also visible on the dark menu of the light
 * theme. Hard-coded: style sheet variables could be changed to erase the mark.
 */
const INKS = {
  light: { letters: 'rgb(28 36 48 / 7%)', outline: 'rgb(255 255 255 / 8%)' },
  dark: { letters: 'rgb(230 235 242 / 8%)', outline: 'rgb(0 0 0 / 8%)' },
}

interface Tile {
  lines: readonly string[]
  isDark: boolean
  /** Device pixels per CSS px. */
  pixelRatio: number
}

/** Distance of a line's centre from the tile's centre in px. */
const offset = (at: number, count: number) => (at - (count - 1) / 2) * LINE_HEIGHT

/** True when the text is visible on a square canvas. Throws if the canvas cannot be read. */
function isWritten(context: CanvasRenderingContext2D, side: number): boolean {
  return isLegible(natives.bytesOf(natives.pixelsOf(context, 0, 0, side, side)), side * side)
}

function squareOf(side: number) {
  const canvas = natives.createElement('canvas')
  natives.setWidth(canvas, side)
  natives.setHeight(canvas, side)
  return { canvas, context: natives.contextOf(canvas, '2d') }
}

/** Renders one tile as a data URL; null if its text cannot be read back. */
export function drawTile({ lines, isDark, pixelRatio }: Tile): string | null {
  const scale = language.min(4, language.max(2, pixelRatio)) // at least 2, for print
  const side = language.round(TILE_SIZE * scale)
  const { canvas, context } = squareOf(side)
  if (!context) return null
  const { letters, outline } = INKS[isDark ? 'dark' : 'light']
  natives.scale(context, scale, scale)
  natives.translate(context, TILE_SIZE / 2, TILE_SIZE / 2)
  natives.rotate(context, (ANGLE * Math.PI) / 180)
  natives.setFont(context, `${FONT_SIZE}px ${FONT}`)
  natives.setAlign(context, 'center')
  natives.setBaseline(context, 'middle')
  natives.setDirection(context, 'ltr')
  natives.setLineWidth(context, 1.5)
  natives.setLineJoin(context, 'round')
  natives.setStroke(context, outline)
  natives.setFill(context, letters)
  for (let at = 0; at < lines.length; at++) {
    const y = offset(at, lines.length)
    natives.strokeText(context, lines[at]!, 0, y, TILE_SIZE)
    natives.fillText(context, lines[at]!, 0, y, TILE_SIZE)
  }
  try {
    return isWritten(context, side) ? natives.addressOf(canvas) : null
  } catch {
    return null
  }
}

/**
 * Loads the picture the way the browser loads the mark and reports whether its text is visible: a content security
 * policy, for example, may block images.
 */
export function proveTile(picture: string, tell: (isProven: boolean) => void) {
  const image = natives.createElement('img')
  const look = () => {
    try {
      const { context } = squareOf(TILE_SIZE)
      if (!context) return tell(false)
      natives.drawImage(context, image, 0, 0, TILE_SIZE, TILE_SIZE)
      tell(isWritten(context, TILE_SIZE))
    } catch {
      tell(false)
    }
  }
  natives.listenTo(image, 'load', look)
  natives.listenTo(image, 'error', () => tell(false))
  natives.setSource(image, picture)
}
