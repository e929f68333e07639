import type { Rotation, Size } from './messages'

/** Bitmaps that are held at a time, at most. */
export const MOST_BITMAPS = 12
/** px above, below and between pages. */
const GAP = 16

export const ZOOM = { least: 0.25, most: 5 }
const STEPS = [0.25, 0.33, 0.5, 0.67, 0.75, 0.9, 1, 1.1, 1.25, 1.5, 1.75, 2, 2.5, 3, 4, 5]
/** As wide as the place, but no larger than that: a wide screen would show three lines of a page. */
const WIDEST_AT_FIRST = 1.5

/** How large pages are shown: a number, or as the place has room. */
export type Zoom = number | 'first' | 'width' | 'page'

/** The next larger or smaller step. */
export const stepFrom = (zoom: number, way: 1 | -1): number =>
  way === 1
    ? (STEPS.find((step) => step > zoom + 0.005) ?? ZOOM.most)
    : (STEPS.findLast((step) => step < zoom - 0.005) ?? ZOOM.least)

const turned = ({ width, height }: Size, rotation: Rotation): Size =>
  rotation % 180 === 0 ? { width, height } : { width: height, height: width }

/** The zoom that was chosen, as a number. */
export function zoomFor(zoom: Zoom, place: Size, page: Size, rotation: Rotation): number {
  if (typeof zoom === 'number') return zoom
  const { width, height } = turned(page, rotation)
  const across = (place.width - 2 * GAP) / width
  const wanted = {
    first: Math.min(across, WIDEST_AT_FIRST),
    width: across,
    page: Math.min(across, (place.height - 2 * GAP) / height),
  }[zoom]
  return Math.min(ZOOM.most, Math.max(ZOOM.least, wanted))
}

/** A page's place in the column, px. */
export interface Place extends Size {
  top: number
}

/** Pages one below the other; that of page 1 stands at 0. */
export interface Layout extends Size {
  places: readonly Place[]
}

/** Lays pages out; one whose size is not known yet is held to be like the first. */
export function layOut(
  pages: number,
  known: ReadonlyMap<number, Size>,
  first: Size,
  zoom: number,
  rotation: Rotation,
): Layout {
  const places: Place[] = []
  let top = GAP
  let widest = 0
  for (let page = 1; page <= pages; page += 1) {
    const size = turned(known.get(page) ?? first, rotation)
    const place = { top, width: Math.round(size.width * zoom), height: Math.round(size.height * zoom) }
    places.push(place)
    widest = Math.max(widest, place.width)
    top += place.height + GAP
  }
  return { places, width: widest + 2 * GAP, height: top }
}

/** The page at a height of the column, from 1; the gap below a page belongs to it. */
export function pageAt({ places }: Layout, at: number): number {
  let [low, high] = [0, places.length - 1]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (places[middle]!.top <= at) low = middle
    else high = middle - 1
  }
  return low + 1
}

/** What of the column is on show, px. */
export interface Sight {
  top: number
  height: number
}

/** Pages that are on show at least half, or fill half of what is on show. */
export function pagesSeen(layout: Layout, { top, height }: Sight): number[] {
  const seen: number[] = []
  for (let page = pageAt(layout, top); page <= layout.places.length; page += 1) {
    const place = layout.places[page - 1]!
    if (place.top >= top + height) break
    const shown = Math.min(place.top + place.height, top + height) - Math.max(place.top, top)
    if (shown * 2 >= Math.min(place.height, height)) seen.push(page)
  }
  return seen
}

/** Pages that hold bitmaps: those on show, and some around them, the nearest to the middle first. */
export function pagesNear(layout: Layout, { top, height }: Sight): number[] {
  const from = pageAt(layout, top - height)
  const to = pageAt(layout, top + 2 * height)
  const middle = top + height / 2
  const away = (page: number) => {
    const place = layout.places[page - 1]!
    return Math.max(0, place.top - middle, middle - place.top - place.height)
  }
  return Array.from({ length: to - from + 1 }, (_, index) => from + index)
    .sort((a, b) => away(a) - away(b))
    .slice(0, MOST_BITMAPS)
}
