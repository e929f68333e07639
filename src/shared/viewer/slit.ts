/** Visible strip of a page, px from its top. */
export interface Slit {
  top: number
  height: number
}

/** Px per key press. */
const KEY_STEP = 24
const MIN_HEIGHT = 48
const MAX_HEIGHT = 320
export const INITIAL_SLIT: Slit = { top: 0, height: 144 }

/** Clamps the slit to the page, at most half of it. */
export function clampSlit({ top, height }: Slit, page: number): Slit {
  const clamped = Math.min(height, MAX_HEIGHT, Math.max(MIN_HEIGHT, page / 2), page)
  return { height: clamped, top: Math.min(Math.max(0, top), page - clamped) }
}

/** Moves the slit by a key; leaving the page returns the next or previous one. Null for other keys. */
export function slitAfter(
  key: string,
  isShift: boolean,
  slit: Slit,
  page: number,
): Slit | 'next' | 'previous' | null {
  const isAtEnd = slit.top + slit.height >= page - 0.5
  const isAtStart = slit.top <= 0.5
  const moveBy = (distance: number) => {
    if (distance > 0 ? isAtEnd : isAtStart) return distance > 0 ? 'next' : 'previous'
    return clampSlit({ ...slit, top: slit.top + distance }, page)
  }
  /** Around its centre, and never too small to read through. */
  const resizeBy = (distance: number) => {
    const height = Math.max(MIN_HEIGHT, slit.height + distance)
    return clampSlit({ top: slit.top - (height - slit.height) / 2, height }, page)
  }
  switch (key) {
    case 'ArrowDown':
      return moveBy(KEY_STEP)
    case 'ArrowUp':
      return moveBy(-KEY_STEP)
    case ' ':
      return moveBy(isShift ? -slit.height : slit.height)
    case 'Home':
      return clampSlit({ ...slit, top: 0 }, page)
    case 'End':
      return clampSlit({ ...slit, top: page }, page)
    case '[':
      return resizeBy(-KEY_STEP)
    case ']':
      return resizeBy(KEY_STEP)
    default:
      return null
  }
}
