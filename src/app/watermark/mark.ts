import {
  boxOf,
  computedStyle,
  getAttribute,
  getAttributeNames,
  matches,
  setAttribute,
  topLayer,
} from './natives'
import { TILE_SIZE } from './tile'

/**
 * The mark's style attribute. `all` declares every property there is, and all are important: no rule, layer or
 * animation of the page has a say, and no transition starts.
 */
export const markStyle = (tile: string) =>
  [
    'all: initial',
    'display: block',
    'visibility: visible',
    'position: fixed',
    'inset: 0',
    'width: 100%',
    'height: 100%',
    'z-index: 2147483647',
    'pointer-events: none',
    '-webkit-user-select: none',
    'user-select: none',
    'forced-color-adjust: none',
    '-webkit-print-color-adjust: exact',
    'print-color-adjust: exact',
    `background-image: url("${tile}")`,
    `background-size: ${TILE_SIZE}px ${TILE_SIZE}px`,
    'background-repeat: repeat',
  ]
    .map((declaration) => `${declaration} !important`)
    .join('; ')

const attributesOf = (style: string) => Object.entries({ 'aria-hidden': 'true', popover: 'manual', style })

/**
 * A canvas, because it takes neither pseudo-elements nor a shadow tree, in which a page could undo it. For paper a
 * plain element: what is in the top layer is printed on the first page only, and so is a canvas.
 */
export function createMark(style: string, isForPaper: boolean): HTMLElement {
  const mark = document.createElement(isForPaper ? 'div' : 'canvas')
  for (const [name, value] of attributesOf(style)) setAttribute(mark, name, value)
  // Nobody else can draw on it then; the mark itself is its background.
  if ('transferControlToOffscreen' in mark) mark.transferControlToOffscreen()
  return mark
}

/** What the browser must make of the style; a property that it does not know reads as ''. */
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

/** Share of the window's sides that must be covered: the bars of a phone's browser come and go. */
const COVERED = 0.8

/** Whether the mark stands where and as it was put, and is seen over the whole window. */
export function isIntact(mark: HTMLElement, style: string, isOnTop: boolean): boolean {
  const page = document.documentElement
  if (mark.parentNode !== page || mark.firstChild) return false

  const attributes = attributesOf(style)
  if (getAttributeNames(mark).length !== attributes.length) return false
  if (attributes.some(([name, value]) => getAttribute(mark, name) !== value)) return false
  if (topLayer && matches(mark, ':popover-open') !== isOnTop) return false
  if (document.fullscreenElement === mark) return false

  const shown = computedStyle(mark)
  const differs = ([name, wanted]: [string, string]) => !['', wanted].includes(shown.getPropertyValue(name))
  if (SHOWN.some(differs)) return false
  const image = shown.getPropertyValue('background-image')
  if (image !== '' && !style.includes(image)) return false

  const { left, top, right, bottom } = boxOf(mark)
  const width = page.clientWidth
  const height = page.clientHeight
  const isWide = left <= width * (1 - COVERED) && right >= width * COVERED
  return isWide && top <= height * (1 - COVERED) && bottom >= height * COVERED
}
