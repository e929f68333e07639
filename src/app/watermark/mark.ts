import { FONT_SIZE } from './text'

const TILE_SIZE = 260
const ANGLE = -30
const LINE_HEIGHT = 20

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

/** Renders one tile as a data URL. */
function drawTile({ lines, isDark, pixelRatio }: Tile): string {
  const scale = Math.min(4, Math.max(2, pixelRatio)) // at least 2, for print
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(TILE_SIZE * scale)
  canvas.height = canvas.width
  const context = canvas.getContext('2d')!
  const { letters, outline } = INKS[isDark ? 'dark' : 'light']
  context.scale(scale, scale)
  context.translate(TILE_SIZE / 2, TILE_SIZE / 2)
  context.rotate((ANGLE * Math.PI) / 180)
  // A generic family, which a web font of another name cannot replace.
  context.font = `${FONT_SIZE}px sans-serif`
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.direction = 'ltr'
  context.lineWidth = 1.5
  context.lineJoin = 'round'
  context.strokeStyle = outline
  context.fillStyle = letters
  for (const [index, line] of lines.entries()) {
    const y = (index - (lines.length - 1) / 2) * LINE_HEIGHT
    context.strokeText(line, 0, y, TILE_SIZE)
    context.fillText(line, 0, y, TILE_SIZE)
  }
  return canvas.toDataURL()
}

/** Computed style of a visible mark; a property unknown to the browser reads as ''. */
const SHOWN = Object.entries({
  display: 'block',
  visibility: 'visible',
  position: 'fixed',
  opacity: '1',
  filter: 'none',
  transform: 'none',
  translate: 'none',
  rotate: 'none',
  scale: 'none',
  'clip-path': 'none',
  'mask-image': 'none',
  'mix-blend-mode': 'normal',
  'pointer-events': 'none',
  'background-size': `${TILE_SIZE}px ${TILE_SIZE}px`,
  'background-repeat': 'repeat',
})

/**
 * Style attribute of a mark. `all` covers every property and everything is important, so no rule, layer, animation or
 * transition of a style sheet overrides it.
 */
export const markStyle = (tile: Tile): string =>
  [
    'all: initial',
    ...SHOWN.filter(([, value]) => value !== 'none' && value !== 'normal').map(
      ([name, value]) => `${name}: ${value}`,
    ),
    'pointer-events: none',
    'inset: 0',
    'width: 100%',
    'height: 100%',
    'z-index: 2147483647',
    '-webkit-user-select: none',
    'user-select: none',
    'forced-color-adjust: none',
    '-webkit-print-color-adjust: exact',
    'print-color-adjust: exact',
    `background-image: url("${drawTile(tile)}")`,
  ]
    .map((declaration) => `${declaration} !important`)
    .join('; ')

/** Creates a mark, which covers the window; as an open popover it is above dialogs and full screen as well. */
export function createMark(style: string): HTMLElement {
  const mark = document.createElement('div')
  mark.setAttribute('aria-hidden', 'true')
  mark.setAttribute('popover', 'manual')
  mark.setAttribute('style', style)
  return mark
}

/** Share of the window that must be covered; less than 1 because a phone's browser bars come and go. */
const COVERED = 0.8

function coversWindow(mark: HTMLElement): boolean {
  const { left, top, right, bottom } = mark.getBoundingClientRect()
  const { clientWidth: width, clientHeight: height } = document.documentElement
  const isWide = left <= width * (1 - COVERED) && right >= width * COVERED
  return isWide && top <= height * (1 - COVERED) && bottom >= height * COVERED
}

/** Factor by which CSS `zoom` of the page enlarges an element; 1 in browsers that do not tell. */
const zoomOf = (element: Element & { currentCSSZoom?: number }) => element.currentCSSZoom ?? 1

/** True when the mark is unmodified, in its place, and visible across the whole window. */
export function isIntact(mark: HTMLElement, style: string): boolean {
  const shown = getComputedStyle(mark)
  return (
    mark.parentNode === document.documentElement &&
    mark.firstChild === null &&
    mark.attributes.length === 3 &&
    mark.getAttribute('style') === style &&
    (!('showPopover' in mark) || mark.matches(':popover-open')) &&
    SHOWN.every(([name, value]) => ['', value].includes(shown.getPropertyValue(name))) &&
    zoomOf(mark) === 1 &&
    coversWindow(mark)
  )
}
