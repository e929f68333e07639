import type { Region, Rotation } from './messages'

/** A page of a document, and a part of it where not the whole page is meant. */
export interface Place {
  page: number
  region: Region | null
}

/** Smaller ones were not meant: shares of the page. */
const LEAST = 0.01
/** What a key moves it by. */
const STEP = 0.01

const FIRST: Region = { left: 0.2, top: 0.4, width: 0.6, height: 0.12 }

/** Where a part of a page stands once the page is turned. */
export function turned({ left, top, width, height }: Region, rotation: Rotation): Region {
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

/** The same the other way round. */
export const turnedBack = (region: Region, rotation: Rotation): Region =>
  turned(region, ((360 - rotation) % 360) as Rotation)

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most)
const rounded = (value: number) => Math.round(value * 1e4) / 1e4

/** Where one begins that is marked by keys: around a height of the page, as a share of it. */
export const firstRegion = (middle: number): Region => ({
  ...FIRST,
  top: rounded(clamp(middle - FIRST.height / 2, 0, 1 - FIRST.height)),
})

interface Point {
  x: number
  y: number
}

/** What lies between two corners, within the page; null where that is too little to be meant. */
export function between(from: Point, to: Point): Region | null {
  const [left, right] = [from.x, to.x].map((x) => clamp(x, 0, 1)).toSorted((a, b) => a - b) as [
    number,
    number,
  ]
  const [top, bottom] = [from.y, to.y].map((y) => clamp(y, 0, 1)).toSorted((a, b) => a - b) as [
    number,
    number,
  ]
  const region = { left, top, width: right - left, height: bottom - top }
  if (region.width < LEAST || region.height < LEAST) return null
  return {
    left: rounded(left),
    top: rounded(top),
    width: rounded(region.width),
    height: rounded(region.height),
  }
}

const WAYS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
}

/** A region after a key, with Shift its size; null for a key that says nothing of it. It stays within the page. */
export function regionAfter(region: Region, key: string, isSized: boolean): Region | null {
  const way = Object.hasOwn(WAYS, key) ? WAYS[key] : undefined
  if (!way) return null
  const { left, top, width, height } = region
  if (!isSized)
    return {
      ...region,
      left: rounded(clamp(left + way.x, 0, 1 - width)),
      top: rounded(clamp(top + way.y, 0, 1 - height)),
    }
  return {
    ...region,
    width: rounded(clamp(width + way.x, LEAST, 1 - left)),
    height: rounded(clamp(height + way.y, LEAST, 1 - top)),
  }
}
