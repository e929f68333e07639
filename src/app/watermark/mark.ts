import { language } from './language'
import { natives } from './natives'
import { TILE_SIZE } from './tile'

/**
 * Style attribute of the mark. `all` covers every property and everything is important, so no rule, layer, animation or
 * transition of the page can override it.
 */
export const markStyle = (tile: string) => `${FIXED}; background-image: url("${tile}") !important`

const FIXED = important([
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
  `background-size: ${TILE_SIZE}px ${TILE_SIZE}px`,
  'background-repeat: repeat',
])

/**
 * Sets the page's style for printing. A fixed element appears on every sheet only if no ancestor is transformed,
 * contained or similar, so all declared properties are reset. Custom properties survive, because `all` does not cover
 * them.
 */
export function layOnPaper(page: HTMLElement) {
  const style = natives.inlineStyleOf(page)
  natives.declare(style, 'all', 'initial', 'important')
  natives.declare(style, 'display', 'block', 'important')
}

function important(declarations: readonly string[]): string {
  return declarations.map((declaration) => `${declaration} !important`).join('; ')
}

const OTHERS = [
  ['aria-hidden', 'true'],
  ['popover', 'manual'],
] as const

/**
 * A canvas, because it supports neither pseudo-elements nor a shadow root that could hide it. A plain element for
 * printing, because browsers print a fixed canvas on the first sheet only.
 */
export function createMark(style: string, isForPaper: boolean): HTMLElement {
  const canvas = isForPaper ? null : natives.createElement('canvas')
  const mark = canvas ?? natives.createElement('div')
  for (let at = 0; at < OTHERS.length; at++) natives.setAttribute(mark, OTHERS[at]![0], OTHERS[at]![1])
  natives.setAttribute(mark, 'style', style)
  // Prevents others from drawing on the canvas; the mark itself is its background.
  if (canvas) natives.giveAway?.(canvas)
  return mark
}

/** Expected computed style; a property unknown to the browser reads as ''. */
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

/** Share of the window that must be covered; less than 1 because a phone's browser bars come and go. */
const COVERED = 0.8

function hasItsAttributes(mark: HTMLElement, style: string): boolean {
  if (natives.getAttributeNames(mark).length !== OTHERS.length + 1) return false
  if (natives.getAttribute(mark, 'style') !== style) return false
  for (let at = 0; at < OTHERS.length; at++) {
    if (natives.getAttribute(mark, OTHERS[at]![0]) !== OTHERS[at]![1]) return false
  }
  return true
}

function isShown(mark: HTMLElement, style: string): boolean {
  const shown = natives.styleOf(mark)
  for (let at = 0; at < SHOWN.length; at++) {
    const value = natives.valueOf(shown, SHOWN[at]![0])
    if (value !== '' && value !== SHOWN[at]![1]) return false
  }
  const image = natives.valueOf(shown, 'background-image')
  return image === '' || language.includes(style, image)
}

/** True when the mark is unmodified, in its place, and visible across the whole window. */
export function isIntact(mark: HTMLElement, style: string, isOnTop: boolean): boolean {
  const page = natives.page()
  if (natives.parentOf(mark) !== page || natives.firstNodeOf(mark)) return false
  if (!hasItsAttributes(mark, style)) return false
  if (natives.topLayer && natives.matches(mark, ':popover-open') !== isOnTop) return false
  if (natives.fullscreenElement() === mark) return false
  if (!isShown(mark, style)) return false

  const box = natives.boxOf(mark)
  const width = natives.widthOf(page)
  const height = natives.heightOf(page)
  const isWide = natives.leftOf(box) <= width * (1 - COVERED) && natives.rightOf(box) >= width * COVERED
  return isWide && natives.topOf(box) <= height * (1 - COVERED) && natives.bottomOf(box) >= height * COVERED
}
