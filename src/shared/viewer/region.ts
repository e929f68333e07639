import type { Rotation } from './pageLayout'
import type { PageRegion } from './view.api'

/** Page of a document, with a region unless the entire page is meant. */
export interface PagePlace {
  page: number
  region: PageRegion | null
}

/** Box over a page, apart from the region that is being marked. */
export interface PageBox {
  page: number
  region: PageRegion
  style: 'outline' | 'filled'
}

/** Smaller regions were unintended; fraction of the page. */
const MIN_SIZE = 0.01
/** Fraction of the page. */
const KEY_STEP = 0.01

const DEFAULT_REGION: PageRegion = { left: 0.2, top: 0.4, width: 0.6, height: 0.12 }

/** Region on the rotated page. */
export function rotateRegion({ left, top, width, height }: PageRegion, rotation: Rotation): PageRegion {
  const right = 1 - left - width
  const bottom = 1 - top - height
  switch (rotation) {
    case 90:
      return { left: bottom, top: left, width: height, height: width }
    case 180:
      return { left: right, top: bottom, width, height }
    case 270:
      return { left: top, top: right, width: height, height: width }
    default:
      return { left, top, width, height }
  }
}

export const unrotateRegion = (region: PageRegion, rotation: Rotation): PageRegion =>
  rotateRegion(region, ((360 - rotation) % 360) as Rotation)

const clamp = (value: number, min: number, max: number) => Math.min(Math.max(value, min), max)
const rounded = (value: number) => Math.round(value * 1e4) / 1e4

/** Initial region for marking by keyboard, around a height given as a fraction of the page. */
export const initialRegion = (middle: number): PageRegion => ({
  ...DEFAULT_REGION,
  top: rounded(clamp(middle - DEFAULT_REGION.height / 2, 0, 1 - DEFAULT_REGION.height)),
})

interface Point {
  x: number
  y: number
}

/** Region between two corners, clamped to the page; null if too small to be intended. */
export function regionBetween(from: Point, to: Point): PageRegion | null {
  const [left, right] = [from.x, to.x].map((x) => clamp(x, 0, 1)).toSorted((a, b) => a - b) as [
    number,
    number,
  ]
  const [top, bottom] = [from.y, to.y].map((y) => clamp(y, 0, 1)).toSorted((a, b) => a - b) as [
    number,
    number,
  ]
  const region = { left, top, width: right - left, height: bottom - top }
  if (region.width < MIN_SIZE || region.height < MIN_SIZE) return null
  return {
    left: rounded(left),
    top: rounded(top),
    width: rounded(region.width),
    height: rounded(region.height),
  }
}

const KEY_OFFSETS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -KEY_STEP, y: 0 },
  ArrowRight: { x: KEY_STEP, y: 0 },
  ArrowUp: { x: 0, y: -KEY_STEP },
  ArrowDown: { x: 0, y: KEY_STEP },
}

/** Moves a region by an arrow key, or resizes it with Shift; null for other keys. Stays within the page. */
export function regionAfter(region: PageRegion, key: string, isResize: boolean): PageRegion | null {
  const offset = Object.hasOwn(KEY_OFFSETS, key) ? KEY_OFFSETS[key] : undefined
  if (!offset) return null
  const { left, top, width, height } = region
  if (!isResize)
    return {
      ...region,
      left: rounded(clamp(left + offset.x, 0, 1 - width)),
      top: rounded(clamp(top + offset.y, 0, 1 - height)),
    }
  return {
    ...region,
    width: rounded(clamp(width + offset.x, MIN_SIZE, 1 - left)),
    height: rounded(clamp(height + offset.y, MIN_SIZE, 1 - top)),
  }
}
