import { language } from './language'
import { isLegible } from './legible'
import { natives } from './natives'
import { FONT_SIZE } from './text'

/** Side of the tile that repeats, px. */
export const TILE_SIZE = 260

const ANGLE = -30
const LINE_HEIGHT = 20
/** A name of the browser itself: under any other the page can bring a font without letters, or with wrong ones. */
const FONT = 'sans-serif'

/**
 * Letters and a thin outline of the opposite tone, so that the mark is seen on the dark menu of the light theme
 * too. Not the style sheet's variables: whoever changes those would erase the mark.
 */
const INKS = {
  light: { letters: 'rgb(28 36 48 / 7%)', outline: 'rgb(255 255 255 / 8%)' },
  dark: { letters: 'rgb(230 235 242 / 8%)', outline: 'rgb(0 0 0 / 8%)' },
}

interface Tile {
  lines: readonly string[]
  isDark: boolean
  /** Device pixels per px of the page. */
  pixelRatio: number
}

/** Distance of a line's middle from the tile's, px. */
const offset = (at: number, count: number) => (at - (count - 1) / 2) * LINE_HEIGHT

/** Whether the writing stands on a square canvas. Throws where it is not to be read. */
function isWritten(context: CanvasRenderingContext2D, side: number): boolean {
  return isLegible(natives.bytesOf(natives.pixelsOf(context, 0, 0, side, side)), side * side)
}

function squareOf(side: number) {
  const canvas = natives.createElement('canvas')
  natives.setWidth(canvas, side)
  natives.setHeight(canvas, side)
  return { canvas, context: natives.contextOf(canvas, '2d') }
}

/** A picture of one tile, as an address to paint with; null where the writing is not to be read on it. */
export function drawTile({ lines, isDark, pixelRatio }: Tile): string | null {
  const scale = language.min(4, language.max(2, pixelRatio)) // 2 at least, for print
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
 * Has the browser load the picture as it loads the mark's own and tells whether the writing is in its pixels: a
 * policy of the page, for one, can keep pictures away.
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
