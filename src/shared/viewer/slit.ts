/** The strip of a page that is on show, px from the page's top. */
export interface Slit {
  top: number
  height: number
}

/** Px by which a key moves it, and by which it becomes larger or smaller. */
const STEP = 24
const LEAST = 48
const MOST = 320
export const FIRST_SLIT: Slit = { top: 0, height: 144 }

/** The slit within a page, never more than half of it. */
export function within({ top, height }: Slit, page: number): Slit {
  const fitting = Math.min(height, MOST, Math.max(LEAST, page / 2), page)
  return { height: fitting, top: Math.min(Math.max(0, top), page - fitting) }
}

/** Where a key takes the slit; a way off the page leads to the next or the one before. Null for any other key. */
export function slitAfter(
  key: string,
  isShift: boolean,
  slit: Slit,
  page: number,
): Slit | 'next' | 'previous' | null {
  const isAtEnd = slit.top + slit.height >= page - 0.5
  const isAtStart = slit.top <= 0.5
  const by = (distance: number) => {
    if (distance > 0 ? isAtEnd : isAtStart) return distance > 0 ? 'next' : 'previous'
    return within({ ...slit, top: slit.top + distance }, page)
  }
  /** About its middle, and never smaller than it can be read through. */
  const larger = (distance: number) => {
    const height = Math.max(LEAST, slit.height + distance)
    return within({ top: slit.top - (height - slit.height) / 2, height }, page)
  }
  switch (key) {
    case 'ArrowDown':
      return by(STEP)
    case 'ArrowUp':
      return by(-STEP)
    case ' ':
      return by(isShift ? -slit.height : slit.height)
    case 'Home':
      return within({ ...slit, top: 0 }, page)
    case 'End':
      return within({ ...slit, top: page }, page)
    case '[':
      return larger(-STEP)
    case ']':
      return larger(STEP)
    default:
      return null
  }
}
