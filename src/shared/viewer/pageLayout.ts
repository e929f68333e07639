import type { Size } from './view.api'

/** Degrees, clockwise. */
export type Rotation = 0 | 90 | 180 | 270

export const MAX_BITMAPS = 12
/** Px above, below and between pages. */
const GAP = 16

export const ZOOM = { min: 0.25, max: 5 }
const STEPS = [0.25, 0.33, 0.5, 0.67, 0.75, 0.9, 1, 1.1, 1.25, 1.5, 1.75, 2, 2.5, 3, 4, 5]
/** Otherwise a wide screen would only show three lines of a page. */
const MAX_INITIAL_ZOOM = 1.5

/** A factor, or fitted to the available space. */
export type Zoom = number | 'first' | 'width' | 'page'

export const nextZoom = (zoom: number, direction: 1 | -1): number =>
  direction === 1
    ? (STEPS.find((step) => step > zoom + 0.005) ?? ZOOM.max)
    : (STEPS.findLast((step) => step < zoom - 0.005) ?? ZOOM.min)

const rotatedSize = ({ width, height }: Size, rotation: Rotation): Size =>
  rotation % 180 === 0 ? { width, height } : { width: height, height: width }

/** Resolves a zoom setting to a factor. */
export function zoomFor(zoom: Zoom, place: Size, page: Size, rotation: Rotation): number {
  if (typeof zoom === 'number') return zoom
  const { width, height } = rotatedSize(page, rotation)
  const fitWidth = (place.width - 2 * GAP) / width
  const wanted = {
    first: Math.min(fitWidth, MAX_INITIAL_ZOOM),
    width: fitWidth,
    page: Math.min(fitWidth, (place.height - 2 * GAP) / height),
  }[zoom]
  return Math.min(ZOOM.max, Math.max(ZOOM.min, wanted))
}

export interface PagePlacement extends Size {
  top: number
}

/** Pages in a column, starting at 0. */
export interface PageLayout extends Size {
  places: readonly PagePlacement[]
}

export function layoutPages(sizes: readonly Size[], zoom: number, rotation: Rotation): PageLayout {
  const places: PagePlacement[] = []
  let top = GAP
  let widest = 0
  for (const size of sizes) {
    const rotated = rotatedSize(size, rotation)
    const place = { top, width: Math.round(rotated.width * zoom), height: Math.round(rotated.height * zoom) }
    places.push(place)
    widest = Math.max(widest, place.width)
    top += place.height + GAP
  }
  return { places, width: widest + 2 * GAP, height: top }
}

/** Page at an offset of the column, from 1; the gap below a page belongs to it. */
export function pageAt({ places }: PageLayout, at: number): number {
  let [low, high] = [0, places.length - 1]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (places[middle]!.top <= at) low = middle
    else high = middle - 1
  }
  return low + 1
}

export interface Viewport {
  top: number
  height: number
}

/** Pages of which at least half is visible, or that fill half of the viewport. */
export function pagesSeen(layout: PageLayout, { top, height }: Viewport): number[] {
  const seen: number[] = []
  for (let page = pageAt(layout, top); page <= layout.places.length; page += 1) {
    const place = layout.places[page - 1]!
    if (place.top >= top + height) break
    const shown = Math.min(place.top + place.height, top + height) - Math.max(place.top, top)
    if (shown * 2 >= Math.min(place.height, height)) seen.push(page)
  }
  return seen
}

/** Pages that hold bitmaps: visible ones and their neighbours, those nearest to the middle first. */
export function pagesNear(layout: PageLayout, { top, height }: Viewport): number[] {
  const from = pageAt(layout, top - height)
  const to = pageAt(layout, top + 2 * height)
  const middle = top + height / 2
  const distance = (page: number) => {
    const place = layout.places[page - 1]!
    return Math.max(0, place.top - middle, middle - place.top - place.height)
  }
  return Array.from({ length: to - from + 1 }, (_, index) => from + index)
    .sort((a, b) => distance(a) - distance(b))
    .slice(0, MAX_BITMAPS)
}
