import { MAX_BAND } from './view.api'

/** Strip of a page, percent of its height from the top. */
export interface Slit {
  top: number
  height: number
}

/** Percent per key press. */
const KEY_STEP = 3
const MIN_HEIGHT = 5
/** Lower than a band, which has to contain the slit and starts at a whole percent. */
const MAX_HEIGHT = MAX_BAND - 2
export const INITIAL_SLIT: Slit = { top: 0, height: 14 }

/** Clamps the slit to the page and to its limits of height. */
export function clampSlit({ top, height }: Slit): Slit {
  const clamped = Math.min(MAX_HEIGHT, Math.max(MIN_HEIGHT, height))
  return { height: clamped, top: Math.min(Math.max(0, top), 100 - clamped) }
}

/** Moves the slit by a key; leaving the page returns the next or previous one. Null for other keys. */
export function slitAfter(key: string, isShift: boolean, slit: Slit): Slit | 'next' | 'previous' | null {
  const moveBy = (distance: number) => {
    if (distance > 0 && slit.top + slit.height >= 100) return 'next'
    if (distance < 0 && slit.top <= 0) return 'previous'
    return clampSlit({ ...slit, top: slit.top + distance })
  }
  /** Around its centre. */
  const resizeBy = (distance: number) => {
    const { height } = clampSlit({ ...slit, height: slit.height + distance })
    return clampSlit({ top: slit.top - (height - slit.height) / 2, height })
  }
  switch (key) {
    case 'ArrowDown':
      return moveBy(KEY_STEP)
    case 'ArrowUp':
      return moveBy(-KEY_STEP)
    case ' ':
      return moveBy(isShift ? -slit.height : slit.height)
    case 'Home':
      return clampSlit({ ...slit, top: 0 })
    case 'End':
      return clampSlit({ ...slit, top: 100 })
    case '[':
      return resizeBy(-KEY_STEP)
    case ']':
      return resizeBy(KEY_STEP)
    default:
      return null
  }
}

export const isWithin = (slit: Slit, band: Slit): boolean =>
  slit.top >= band.top && slit.top + slit.height <= band.top + band.height

/** The slit as far as the band contains it: at the band's edge if the slit is beyond. */
export const shownIn = ({ top, height }: Slit, band: Slit): Slit => ({
  height,
  top: Math.min(Math.max(top, band.top), band.top + band.height - height),
})

/**
 * Band to request for a slit: as high as allowed, in whole percent, with room in the direction in which the slit left
 * the previous band.
 */
export function bandFor(slit: Slit, before: Slit | null): Slit {
  const isUp = before !== null && slit.top < before.top
  const wanted = isUp ? Math.ceil(slit.top + slit.height) - MAX_BAND : Math.floor(slit.top)
  const top = Math.min(Math.max(0, wanted), 100 - MAX_BAND)
  return { top, height: MAX_BAND }
}
